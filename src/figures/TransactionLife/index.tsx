import {useId, useRef, useState, type KeyboardEvent} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {links} from '@site/src/site/links';
import {places, steps, type TransactionStep} from './steps';
import styles from './styles.module.css';

/**
 * The path of a transaction through the network: a drawing whose stages select the steps of a list. Without JavaScript
 * the stages link to the list items.
 */
export default function TransactionLife() {
  const [active, setActive] = useState(0);
  const interactive = useIsBrowser();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);

  function go(next: number): void {
    setActive(next);
    const item = list.current?.children[next];
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop;
  }

  return (
    <div className={styles.frame}>
      <PathDrawing active={active} interactive={interactive} textId={id} onSelect={go} />
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
                <Link key={path} href={`${links.networkSource}/${path}`}>
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

interface PathDrawingProps {
  active: number;
  interactive: boolean;
  /** The text of a step has this id, followed by the step's index. */
  textId: string;
  onSelect: (index: number) => void;
}

/** The network's parts, and the path through them with a station for each step. */
function PathDrawing({active, interactive, textId, onSelect}: PathDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);

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
    onSelect(next);
    drawing.current?.querySelectorAll<SVGAElement>('a').item(next).focus({preventScroll: true});
  }

  return (
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
      {steps.map((step, index) => (
        <a
          key={step.name}
          className={clsx(
            styles.station,
            index === active && styles.current,
            index < active && styles.passed,
          )}
          href={`#${itemId(index)}`}
          tabIndex={!interactive || index === active ? 0 : -1}
          aria-label={`Step ${index + 1}: ${step.name}`}
          aria-current={index === active ? 'step' : undefined}
          aria-describedby={`${textId}-${index}`}
          onFocus={() => index !== active && onSelect(index)}
          onClick={(event) => {
            event.preventDefault();
            onSelect(index);
          }}>
          <Station step={step} index={index} />
        </a>
      ))}
    </svg>
  );
}

/** A numbered circle with its name, which is on the inner side. */
function Station({step: {name, x, y}, index}: {step: TransactionStep; index: number}) {
  const isLeft = x < 132;
  return (
    <>
      <rect className={styles.target} x={isLeft ? x - 22 : x - 86} y={y - 22} width={108} height={44} />
      <circle cx={x} cy={y} r={16} />
      <text className={styles.number} x={x} y={y + 5}>
        {index + 1}
      </text>
      <text
        className={styles.name}
        x={isLeft ? x + 26 : x - 26}
        y={y + 5}
        textAnchor={isLeft ? 'start' : 'end'}>
        {name}
      </text>
    </>
  );
}

const itemId = (index: number): string => `life-${index + 1}`;

/** The points of the line through stages; the line changes sides below their names. */
const points = (stations: readonly TransactionStep[]): string =>
  stations
    .map(({x, y}, index) => {
      const before = stations[index - 1];
      return before && before.x !== x ? `${before.x},${y + 36} ${x},${y + 36} ${x},${y}` : `${x},${y}`;
    })
    .join(' ');
