import {useContext, useRef, useState} from 'react';
import Copyable from '@site/src/components/Copyable';
import {ProofContext} from '../ProofMark/context';
import {scriptCommand} from '../Receipt/scriptCommand';
import styles from './styles.module.css';

/** Below the heading of a step: offers the command that does all steps before it. Nothing on a page without a script. */
export default function StartHere() {
  const script = useContext(ProofContext)?.script;
  const ref = useRef<HTMLDetailsElement>(null);
  const [command, setCommand] = useState<string>();
  if (!script) return null;

  /** Names the section of the last code block above. */
  function findCommand() {
    const here = ref.current;
    const above = Array.from(document.querySelectorAll('article pre')).filter(
      (block) => here && block.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const last = above.at(-1);
    if (script && last) setCommand(scriptCommand(script, last));
  }
  return (
    <details ref={ref} className={styles.start} data-markdown="skip" onToggle={findCommand}>
      <summary>Start here</summary>
      {command && (
        <p>
          This command does everything above, on a localnet and in a new folder:{' '}
          <Copyable>
            <code>{command}</code>
          </Copyable>
        </p>
      )}
    </details>
  );
}
