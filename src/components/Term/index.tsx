import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Definition from '@site/src/glossary/Definition';
import {loadCode} from '@site/src/recovery/loadCode';
import styles from './styles.module.css';

interface TermProps {
  /** Id of the entry in `src/glossary/terms.ts`. */
  id: string;
  children: ReactNode;
}

/** A link to the glossary that shows the definition on hover, focus and tap; the glossary loads on first use. */
export default function Term({id, children}: TermProps) {
  const tooltipId = useId();
  const [definition, setDefinition] = useState<string>();
  const [open, setOpen] = useState(false);

  async function show() {
    setOpen(true);
    if (definition) return;
    const {terms} = await loadCode(() => import('@site/src/glossary/terms'));
    setDefinition(terms.find((entry) => entry.id === id)?.definition);
  }

  return (
    // The span only listens, so that moving from the link to its tooltip keeps it open; the link is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.term}
      onMouseEnter={show}
      onMouseLeave={() => setOpen(false)}
      onFocus={show}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Link
        className={styles.link}
        to={`/glossary#${id}`}
        aria-describedby={open && definition ? tooltipId : undefined}>
        {children}
      </Link>
      {open && definition && (
        <span className={styles.tooltip} id={tooltipId} role="tooltip">
          <Definition text={definition} />
        </span>
      )}
    </span>
  );
}
