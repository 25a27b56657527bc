import {startTransition, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/components/PageActions/markdownPath';
import Filter from '@site/src/components/Filter';
import {useFilter} from '@site/src/components/Filter/useFilter';
import {loadCode} from '@site/src/recovery/loadCode';
import {useNear} from '@site/src/useNear';
import WithCode from '../WithCode';
import styles from './styles.module.css';

interface Entry {
  /** Anchor; the anchors of what is inside begin with it and a hyphen. */
  id: string;
  name: string;
  /** One line, with code between backticks. */
  summary: string;
}

interface Props {
  /** The reference that `plugins/markdown-pages` writes in this place. */
  reference: string;
  groups: readonly {title: string; entries: readonly Entry[]}[];
  /** What an entry is called, and several. */
  nouns: readonly [string, string];
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
export default function FoldedReference({reference, groups, nouns, load}: Props) {
  const {ref: place, isNear} = useNear<HTMLDivElement>('600px');
  const {hash, pathname} = useLocation();
  const asMarkdown = markdownPath(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const [Content, setContent] = useState<ComponentType<{id: string}>>();
  const [isMissing, setIsMissing] = useState(false);

  const anchor = hash.slice(1);
  const leadsHere = groups.some(({entries}) =>
    entries.some(({id}) => anchor === id || anchor.startsWith(`${id}-`)),
  );
  const isWanted = isNear || leadsHere;

  const {query, setQuery, matches} = useFilter();
  const shown = groups
    .map(({title, entries}) => ({
      title,
      entries: entries.filter(({name, summary}) => matches(name, summary)),
    }))
    .filter(({entries}) => entries.length > 0);

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
  }, [anchor, Content, place]);

  return (
    <div ref={place} data-markdown-from={reference}>
      {isMissing && <p role="alert">The entries could not be loaded. Load the page again to see them.</p>}
      <Filter
        label={`Filter the ${groups.flatMap(({entries}) => entries).length} ${nouns[1]}`}
        query={query}
        setQuery={setQuery}
        found={shown.flatMap(({entries}) => entries).length}
        nouns={nouns}
      />
      {shown.map(({title, entries}) => (
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
