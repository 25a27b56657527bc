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
  /** Anchor; anchors inside the entry begin with it and a hyphen. */
  id: string;
  name: string;
  /** One line, with code between backticks. */
  summary: string;
}

interface Props {
  /** The reference that `plugins/markdown-pages` inserts here in the Markdown of the page. */
  reference: string;
  groups: readonly {title: string; entries: readonly Entry[]}[];
  /** Singular and plural for an entry. */
  nouns: readonly [string, string];
  /** Loads the component that renders the entry with an id. */
  load: () => Promise<{default: ComponentType<{id: string}>}>;
}

/** Opens the `details` around an element and scrolls to it: the element did not exist when the browser scrolled. */
function show(target: Element): void {
  for (
    let details = target.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
  // The layout is complete in the second frame.
  requestAnimationFrame(() => scrollWhenOpen(target, 60));
}

/** Scrolls in each frame until the element is in view, because browsers skip elements whose `details` are still opening. */
function scrollWhenOpen(target: Element, frames: number): void {
  requestAnimationFrame(() => {
    target.scrollIntoView();
    const {top, height} = target.getBoundingClientRect();
    if (frames > 1 && (height === 0 || top > window.innerHeight)) scrollWhenOpen(target, frames - 1);
  });
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

const textsOf = ({name, summary}: Entry) => [name, summary];

/**
 * A long reference with folded entries, which load near the viewport or when the address names one.
 * Without JavaScript, each entry links to the Markdown of the page, which has all entries.
 */
export default function FoldedReference({reference, groups, nouns, load}: Props) {
  const {ref: place, isNear} = useNear<HTMLDivElement>('600px');
  const {hash, pathname} = useLocation();
  const asMarkdown = markdownPath(pathname, useDocusaurusContext().siteConfig.baseUrl);
  const [Content, setContent] = useState<ComponentType<{id: string}>>();
  const [isMissing, setIsMissing] = useState(false);

  const anchor = hash.slice(1);
  const all = groups.flatMap(({entries}) => entries);
  const isLinked = all.some(({id}) => anchor === id || anchor.startsWith(`${id}-`));
  const isWanted = isNear || isLinked;

  const {shown, filter} = useFilter(all, {textsOf, nouns});
  const shownGroups = groups
    .map(({title, entries}) => ({title, entries: entries.filter((entry) => shown.includes(entry))}))
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
      {isMissing && <p role="alert">The entries could not be loaded. Reload the page to see them.</p>}
      <Filter {...filter} />
      {shownGroups.map(({title, entries}) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {entries.map((entry) => (
            <FoldedEntry key={entry.id} entry={entry}>
              {Content ? <Content id={entry.id} /> : <a href={asMarkdown}>All entries as plain text</a>}
            </FoldedEntry>
          ))}
        </section>
      ))}
    </div>
  );
}
