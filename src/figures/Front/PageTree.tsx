import type {KeyboardEvent, MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/isPlainClick';
import type {PageProof} from './model';
import {HEIGHT, LEAF, placePages, WIDTH} from './rows';
import styles from './styles.module.css';

/** Opacity of a leaf by its grade. */
const SHADES = [0, 0.25, 0.6, 1];

const STEPS: Record<string, number> = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};

/** A tree with a leaf for each page; a darker leaf has better proven code. Arrow keys move between leaves. */
export default function PageTree({pages}: {pages: PageProof[]}) {
  const history = useHistory();

  function followLink(event: MouseEvent<SVGSVGElement>): void {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? '');
  }

  function moveFocus(event: KeyboardEvent<SVGSVGElement>): void {
    const step = STEPS[event.key];
    const links = Array.from(event.currentTarget.querySelectorAll('a'));
    const next = links[links.indexOf(event.target as HTMLAnchorElement) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // The links inside are the controls.
    <svg
      className={styles.tree}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={`How each of the ${pages.length} pages was proven`}
      onClick={followLink}
      onKeyDown={moveFocus}>
      {placePages(pages).map(({page: {path, title, grade, proof}, x, y}, index) => (
        <a key={path} href={path} tabIndex={index === 0 ? undefined : -1}>
          <title>{`${title}: ${proof}`}</title>
          <path
            fillOpacity={SHADES[grade ?? 0]}
            d={`M${x} ${y}l${LEAF.width / 2} ${LEAF.height}h-${LEAF.width}z`}
          />
        </a>
      ))}
      <path className={styles.trunk} d={`M${WIDTH / 2 - 5} ${HEIGHT - 32}h10v28h-10z`} />
    </svg>
  );
}
