import {useState} from 'react';
import {Choice, Controls, Facts, Panel, Slider} from '../../components/FigureControls';
import {grouped} from '@site/src/grouped';
import {fees, percent, type Fee} from '@site/src/figures/amm/format';
import {type Hop, priceImpactBps, quoteRoute} from '@site/src/figures/amm/math';
import styles from './styles.module.css';

const LARGEST = 60_000;
const STEP = 500;

interface Route {
  name: string;
  hops: readonly Hop[];
}

/** Two routes from LIME to PLUM: the direct pool, and a detour over two deeper pools. */
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
  const [fee, setFee] = useState<Fee>('30');

  const sold = BigInt(amount);
  const [direct, detour] = routes(depth, BigInt(fee));
  const [directPays, detourPays] = [payout(direct, sold), payout(detour, sold)];
  const difference = directPays - detourPays;
  const turningPoint = firstWinOfDetour(direct, detour);

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
          label="Direct pool reserves"
          min={100_000}
          max={3_000_000}
          step={50_000}
          value={depth}
          text={`${grouped(depth)} each`}
          onChange={setDepth}
        />
      </Controls>
      <Choice label="Fee of each pool" options={fees} value={fee} onChange={setFee} />
      <ul className={styles.routes}>
        {[direct, detour].map((route) => {
          const {name, hops} = route;
          const paid = payout(route, sold);
          return (
            <li className={styles.route} key={name} data-best={paid >= directPays && paid >= detourPays}>
              <span>{name}</span>
              <span className={styles.paid}>{grouped(paid)} PLUM</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{width: `${(Number(paid) / amount) * 100}%`}} />
              </span>
              <span className={styles.impact}>price impact {impacts(sold, hops)}</span>
            </li>
          );
        })}
      </ul>
      <Facts
        facts={[
          {
            name: 'Better route',
            value: difference >= 0n ? 'the direct swap' : 'the detour',
            strong: true,
          },
          {
            name: 'Difference',
            value: `${grouped(difference >= 0n ? difference : -difference)} PLUM`,
          },
          {
            name: 'The detour pays more',
            value:
              turningPoint === undefined
                ? `not below ${grouped(LARGEST)}`
                : `from ${grouped(turningPoint)} LIME up`,
          },
        ]}
      />
    </Panel>
  );
}

const payout = ({hops}: Route, amount: bigint): bigint => quoteRoute(amount, hops).at(-1) ?? 0n;

function impacts(amount: bigint, hops: readonly Hop[]): string {
  const amounts = [amount, ...quoteRoute(amount, hops)];
  return hops
    .map(({reserveIn, feeBps}, i) => percent(priceImpactBps(amounts[i] ?? 0n, reserveIn, feeBps)))
    .join(', ');
}

/** The smallest amount on the slider for which the detour pays more. */
function firstWinOfDetour(direct: Route, detour: Route): bigint | undefined {
  for (let amount = STEP; amount <= LARGEST; amount += STEP) {
    const sold = BigInt(amount);
    if (payout(detour, sold) > payout(direct, sold)) return sold;
  }
  return undefined;
}
