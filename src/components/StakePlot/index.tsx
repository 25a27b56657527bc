import type {ReactNode} from 'react';
import {grouped} from '@site/src/grouped';
import Table from '../Table';
import styles from './styles.module.css';

/** Parts of a balance with their names, in the order in which they are stacked. */
type Parts = Readonly<Record<string, string>>;

/** A point in time: its epoch, the event, and the amount of each part, in whole coins. */
interface Moment {
  epoch: string;
  what: string;
  amounts: Readonly<Record<string, number>>;
}

interface Props {
  /** Text alternative of the figure. */
  label: string;
  parts: Parts;
  moments: readonly Moment[];
  /** Decimal digits in the table. */
  digits?: number;
}

const height = 180;
const slot = 60;
const left = 76;
const fills = [styles.first, styles.second, styles.third, styles.fourth];

/** Balances over time: a stacked bar for each moment, above a table of the same numbers. */
export default function StakePlot({label, parts, moments, digits = 8}: Props): ReactNode {
  const names = Object.entries(parts);
  const top = niceCeiling(Math.max(...moments.map(({amounts}) => sum(amounts))));
  const scale = (amount: number) => (amount / top) * height;
  const width = left + moments.length * slot;
  return (
    <div className={styles.frame}>
      <ul className={styles.legend}>
        {names.map(([part, name], index) => (
          <li key={part}>
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" className={fills[index]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.scroll}>
        <svg
          viewBox={`0 0 ${width} ${height + 34}`}
          width={width}
          role="img"
          aria-label={label}
          className={styles.plot}>
          {[0, 0.5, 1].map((part) => (
            <g key={part} transform={`translate(0 ${8 + height - part * height})`}>
              <line x1={left} x2={width} className={styles.grid} />
              <text x={left - 8} dy="0.35em" textAnchor="end">
                {grouped(part * top)}
              </text>
            </g>
          ))}
          {moments.map(({epoch, what, amounts}, index) => {
            let base = 8 + height;
            return (
              <g key={index} transform={`translate(${left + index * slot + 12} 0)`}>
                <title>{`${epoch}: ${what}`}</title>
                {names.map(([part], kind) => {
                  const high = scale(amounts[part] ?? 0);
                  base -= high;
                  return (
                    high > 0 && (
                      <rect key={part} y={base} width={slot - 24} height={high} className={fills[kind]} />
                    )
                  );
                })}
                <text x={(slot - 24) / 2} y={height + 26} textAnchor="middle">
                  {epoch}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">epoch</th>
            <th scope="col">what happened</th>
            {names.map(([part, name]) => (
              <th key={part} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({epoch, what, amounts}, index) => (
            <tr key={index}>
              <th scope="row">{epoch}</th>
              <td>{what}</td>
              {names.map(([part]) => (
                <td key={part} className={styles.number}>
                  {grouped(Number((amounts[part] ?? 0).toFixed(digits)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const sum = (amounts: Moment['amounts']) => Object.values(amounts).reduce((total, each) => total + each, 0);

/** The next multiple of half a power of ten, for a readable axis. */
function niceCeiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}
