import {useState} from 'react';
import {Controls, Facts, Panel, Slider} from '../../components/FigureControls';
import {grouped} from '@site/src/grouped';
import {percent} from '@site/src/figures/amm/format';
import {BPS, amountOut, minOutput} from '@site/src/figures/amm/math';
import {sandwich} from '@site/src/figures/amm/sandwich';
import styles from './styles.module.css';

const POOL = {reserveIn: 1_000_000n, reserveOut: 1_000_000n, feeBps: 30n};
const MAX_SLIPPAGE_BPS = 500;
const SCALE_BPS = 600n;
const LARGEST_ATTACK = 150_000;

interface ScaleProps {
  quote: bigint;
  floor: bigint;
  result: bigint;
  accepted: boolean;
}

/** Shows the result beside the range that the tolerance accepts. */
function Scale({quote, floor, result, accepted}: ScaleProps) {
  // The scale ends at the quote and begins a little below the widest tolerance.
  const lowest = minOutput(quote, SCALE_BPS);
  const at = (value: bigint) => `${(Math.max(0, Number(value - lowest)) / Number(quote - lowest)) * 100}%`;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.refused} style={{width: at(floor)}} />
      <span className={styles.accepted} style={{left: at(floor)}} />
      <span className={styles.floor} style={{left: at(floor)}} />
      <span className={styles.result} data-accepted={accepted} style={{left: at(result)}} />
      <span className={styles.end}>the quote</span>
      <span className={styles.begin}>6 % less</span>
    </div>
  );
}

/** Quote, tolerance and minimum of a swap, and the effect of another trade before it. */
export default function SlippageCalculator() {
  const [amount, setAmount] = useState(20_000);
  const [tolerance, setTolerance] = useState(50);
  const [attack, setAttack] = useState(2_500);

  const sold = BigInt(amount);
  const front = BigInt(attack);
  const quote = amountOut(sold, POOL.reserveIn, POOL.reserveOut, POOL.feeBps);
  const floor = minOutput(quote, BigInt(tolerance));
  const {victimOut, attackerBack} = sandwich(sold, front, POOL);
  const accepted = victimOut >= floor;
  const back = accepted ? attackerBack : sandwich(0n, front, POOL).attackerBack;
  const profit = back - front;
  const lost = quote - victimOut;

  return (
    <Panel label="Slippage tolerance and minimum received">
      <Controls>
        <Slider
          label="You sell"
          min={1_000}
          max={60_000}
          step={1_000}
          value={amount}
          text={`${grouped(sold)} LIME`}
          onChange={setAmount}
        />
        <Slider
          label="Slippage tolerance"
          min={0}
          max={MAX_SLIPPAGE_BPS}
          step={5}
          value={tolerance}
          text={percent(BigInt(tolerance))}
          onChange={setTolerance}
        />
      </Controls>
      <Slider
        label="Someone sells before you"
        min={0}
        max={LARGEST_ATTACK}
        step={500}
        value={attack}
        text={`${grouped(front)} LIME`}
        onChange={setAttack}
      />
      <Scale quote={quote} floor={floor} result={victimOut} accepted={accepted} />
      <p className={styles.verdict} data-accepted={accepted}>
        {accepted ? (
          <>
            <strong>The swap goes through.</strong> You get {percent((lost * BPS) / quote)} less than the
            quote.
          </>
        ) : (
          <>
            <strong>The swap is rejected</strong> with E_SLIPPAGE. You keep your LIME and pay the gas.
          </>
        )}
      </p>
      <Facts
        facts={[
          {name: 'Quote', value: `${grouped(quote)} PLUM`},
          {name: 'Minimum received', value: `${grouped(floor)} PLUM`, strong: true},
          {name: 'The pool would pay', value: `${grouped(victimOut)} PLUM`, strong: true},
          {name: 'You lose', value: accepted ? `${grouped(lost)} PLUM` : 'only the network fee'},
          {name: 'The other trader gains', value: `${profit > 0n ? '+' : ''}${grouped(profit)} LIME`},
        ]}
      />
    </Panel>
  );
}
