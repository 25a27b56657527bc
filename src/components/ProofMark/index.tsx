import {useContext} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/names';
import type {ProofLevel} from '@site/lib/proof-levels';
import {useTooltip} from '@site/src/useTooltip';
import {ProofContext} from './context';
import {explain, wordFor} from './explain';
import styles from './styles.module.css';

interface ProofMarkProps {
  /** The block's hash. */
  hash: string;
  /** The block's language, as its fence names it. */
  language: string;
  /** The block shows something that fails. */
  mustFail: boolean;
  /** What the block before it printed. */
  isOutput: boolean;
}

const icons: Partial<Record<ProofLevel, IconName>> = {unproven: 'circle-dashed', checked: 'minus'};

/** A quiet mark that says how a block was proven. A block without a matching receipt has none. */
export default function ProofMark({hash, language, mustFail, isOutput}: ProofMarkProps) {
  const proof = useContext(ProofContext);
  const {id, ref, isOpen, listeners} = useTooltip();
  const block = proof?.blocks[hash];
  // That a file was written proves nothing about it.
  if (!proof || !block || block.level === 'written') return null;
  const kind = {...block, mustFail, isOutput, usesSdk: /^(ts|js)x?$/.test(language)};
  const icon = mustFail ? 'x' : (icons[block.level] ?? 'check');
  return (
    // The span only listens; the link in it is the control.
    <span
      className={clsx(styles.mark, mustFail ? styles.fails : styles[block.level])}
      ref={ref}
      {...listeners}>
      <Link className={styles.link} to="/cli/usage#marks" aria-describedby={isOpen ? id : undefined}>
        <Icon name={icon} size={12} /> {wordFor(kind)}
      </Link>
      {isOpen && (
        <span className={styles.tooltip} id={id} role="tooltip">
          {explain(kind, proof)}. What the marks mean is explained in the command reference.
        </span>
      )}
    </span>
  );
}
