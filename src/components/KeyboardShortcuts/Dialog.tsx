import {useEffect, useRef} from 'react';
import {showModal} from '@site/src/client/backCloses';
import {useSingleKeys} from '@site/src/hooks/useSingleKeys';
import {hasOpenDialog} from './useKeys';
import styles from './styles.module.css';

const keys = [
  [['Ctrl K', '⌘ K', '/'], 'Search'],
  [['['], 'Previous page'],
  [[']'], 'Next page'],
  [['?'], 'Show this list'],
  [['Esc'], 'Close'],
] as const;

/**
 * A dialog that lists the keyboard shortcuts and can switch off those of a single key. Each new number of requests opens
 * the dialog. The `close` event is not used, because a key can ask for the list again before that event arrives.
 */
export default function Dialog({requests}: {requests: number}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, switchTo] = useSingleKeys();
  useEffect(() => {
    // The reader may have opened the search since.
    if (!hasOpenDialog() && dialog.current) showModal(dialog.current);
  }, [requests]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keyboard-shortcuts">
      <h2 id="keyboard-shortcuts">Keyboard shortcuts</h2>
      <dl className={styles.keys}>
        {keys.map(([names, action]) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <label className={styles.setting}>
          <input type="checkbox" checked={areOn} onChange={(event) => switchTo(event.target.checked)} />
          Single-key shortcuts
        </label>
        <button className="button button--secondary">Close</button>
      </form>
    </dialog>
  );
}
