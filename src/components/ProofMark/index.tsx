import {useContext, useId, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/names';
import type {ProofLevel} from '@site/lib/proof-levels';
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
  const tooltipId = useId();
  const [open, setOpen] = useState(false);
  const block = proof?.blocks[hash];
  // That a file was written proves nothing about it.
  if (!proof || !block || block.level === 'written') return null;
  const kind = {...block, mustFail, isOutput, usesSdk: /^(ts|js)x?$/.test(language)};
  const icon = mustFail ? 'x' : (icons[block.level] ?? 'check');
  return (
    // The span only listens; the link in it is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={clsx(styles.mark, mustFail ? styles.fails : styles[block.level])}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Link className={styles.link} to="/cli/usage#marks" aria-describedby={open ? tooltipId : undefined}>
        <Icon name={icon} size={12} /> {wordFor(kind)}
      </Link>
      {open && (
        <span className={styles.tooltip} id={tooltipId} role="tooltip">
          {explain(kind, proof)}. What the marks mean is explained in the command reference.
        </span>
      )}
    </span>
  );
}
