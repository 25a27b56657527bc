import {useId, useState} from 'react';
import clsx from 'clsx';
import {loadCode} from '@site/src/recovery/loadCode';
import {product} from '@site/src/site/product';
import {Choice} from '../../components/FigureControls';
import {address as exampleAddress, example, type KeyKind} from '@site/src/network/account/example';
import type * as keysModule from '@site/src/network/account/generate';
import styles from './styles.module.css';

const kinds: readonly {value: KeyKind; text: string}[] = [
  {value: 'ed25519', text: 'Ed25519'},
  {value: 'single-ed25519', text: 'Ed25519 as a single key'},
  {value: 'single-secp256k1', text: 'Secp256k1'},
];

type Keys = typeof keysModule;

const notes = {
  waiting: 'Loads the TypeScript SDK, about 80 KB. Needs JavaScript.',
  loading: 'Loading the SDK…',
  failed: 'The SDK could not be loaded. Are you offline?',
};

/** The account that the reader creates, and the SDK, which loads for the first one. */
function useThrowawayAccount() {
  const [keys, setKeys] = useState<keyof typeof notes | Keys>('waiting');
  const [kind, setKind] = useState<KeyKind>('ed25519');
  const [made, setMade] = useState<keysModule.Made>();
  const [count, setCount] = useState(0);

  function make({generate}: Keys, next: KeyKind) {
    setKind(next);
    setMade(generate(next));
    setCount(count + 1);
  }

  function create() {
    if (keys === 'loading') return;
    if (typeof keys === 'object') {
      make(keys, kind);
      return;
    }
    setKeys('loading');
    loadCode(() => import('@site/src/network/account/generate')).then(
      (loaded) => {
        setKeys(loaded);
        make(loaded, kind);
      },
      () => setKeys('failed'),
    );
  }

  return {
    status: typeof keys === 'object' ? 'loaded' : keys,
    kind,
    made,
    count,
    create,
    changeKind: (next: KeyKind) => typeof keys === 'object' && make(keys, next),
  } as const;
}

/**
 * Creates throwaway accounts in the browser: a key, the steps to its address, and a signature that the reader can
 * invalidate. The SDK loads when the reader asks for an account; until then, an example is shown.
 */
export default function AccountTool() {
  const {status, kind, made, count, create, changeKind} = useThrowawayAccount();
  return (
    <div className={styles.frame}>
      <p>
        Generate a key in your browser, see how its address is derived, and sign a message. Nothing is sent
        anywhere.
      </p>
      <div className={styles.make} data-markdown="skip">
        {/* Not `disabled` while loading, because a disabled button loses the focus. */}
        <button
          className="button button--primary"
          type="button"
          aria-disabled={status === 'loading'}
          onClick={create}>
          {made ? 'Create another account' : status === 'failed' ? 'Try again' : 'Create a throwaway account'}
        </button>
        <p className={styles.note} role="status">
          {status === 'loaded' ? `Account ${count}, created on this page by the SDK.` : notes[status]}
        </p>
      </div>
      <div data-markdown="skip">
        <Choice label="Key type" options={kinds} value={kind} disabled={!made} onChange={changeKind} />
      </div>

      <ol className={styles.steps}>
        {(made?.steps ?? example).map(({name, note, hex}) => (
          <li key={name}>
            <span className={styles.name}>{name}</span> <span className={styles.muted}>{note}</span>
            <Hex digits={hex || '–'} />
          </li>
        ))}
      </ol>
      <p className={styles.result}>
        <span className={styles.name}>Address</span>{' '}
        <span className={styles.muted}>
          {!made
            ? 'An example.'
            : made.agrees
              ? 'The SDK derives the same address.'
              : 'The SDK derives a different address. Please report this.'}
        </span>
        <Hex digits={made?.address ?? exampleAddress} />
      </p>

      <Signature made={made} />
      <PrivateKey made={made} />
    </div>
  );
}

interface AccountProps {
  /** Missing before the reader creates an account. */
  made: keysModule.Made | undefined;
}

/** Signs a message, and verifies the signature for each later one. */
function Signature({made}: AccountProps) {
  const [message, setMessage] = useState(`Hello, ${product.name}`);
  const [signed, setSigned] = useState<{by: keysModule.Made; signature: keysModule.Signed}>();
  const id = useId();
  const signature = signed?.by === made ? signed?.signature : undefined;
  const valid = signature?.isValidFor(message);
  return (
    <fieldset className={styles.sign} disabled={!made} data-markdown="skip">
      <label htmlFor={`${id}-message`}>Message</label>
      <div className={styles.row}>
        <input
          id={`${id}-message`}
          className={clsx('text-field', styles.input)}
          type="text"
          autoComplete="off"
          maxLength={80}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <button
          className="button button--secondary"
          type="button"
          onClick={() => made && setSigned({by: made, signature: made.sign(message)})}>
          Sign
        </button>
      </div>
      <p className={styles.verdict} data-valid={valid} role="status">
        {valid === undefined
          ? 'Not signed yet.'
          : valid
            ? 'The signature is valid for this message and this key. Now change a letter.'
            : 'The signature is not valid, because this is not the message that was signed.'}
      </p>
      <Hex className={styles.signature} label="Signature" digits={signature?.hex ?? '…'} />
    </fieldset>
  );
}

function PrivateKey({made}: AccountProps) {
  const [revealed, setRevealed] = useState<keysModule.Made>();
  const id = useId();
  const isRevealed = made !== undefined && made === revealed;
  return (
    <fieldset className={styles.secret} disabled={!made} data-markdown="skip">
      <button
        className="button button--secondary"
        type="button"
        aria-expanded={isRevealed}
        aria-controls={`${id}-secret`}
        onClick={() => setRevealed(isRevealed ? undefined : made)}>
        {isRevealed ? 'Hide the private key' : 'Reveal the private key'}
      </button>
      <p id={`${id}-secret`} className={styles.muted}>
        {isRevealed ? (
          <Hex digits={made.privateKey} />
        ) : (
          'It exists only in the memory of this page and is lost when you leave. Never use a key from a web page.'
        )}
      </p>
    </fieldset>
  );
}
interface HexProps {
  digits: string;
  label?: string;
  className?: string;
}

/** Digits in groups of four bytes; the gaps are not copied. */
function Hex({digits, label, className}: HexProps) {
  const [, prefix = '', bytes = ''] = /^(.*0x)?(.*)$/.exec(digits) ?? [];
  const groups = bytes.match(/.{1,8}/g) ?? [];
  return (
    <code className={clsx(styles.hex, className)} aria-label={label}>
      {prefix}
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
