import {useState, type ComponentType} from 'react';
import {loadCode} from '@site/src/recovery/loadCode';
import {address, example} from './example';
import styles from './styles.module.css';

type Loading = 'waiting' | 'loading' | 'failed' | {Tool: ComponentType};

/** Makes a throw-away account in the browser; the SDK loads when somebody asks for one. */
export default function AccountTool() {
  const [loading, setLoading] = useState<Loading>('waiting');

  function load() {
    setLoading('loading');
    loadCode(() => import('./Tool')).then(
      ({default: Tool}) => setLoading({Tool}),
      () => setLoading('failed'),
    );
  }

  return (
    <div className={styles.frame}>
      {typeof loading === 'object' ? (
        <loading.Tool />
      ) : (
        <div className={styles.start}>
          <p>
            Make a key in this browser, watch it become an address, sign a message. Nothing is sent anywhere.
          </p>
          {/* Not `disabled`, which would take the focus away from the keyboard. */}
          <button
            className={styles.main}
            type="button"
            aria-disabled={loading === 'loading'}
            onClick={() => loading !== 'loading' && load()}>
            {loading === 'failed' ? 'Try again' : 'Make a throw-away account'}
          </button>
          <p className={styles.muted} role="status">
            {loading === 'loading' && 'Loading the SDK…'}
            {loading === 'failed' && 'The SDK could not be loaded. Are you offline?'}
            {loading === 'waiting' && 'Loads the TypeScript SDK, about 80 KB. Needs JavaScript.'}
          </p>
          <p className={styles.name}>It looks like this, with an Ed25519 key:</p>
          <ol className={styles.steps}>
            {example.map(([name, note, hex]) => (
              <li key={name}>
                <span className={styles.name}>{name}</span> <span className={styles.muted}>{note}</span>
                <code className={styles.hex}>{hex}</code>
              </li>
            ))}
          </ol>
          <p className={styles.result}>
            <span className={styles.name}>Address</span>
            <code className={styles.hex}>{address}</code>
          </p>
        </div>
      )}
    </div>
  );
}
