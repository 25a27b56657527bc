import {grouped} from '@site/src/grouped';
import Table from '../../components/Table';
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
}

const height = 180;
const slot = 60;
/** Decimal digits in the table. */
const digits = 8;
const left = 76;
const fills = ['var(--accent)', 'var(--info)', 'var(--caution)', 'var(--text-faint)'];

/** Balances over time: a stacked bar for each moment, above a table of the same numbers. */
export default function StakePlot({label, parts, moments}: Props) {
  return (
    <div className={styles.frame}>
      <ul className={styles.legend}>
        {Object.entries(parts).map(([part, name], index) => (
          <li key={part}>
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" fill={fills[index]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.scroll}>
        <Bars label={label} parts={parts} moments={moments} />
      </div>
      <Numbers parts={parts} moments={moments} />
    </div>
  );
}

function Bars({label, parts, moments}: Props) {
  const top = niceCeiling(Math.max(...moments.map(({amounts}) => sum(amounts))));
  const width = left + moments.length * slot;
  return (
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
      {moments.map((moment, index) => (
        <g key={index} transform={`translate(${left + index * slot + 12} 0)`}>
          <Bar parts={parts} moment={moment} top={top} />
        </g>
      ))}
    </svg>
  );
}

interface BarProps {
  parts: Parts;
  moment: Moment;
  /** The amount at the top of the axis. */
  top: number;
}

function Bar({parts, moment: {epoch, what, amounts}, top}: BarProps) {
  const names = Object.keys(parts);
  const heights = names.map((part) => ((amounts[part] ?? 0) / top) * height);
  const topOf = (index: number) =>
    heights.slice(0, index + 1).reduce((base, each) => base - each, 8 + height);
  return (
    <>
      <title>{`${epoch}: ${what}`}</title>
      {heights.map(
        (high, index) =>
          high > 0 && (
            <rect key={names[index]} y={topOf(index)} width={slot - 24} height={high} fill={fills[index]} />
          ),
      )}
      <text x={(slot - 24) / 2} y={height + 26} textAnchor="middle">
        {epoch}
      </text>
    </>
  );
}

function Numbers({parts, moments}: Omit<Props, 'label'>) {
  const names = Object.entries(parts);
  return (
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
  );
}

const sum = (amounts: Moment['amounts']) => Object.values(amounts).reduce((total, each) => total + each, 0);

/** The next multiple of half a power of ten, for a readable axis. */
function niceCeiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}
