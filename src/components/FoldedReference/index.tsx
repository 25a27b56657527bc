import {startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/components/PageActions/markdownPath';
import {loadCode} from '@site/src/recovery/loadCode';
import WithCode from '../WithCode';
import styles from './styles.module.css';

interface Entry {
  /** Anchor; the anchors of what is inside begin with it and a hyphen. */
  id: string;
  name: ReactNode;
  /** One line, with code between backticks. */
  summary: string;
}

interface Props {
  /** The reference that `plugins/markdown-pages` writes in this place. */
  reference: string;
  groups: readonly {title: string; entries: readonly Entry[]}[];
  /** Loads the code and data of the folded part; the component renders the entry with an id. */
  load: () => Promise<{default: ComponentType<{id: string}>}>;
}

/**
 * Opens the folds around an element and scrolls to it, because the browser scrolled before the element existed. A fold
 * that opens with a transition has a layout in the second frame.
 */
function show(target: Element): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
}

function FoldedEntry({entry: {id, name, summary}, children}: {entry: Entry; children: ReactNode}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id} className={styles.entry}>
      <summary>
        <code>{name}</code>{' '}
        <span className={styles.summary}>
          <WithCode text={summary} />
        </span>
      </summary>
      {children}
    </details>
  );
}

/**
 * A long reference with folded entries, which load when they come near the viewport or when an address links to one.
 * Without JavaScript, each entry links to the Markdown copy of the page, which has all of them.
 */
export default function FoldedReference({reference, groups, load}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const {hash, pathname} = useLocation();
  const asMarkdown = markdownPath(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const [isNear, setIsNear] = useState(false);
  const [Content, setContent] = useState<ComponentType<{id: string}>>();
  const [isMissing, setIsMissing] = useState(false);

  const anchor = hash.slice(1);
  const leadsHere = groups.some(({entries}) =>
    entries.some(({id}) => anchor === id || anchor.startsWith(`${id}-`)),
  );
  const isWanted = isNear || leadsHere;

  useEffect(() => {
    const element = place.current;
    if (!element || isWanted) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted || Content) return undefined;
    let isGone = false;
    loadCode(load).then(
      ({default: loaded}) => !isGone && startTransition(() => setContent(() => loaded)),
      () => !isGone && setIsMissing(true),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Content, load]);

  useEffect(() => {
    const target = anchor && document.getElementById(anchor);
    if (target && place.current?.contains(target)) show(target);
  }, [anchor, Content]);

  return (
    <div ref={place} data-markdown-from={reference}>
      {isMissing && <p role="alert">The entries could not be loaded. Load the page again to see them.</p>}
      {groups.map(({title, entries}) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {entries.map((entry) => (
            <FoldedEntry key={entry.id} entry={entry}>
              {Content ? <Content id={entry.id} /> : <a href={asMarkdown}>All entries as text</a>}
            </FoldedEntry>
          ))}
        </section>
      ))}
    </div>
  );
}
