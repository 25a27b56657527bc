import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import {useHasKeptCode} from '@site/src/programs/keptCode';
import {useLinkHash} from '@site/src/programs/useLinkHash';
import {onDemand} from '@site/src/recovery/onDemand';
import styles from './styles.module.css';

const Runner = onDemand(() => import('@site/src/programs/Runner'), {
  name: 'The editor',
  fallback: <p className={styles.waiting}>Loading the editor…</p>,
});

interface RunButtonProps {
  program: string;
  name: string;
  isRequest: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the editor of a program. */
function RunButton({program, name, isRequest, isOpen, onToggle}: RunButtonProps) {
  const hasChanges = useHasKeptCode(program);
  const action = isOpen ? 'Close' : hasChanges ? 'Restore changes' : isRequest ? 'Try' : 'Run';
  return (
    <button
      type="button"
      className={clsx('plain-button', styles.run)}
      aria-label={`${action}${action === 'Restore changes' ? ' to' : ''} ${name}`}
      onClick={onToggle}>
      {action}
    </button>
  );
}

function useOpenEditor(program: string | undefined) {
  const linked = useLinkHash(program);
  /** The last link to the program, which stays when the reader follows a link within the page. */
  const [hash, setHash] = useState(linked);
  /** The reader's choice; until then, a link to the program opens it. */
  const [chosen, setOpen] = useState<boolean>();
  if (linked !== undefined && linked !== hash) {
    setHash(linked);
    setOpen(undefined);
  }
  /** The code in the editor is not that of the page, so the mark of the page's code does not belong to it. */
  const [isChanged, setChanged] = useState(false);
  return {hash, isOpen: chosen ?? hash !== undefined, setOpen, isChanged, setChanged};
}

interface BlockProgram {
  /** Null for a block that is not a program. */
  button: ReactNode;
  /** Null while it is closed. */
  editor: ReactNode;
  /** The editor is open, and its code is not that of the page. */
  isChanged: boolean;
}

/**
 * The program of a block: the button in its header, and the editor, which replaces the code.
 * @param proof what the receipt of the page says about the block
 * @param name the name of the block, for the button
 * @param code gives the code of the page
 */
export function useBlockProgram(
  proof: {program?: string; isRequest?: boolean; runsHere?: boolean} | undefined,
  name: string,
  code: () => string,
): BlockProgram {
  const {program, isRequest, runsHere} = proof ?? {};
  const {hash, isOpen, setOpen, isChanged, setChanged} = useOpenEditor(program);
  if (program === undefined) return {button: null, editor: null, isChanged: false};
  const button = (
    <RunButton
      program={program}
      name={name}
      isRequest={isRequest}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
  const editor = isOpen ? (
    <Runner
      key={hash}
      program={program}
      code={code()}
      hash={hash}
      runsHere={runsHere}
      onChanged={setChanged}
    />
  ) : null;
  return {button, editor, isChanged: isOpen && isChanged};
}
