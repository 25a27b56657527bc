import {useState, type PointerEvent} from 'react';
import {Choice, Controls, Facts, Panel, Slider} from '../../components/FigureControls';
import {grouped} from '@site/src/grouped';
import {decimal, fees, percent, type Fee} from '@site/src/figures/amm/format';
import {BPS, amountOut, priceImpactBps} from '@site/src/figures/amm/math';
import styles from './styles.module.css';

const START = {LIME: 1_000_000n, PLUM: 4_000_000n};
type Asset = keyof typeof START;

// Visible part of the plane in units of each asset, and size of the drawing.
const SPAN = {LIME: 2_150_000, PLUM: 8_600_000};
const WIDTH = 640;
const HEIGHT = 340;
const x = (lime: number | bigint) => (Number(lime) / SPAN.LIME) * WIDTH;
const y = (plum: number | bigint) => HEIGHT - (Number(plum) / SPAN.PLUM) * HEIGHT;

const PRODUCT = Number(START.LIME) * Number(START.PLUM);
const CURVE = Array.from({length: 97}, (_, i) => {
  const lime = (PRODUCT / SPAN.PLUM) * (SPAN.LIME / (PRODUCT / SPAN.PLUM)) ** (i / 96);
  return `${x(lime).toFixed(1)},${y(PRODUCT / lime).toFixed(1)}`;
}).join(' ');

const sides = [
  {value: 'LIME', text: 'LIME for PLUM'},
  {value: 'PLUM', text: 'PLUM for LIME'},
] as const;

interface PlaneProps {
  /** Text alternative of the drawing. */
  summary: string;
  /** The reserves after the trade. */
  after: typeof START;
  onTrade: (asset: Asset, thousandths: number) => void;
}

/** The curve in the plane of both reserves, with the trade as a step along it. */
function Plane({summary, after, onTrade}: PlaneProps) {
  /** Moves the trade to the pointer: right of the start the trade sells LIME, left of it PLUM. */
  function drag(event: PointerEvent<SVGSVGElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const lime = ((event.clientX - box.left) / box.width) * SPAN.LIME;
    const asset: Asset = lime >= Number(START.LIME) ? 'LIME' : 'PLUM';
    const reserve = asset === 'LIME' ? lime : PRODUCT / Math.max(lime, 1);
    const part = Math.round((reserve / Number(START[asset]) - 1) * 1_000);
    onTrade(asset, Math.min(1_000, Math.max(1, part)));
  }

  return (
    <div className={styles.drawing}>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}>
        <path className={styles.axes} d={`M0.5 0V${HEIGHT - 0.5}H${WIDTH}`} />
        <line
          className={styles.tangent}
          x1={x(0)}
          y1={y(2n * START.PLUM)}
          x2={x(2n * START.LIME)}
          y2={y(0)}
        />
        <polyline className={styles.curve} points={CURVE} />
        <path
          className={styles.guide}
          d={`M${x(START.LIME)} ${HEIGHT}V${y(START.PLUM)}H0M${x(after.LIME)} ${HEIGHT}V${y(after.PLUM)}H0`}
        />
        <path
          className={styles.move}
          d={`M${x(START.LIME)} ${y(START.PLUM)}H${x(after.LIME)}V${y(after.PLUM)}`}
        />
        <circle className={styles.start} cx={x(START.LIME)} cy={y(START.PLUM)} r="5" />
        <circle className={styles.end} cx={x(after.LIME)} cy={y(after.PLUM)} r="8" />
      </svg>
      <span className={styles.plumAxis} aria-hidden="true">
        PLUM in the pool
      </span>
      <span className={styles.limeAxis} aria-hidden="true">
        LIME in the pool
      </span>
    </div>
  );
}

/** The constant-product curve; the reader drags a trade along it. */
export default function AmmCurve() {
  const [asset, setAsset] = useState<Asset>('LIME');
  const [thousandths, setThousandths] = useState(250);
  const [fee, setFee] = useState<Fee>('30');

  const other: Asset = asset === 'LIME' ? 'PLUM' : 'LIME';
  const feeBps = BigInt(fee);
  const sold = (START[asset] * BigInt(thousandths)) / 1_000n;
  const got = amountOut(sold, START[asset], START[other], feeBps);
  const impact = priceImpactBps(sold, START[asset], feeBps);
  const after = {[asset]: START[asset] + sold, [other]: START[other] - got} as typeof START;
  const undisturbed = (sold * START[other]) / START[asset];
  const summary =
    `Selling ${grouped(sold)} ${asset} pays ${grouped(got)} ${other}. ` +
    `The price impact is ${percent(impact)}.`;

  return (
    <Panel label="A trade on the constant-product curve" className={styles.panel}>
      <Plane
        summary={summary}
        after={after}
        onTrade={(next, part) => {
          setAsset(next);
          setThousandths(part);
        }}
      />
      <Controls>
        <Choice label="You sell" options={sides} value={asset} onChange={setAsset} />
        <Choice label="Pool fee" options={fees} value={fee} onChange={setFee} />
      </Controls>
      <Slider
        label="Trade size"
        min={1}
        max={1_000}
        value={thousandths}
        text={`${grouped(sold)} ${asset}`}
        onChange={setThousandths}
      />
      <Facts
        facts={[
          {name: 'You get', value: `${grouped(got)} ${other}`, strong: true},
          {name: 'At the old price', value: `${grouped(undisturbed)} ${other}`},
          {name: 'Price impact', value: percent(impact), strong: true},
          {name: 'Fee paid to the pool', value: `${decimal(sold * feeBps, BPS, 0)} ${asset}`},
          {name: 'Price before', value: `${price(START)} PLUM`},
          {name: 'Price after', value: `${price(after)} PLUM`},
          {name: 'x · y before', value: grouped(START.LIME * START.PLUM)},
          {name: 'x · y after', value: grouped(after.LIME * after.PLUM)},
        ]}
      />
    </Panel>
  );
}

/** The price of one LIME. */
function price(reserves: typeof START): string {
  return decimal(reserves.PLUM, reserves.LIME, 4);
}
