import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import WithCode from '@site/src/components/WithCode';
import {loadCode} from '@site/src/recovery/loadCode';
import {useTooltip} from '@site/src/hooks/useTooltip';
import styles from './styles.module.css';

interface TermProps {
  /** Id of the entry in `docs/_data/glossary.yml`. */
  id: string;
  children: ReactNode;
}

/** The definition of a term. @throws Error when the glossary cannot be loaded */
async function definitionOf(id: string): Promise<string | undefined> {
  const {default: definitions} = await loadCode(
    () => import('@generated/reference/default/definitions.json'),
  );
  return definitions[id];
}

/** A link to the glossary that shows the definition on hover, focus and tap; the glossary loads on first use. */
export default function Term({id, children}: TermProps) {
  const [definition, setDefinition] = useState<string>();
  const {
    id: tooltipId,
    ref,
    isOpen,
    isBelow,
    listeners,
  } = useTooltip(() => {
    definitionOf(id).then(setDefinition, (error: unknown) => {
      console.warn(`The definition of "${id}" could not be loaded.`, error);
      setDefinition('The definition could not be loaded.');
    });
  });
  const isShown = isOpen && definition !== undefined;

  return (
    // The link is the control; the span listens, so that the tooltip stays open while the pointer moves to it.
    <span className={styles.term} ref={ref} {...listeners}>
      <Link className={styles.link} to={`/glossary#${id}`} aria-describedby={isShown ? tooltipId : undefined}>
        {children}
      </Link>
      {isShown && (
        <span className={styles.tooltip} id={tooltipId} role="tooltip" data-below={isBelow || undefined}>
          <WithCode text={definition} />
        </span>
      )}
    </span>
  );
}
