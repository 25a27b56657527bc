import {useState} from 'react';
import {Choice, Controls, Facts, Panel, Slider} from '../FigureControls';
import {grouped} from '@site/src/grouped';
import {percent} from '@site/src/amm/format';
import {type Hop, priceImpactBps, quoteRoute} from '@site/src/amm/math';
import styles from './styles.module.css';

const LARGEST = 60_000;
const STEP = 500;

const fees = [
  {value: '5', text: '0.05 %'},
  {value: '30', text: '0.30 %'},
  {value: '100', text: '1 %'},
] as const;

interface Route {
  name: string;
  hops: readonly Hop[];
}

/** The pool that trades LIME for PLUM, and two deeper pools. */
function routes(depth: number, feeBps: bigint): [Route, Route] {
  const reserve = BigInt(depth);
  const direct = {reserveIn: reserve, reserveOut: reserve, feeBps};
  const toKiwi = {reserveIn: 5_000_000n, reserveOut: 10_000_000n, feeBps};
  const toPlum = {reserveIn: 8_000_000n, reserveOut: 4_000_000n, feeBps};
  return [
    {name: 'LIME → PLUM', hops: [direct]},
    {name: 'LIME → KIWI → PLUM', hops: [toKiwi, toPlum]},
  ];
}

/** Compares a direct hop with a detour over two deeper pools for the same amount. */
export default function RouteComparison() {
  const [amount, setAmount] = useState(20_000);
  const [depth, setDepth] = useState(300_000);
  const [fee, setFee] = useState<(typeof fees)[number]['value']>('30');

  const sold = BigInt(amount);
  const [direct, detour] = routes(depth, BigInt(fee));
  const paid = [direct, detour].map(({hops}) => quoteRoute(sold, hops).at(-1) ?? 0n);
  const [directPays = 0n, detourPays = 0n] = paid;
  const best = directPays >= detourPays ? directPays : detourPays;
  const turn = turningPoint(direct, detour);

  return (
    <Panel label="A direct swap and a detour">
      <Controls>
        <Slider
          label="You sell"
          min={STEP}
          max={LARGEST}
          step={STEP}
          value={amount}
          text={`${grouped(sold)} LIME`}
          onChange={setAmount}
        />
        <Slider
          label="Reserves of the direct pool"
          min={100_000}
          max={3_000_000}
          step={50_000}
          value={depth}
          text={`${grouped(BigInt(depth))} each`}
          onChange={setDepth}
        />
      </Controls>
      <Choice label="Fee of every pool" options={fees} value={fee} onChange={setFee} />
      <ul className={styles.routes}>
        {[direct, detour].map(({name, hops}, i) => (
          <li className={styles.route} key={name} data-best={paid[i] === best}>
            <span className={styles.name}>{name}</span>
            <span className={styles.paid}>{grouped(paid[i] ?? 0n)} PLUM</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{width: `${(Number(paid[i]) / amount) * 100}%`}} />
            </span>
            <span className={styles.impact}>price impact {impacts(sold, hops)}</span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          {
            name: 'Better',
            value: directPays >= detourPays ? 'the direct swap' : 'the detour',
            strong: true,
          },
          {
            name: 'By',
            value: `${grouped(directPays > detourPays ? directPays - detourPays : detourPays - directPays)} PLUM`,
          },
          {
            name: 'The detour pays more',
            value:
              turn === undefined ? `not below ${grouped(BigInt(LARGEST))}` : `from ${grouped(turn)} LIME on`,
          },
        ]}
      />
    </Panel>
  );
}

/** The price impact of every hop. */
function impacts(amount: bigint, hops: readonly Hop[]): string {
  const amounts = [amount, ...quoteRoute(amount, hops)];
  return hops
    .map(({reserveIn, feeBps}, i) => percent(priceImpactBps(amounts[i] ?? 0n, reserveIn, feeBps)))
    .join(', ');
}

/** The smallest step of the slider at which the detour wins. */
function turningPoint(direct: Route, detour: Route): bigint | undefined {
  for (let amount = STEP; amount <= LARGEST; amount += STEP) {
    const sold = BigInt(amount);
    const [one = 0n, two = 0n] = [direct, detour].map(({hops}) => quoteRoute(sold, hops).at(-1));
    if (two > one) return sold;
  }
  return undefined;
}
