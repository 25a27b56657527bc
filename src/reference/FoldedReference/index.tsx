import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {RenderContext, type Render} from '@site/src/reference/FoldedContent';
import {loadCode} from '@site/src/recovery/loadCode';
import {useNear} from '@site/src/hooks/useNear';
import {showTarget} from '@site/src/revealTarget';
import styles from './styles.module.css';

type Html = Partial<Record<string, string>>;

/** Renders entries that `plugins/mdx/expand-data/fold.ts` has made HTML of. */
const ofHtml = ({default: entries}: {default: Html}) => ({
  default: ({id}: {id: string}) => <div dangerouslySetInnerHTML={{__html: entries[id] ?? ''}} />,
});

/** The component that renders an entry of each reference. */
const loaders = {
  aborts: () => import('@generated/reference/default/aborts.json').then(ofHtml),
  cli: () => import('@generated/reference/default/cli.json').then(ofHtml),
  framework: () => import('@site/src/reference/FrameworkReference/Module'),
  rest: () => import('@site/src/reference/RestReference/Endpoint'),
  sdk: () => import('@site/src/reference/SdkReference/Entry'),
};

interface Props {
  /** The reference, which `plugins/markdown` inserts here in the Markdown of the page. */
  reference: keyof typeof loaders;
  /** `details` with ids, each with a `FoldedContent`. */
  children: ReactNode;
}

/**
 * A long reference with folded entries, which load near the viewport or when the address names one.
 * Without JavaScript, each entry links to the Markdown of the page, which has all entries.
 */
export default function FoldedReference({reference, children}: Props) {
  const {ref: place, isNear} = useNear<HTMLDivElement>('600px');
  const {hash} = useLocation();
  const [render, setRender] = useState<Render>();
  const [isMissing, setIsMissing] = useState(false);
  const anchor = hash.slice(1);

  useEffect(() => {
    // Anchors inside an entry begin with its id and a hyphen.
    const isLinked = Array.from(place.current?.querySelectorAll('details') ?? []).some(
      ({id}) => anchor === id || anchor.startsWith(`${id}-`),
    );
    if (render || !(isNear || isLinked)) return undefined;
    let isGone = false;
    loadCode(loaders[reference]).then(
      ({default: Entry}) =>
        !isGone && startTransition(() => setRender(() => (id: string) => <Entry id={id} />)),
      () => !isGone && setIsMissing(true),
    );
    return () => {
      isGone = true;
    };
  }, [anchor, isNear, render, reference, place]);

  /** The anchor that was shown: entries that load later do not move the reader back to it. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const target = anchor && document.getElementById(anchor);
    if (!target || !place.current?.contains(target)) shown.current = undefined;
    else if (shown.current !== anchor) {
      shown.current = anchor;
      showTarget(target);
    }
  }, [anchor, render, place]);

  return (
    <div ref={place} className={styles.reference} data-markdown-from={reference}>
      {isMissing && !render && (
        <p role="alert">The entries could not be loaded. Reload the page to see them.</p>
      )}
      <RenderContext value={render}>{children}</RenderContext>
    </div>
  );
}
