import {useEffect, useRef} from 'react';
import {useSingleKeys} from '@site/src/hooks/useSingleKeys';
import styles from './styles.module.css';

const keys = [
  [['Ctrl K', '⌘ K', '/'], 'Search'],
  [['['], 'Previous page'],
  [[']'], 'Next page'],
  [['?'], 'Show this list'],
  [['Esc'], 'Close'],
] as const;

/** A dialog that lists the keyboard shortcuts and can switch off those of a single key. */
export default function KeyHelp({onClose}: {onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, switchTo] = useSingleKeys();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keyboard-shortcuts" onClose={onClose}>
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
