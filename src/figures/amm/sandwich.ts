import {amountOut, type Hop} from './math';

export interface Sandwich {
  /** What the victim gets. */
  victimOut: bigint;
  /** What the attacker ends with, of the asset that both have sold. */
  attackerBack: bigint;
}

/** Somebody sells `attackerIn` before the victim, and sells back what it bought after. */
export function sandwich(victimIn: bigint, attackerIn: bigint, pool: Hop): Sandwich {
  const {feeBps} = pool;
  let {reserveIn, reserveOut} = pool;
  const sell = (amount: bigint) => {
    const paid = amount > 0n ? amountOut(amount, reserveIn, reserveOut, feeBps) : 0n;
    reserveIn += amount;
    reserveOut -= paid;
    return paid;
  };
  const bought = sell(attackerIn);
  const victimOut = sell(victimIn);
  const attackerBack = bought > 0n ? amountOut(bought, reserveOut, reserveIn, feeBps) : 0n;
  return {victimOut, attackerBack};
}
