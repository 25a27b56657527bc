import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {links} from '@site/src/site/links';
import {places, steps, type Step} from './steps';
import styles from './styles.module.css';

/**
 * The path of a transaction through the network: a drawing whose stages select the steps of a list. Without JavaScript
 * the stages link to the list items.
 */
export default function TransactionLife(): ReactNode {
  const [active, setActive] = useState(0);
  const interactive = useIsBrowser();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const drawing = useRef<SVGSVGElement>(null);

  function go(next: number): void {
    setActive(next);
    const item = list.current?.children[next];
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowDown: active + 1,
      ArrowLeft: active - 1,
      ArrowUp: active - 1,
      Home: 0,
      End: steps.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(steps.length - 1, target));
    go(next);
    drawing.current?.querySelectorAll<SVGAElement>('a').item(next).focus({preventScroll: true});
  }

  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        ref={drawing}
        viewBox="1 0 262 448"
        role="group"
        aria-label="The path of a transaction, from your program through a full node to the validators and back"
        onKeyDown={onKeyDown}>
        {places.map(({name, y, height}) => (
          <g key={name} className={styles.place}>
            <rect x={2} y={y} width={260} height={height} rx={6} />
            <text x={132} y={y + 20}>
              {name}
            </text>
          </g>
        ))}
        <polyline className={styles.way} points={points(steps)} />
        <polyline className={styles.done} points={points(steps.slice(0, active + 1))} />
        {steps.map(({name, x, y}, index) => (
          <a
            key={name}
            className={clsx(
              styles.station,
              index === active && styles.current,
              index < active && styles.passed,
            )}
            href={`#${itemId(index)}`}
            tabIndex={!interactive || index === active ? 0 : -1}
            aria-label={`Step ${index + 1}: ${name}`}
            aria-current={index === active ? 'step' : undefined}
            aria-describedby={`${id}-${index}`}
            onFocus={() => index !== active && go(index)}
            onClick={(event) => {
              event.preventDefault();
              go(index);
            }}>
            <rect
              className={styles.target}
              x={x < 132 ? x - 22 : x - 86}
              y={y - 22}
              width={108}
              height={44}
            />
            <circle cx={x} cy={y} r={16} />
            <text className={styles.number} x={x} y={y + 5}>
              {index + 1}
            </text>
            <text
              className={styles.name}
              x={x < 132 ? x + 26 : x - 26}
              y={y + 5}
              textAnchor={x < 132 ? 'start' : 'end'}>
              {name}
            </text>
          </a>
        ))}
      </svg>
      <ol className={styles.list} ref={list}>
        {steps.map(({title, text, sources}, index) => (
          <li
            key={title}
            id={itemId(index)}
            className={clsx(styles.step, interactive && index === active && styles.shown)}>
            <strong className={styles.title}>{title}</strong>
            <span id={`${id}-${index}`}>{text}</span>
            <span className={styles.sources}>
              {sources.map((path) => (
                <Link key={path} href={`${links.networkSource}/tree/main/${path}`}>
                  {path}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <button
          className="button button--secondary"
          type="button"
          disabled={!interactive || active === 0}
          onClick={() => go(active - 1)}>
          Previous
        </button>
        <span>
          Step {active + 1} of {steps.length}
        </span>
        <button
          className="button button--secondary"
          type="button"
          disabled={!interactive || active === steps.length - 1}
          onClick={() => go(active + 1)}>
          Next
        </button>
      </div>
    </div>
  );
}

const itemId = (index: number): string => `life-${index + 1}`;

/** The points of the line through stages; the line changes sides below their names. */
const points = (stations: readonly Step[]): string =>
  stations
    .map(({x, y}, index) => {
      const before = stations[index - 1];
      return before && before.x !== x ? `${before.x},${y + 36} ${x},${y + 36} ${x},${y}` : `${x},${y}`;
    })
    .join(' ');
