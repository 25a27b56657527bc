import {useCallback, useContext, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {onDemand} from '@site/src/recovery/onDemand';
import {useDismiss} from '@site/src/hooks/useDismiss';
import {ProofContext} from './context';
import {markOf} from '@site/cedra/marks/marks';
import styles from './styles.module.css';

const Receipt = onDemand(() => import('@site/src/proof/Receipt'), {name: 'The receipt'});

interface ProofMarkProps {
  hash: string;
  /** The block's file, or the kind of its code. */
  name: string;
  /** The block's language, as its fence names it. */
  language: string;
  /** The block is meant to fail. */
  mustFail: boolean;
  /** The block is the output of the block before it. */
  isOutput: boolean;
}

/** The icon of a block, which opens its receipt in a row of its own: a popover would cover code. */
export default function ProofMark({hash, name, language, mustFail, isOutput}: ProofMarkProps) {
  const proof = useContext(ProofContext);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(
    ref,
    isOpen,
    useCallback(() => setOpen(false), []),
    'click',
  );
  const block = {...proof?.blocks[hash], mustFail, isOutput, usesSdk: /^(ts|js)x?$/.test(language)};
  const {grade, word, fails} = markOf(block);
  return (
    <div className={styles.place} ref={ref}>
      <button
        type="button"
        className={clsx('plain-button', styles.mark)}
        aria-label={`Proof of ${name}: ${word}`}
        data-grade={grade}
        data-fails={fails}
        data-routine={(grade > 1 && !fails) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}>
        <Icon name={`proof-${grade}`} size={16} /> <span className={styles.word}>{word}</span>
      </button>
      {isOpen && (
        // Focusable, so that Escape returns the focus after a click on its text.
        <div className={styles.receipt} id={id} role="group" aria-label="Receipt" tabIndex={-1}>
          <Receipt hash={hash} block={block} proof={proof} />
        </div>
      )}
    </div>
  );
}
