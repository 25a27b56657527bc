import {useContext, useId, useState} from 'react';
import clsx from 'clsx';
import {Check, CircleDashed, Minus} from 'lucide-react';
import Link from '@docusaurus/Link';
import {ProofContext} from './context';
import {explain} from './explain';
import styles from './styles.module.css';

interface ProofMarkProps {
  /** The block's hash. */
  hash: string;
  /** The block runs code that uses the TypeScript SDK. */
  usesSdk: boolean;
}

const icons: Record<string, typeof Check> = {unproven: CircleDashed, checked: Minus};

/** A quiet mark that says how a block was proven. A block without a matching receipt has none. */
export default function ProofMark({hash, usesSdk}: ProofMarkProps) {
  const proof = useContext(ProofContext);
  const tooltipId = useId();
  const [open, setOpen] = useState(false);
  const block = proof?.blocks[hash];
  // That a file was written proves nothing about it.
  if (!proof || !block || block.level === 'written') return null;
  const text = explain(block, proof, usesSdk);
  const Icon = icons[block.level] ?? Check;
  return (
    // The span only listens; the link in it is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={clsx(styles.mark, styles[block.level])}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Link
        className={styles.link}
        to="/cli/usage#marks"
        aria-label={text}
        aria-describedby={open ? tooltipId : undefined}>
        <Icon size={14} aria-hidden />
      </Link>
      {open && (
        <span className={styles.tooltip} id={tooltipId} role="tooltip">
          {text}. What the marks mean is explained in the command reference.
        </span>
      )}
    </span>
  );
}
