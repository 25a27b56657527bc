/**
 * The arithmetic of a constant-product market, in integers.
 *
 * The same rules as the Move module `dex::amm_math`, digit for digit: amounts count the
 * smallest unit of their asset, divisions round down unless a comment says otherwise.
 */

export const BPS = 10_000n;
export const MINIMUM_LIQUIDITY = 1_000n;
const MAX_U64 = 2n ** 64n - 1n;

/** The codes of `dex::amm_math`. */
export class AmmMathError extends Error {
  override readonly name = 'AmmMathError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** What a swap pays out, rounded down in the pool's favour. */
export function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint, feeBps: bigint): bigint {
  check(amountIn > 0n, 1, 'The amount must be greater than zero.');
  checkReserves(reserveIn, reserveOut);
  const effectiveIn = afterFee(amountIn, feeBps);
  return (effectiveIn * reserveOut) / (reserveIn * BPS + effectiveIn);
}

/** The smallest input that pays out at least `wanted`. */
export function amountIn(wanted: bigint, reserveIn: bigint, reserveOut: bigint, feeBps: bigint): bigint {
  check(wanted > 0n, 1, 'The amount must be greater than zero.');
  checkReserves(reserveIn, reserveOut);
  check(wanted < reserveOut, 3, 'You ask for all that the pool holds, or more.');
  return u64(divideUp(wanted * reserveIn * BPS, afterFee(reserveOut - wanted, feeBps)));
}

/** How far the average price of a swap is below the price before it, without the fee, rounded up. */
export function priceImpactBps(amountIn: bigint, reserveIn: bigint, feeBps: bigint): bigint {
  checkReserves(reserveIn, reserveIn);
  const effectiveIn = afterFee(amountIn, feeBps);
  return divideUp(effectiveIn * BPS, reserveIn * BPS + effectiveIn);
}

/** Shares for the first deposit: the geometric mean, less the locked part. */
export function firstShares(amountA: bigint, amountB: bigint): bigint {
  const root = squareRoot(amountA * amountB);
  check(root > MINIMUM_LIQUIDITY, 6, 'The first deposit is worth no more than the shares it locks.');
  return root - MINIMUM_LIQUIDITY;
}

/** Shares for a later deposit: the smaller of the two proportions. */
export function sharesForDeposit(
  amountA: bigint,
  amountB: bigint,
  reserveA: bigint,
  reserveB: bigint,
  supply: bigint,
): bigint {
  const forA = proportion(amountA, supply, reserveA);
  const forB = proportion(amountB, supply, reserveB);
  return forA < forB ? forA : forB;
}

/** What `shares` of `supply` take out of one reserve. */
export function amountForShares(shares: bigint, reserve: bigint, supply: bigint): bigint {
  return proportion(shares, reserve, supply);
}

/** How much of the other asset belongs to `amount` at the pool's price. */
export function matchingAmount(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return proportion(amount, otherReserve, reserve);
}

/** The least you accept of a quoted output, rounded up. */
export function minOutput(quotedOut: bigint, toleranceBps: bigint): bigint {
  return divideUp(afterFee(quotedOut, toleranceBps), BPS);
}

/** The most you pay for a quoted input, rounded down. */
export function maxInput(quotedIn: bigint, toleranceBps: bigint): bigint {
  checkBps(toleranceBps);
  return u64((quotedIn * (BPS + toleranceBps)) / BPS);
}

/** What a provider has less than a holder when a price becomes `numerator / denominator` of itself. */
export function lossToHoldingBps(numerator: bigint, denominator: bigint): bigint {
  check(numerator > 0n && denominator > 0n, 1, 'The amount must be greater than zero.');
  const root = squareRoot(numerator * denominator * BPS * BPS);
  return BPS - (2n * root) / (numerator + denominator);
}

/** A pool as a swap sees it: the reserve of what comes in, of what goes out, and the fee. */
export interface Hop {
  reserveIn: bigint;
  reserveOut: bigint;
  feeBps: bigint;
}

/** What a route pays after each hop, as `dex::router::quote_route` does. */
export function quoteRoute(amount: bigint, hops: readonly Hop[]): bigint[] {
  const amounts: bigint[] = [];
  for (const {reserveIn, reserveOut, feeBps} of hops) {
    amounts.push(amountOut(amounts.at(-1) ?? amount, reserveIn, reserveOut, feeBps));
  }
  return amounts;
}

/** `amount` less a part of `bps`, times 10,000. */
function afterFee(amount: bigint, bps: bigint): bigint {
  checkBps(bps);
  return amount * (BPS - bps);
}

/** `amount * numerator / denominator`, rounded down. */
function proportion(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  checkReserves(denominator, denominator);
  return u64((amount * numerator) / denominator);
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Newton's method from above; ends at the largest integer whose square is not above `value`. */
function squareRoot(value: bigint): bigint {
  let root = value;
  while (root * root > value) root = (root + value / root) >> 1n;
  return root;
}

function u64(value: bigint): bigint {
  check(value <= MAX_U64, 5, 'The result does not fit into 64 bits.');
  return value;
}

function checkBps(bps: bigint): void {
  check(bps < BPS, 4, 'A fee or a tolerance must be less than 10,000 basis points.');
}

function checkReserves(reserveIn: bigint, reserveOut: bigint): void {
  check(reserveIn > 0n && reserveOut > 0n, 2, 'The pool holds nothing of one of its assets.');
}

function check(holds: boolean, code: number, message: string): asserts holds {
  if (!holds) throw new AmmMathError(code, message);
}
