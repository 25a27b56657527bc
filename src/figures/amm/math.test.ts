import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import * as amm from './math';
import {sandwich} from './sandwich';

const MAX = 2n ** 64n - 1n;
const amount = fc.bigInt({min: 1n, max: MAX});
const feeBps = fc.constantFrom(0n, 5n, 30n, 100n, 9_999n);
const refused = (code: number) =>
  expect.toSatisfy((error) => error instanceof amm.AmmMathError && error.code === code) as Error;

describe('amountOut', () => {
  it('pays the formula', () => {
    expect(amm.amountOut(1_000n, 100_000n, 100_000n, 0n)).toBe(990n);
    expect(amm.amountOut(1_000n, 100_000n, 100_000n, 30n)).toBe(987n);
    expect(amm.amountOut(MAX, MAX, MAX, 0n)).toBe(MAX / 2n);
  });

  it('keeps the product of the reserves from falling, which one unit more would not', () => {
    fc.assert(
      fc.property(amount, amount, amount, feeBps, (input, reserveIn, reserveOut, fee) => {
        const paid = amm.amountOut(input, reserveIn, reserveOut, fee);
        const effective = input * (amm.BPS - fee);
        const before = reserveIn * reserveOut * amm.BPS;
        const after = (out: bigint) => (reserveIn * amm.BPS + effective) * (reserveOut - out);
        expect(after(paid)).toBeGreaterThanOrEqual(before);
        expect(after(paid + 1n)).toBeLessThan(before);
      }),
    );
  });

  it('rejects what the contract rejects', () => {
    expect(() => amm.amountOut(0n, 1n, 1n, 30n)).toThrow(refused(1));
    expect(() => amm.amountOut(1n, 0n, 1n, 30n)).toThrow(refused(2));
    expect(() => amm.amountOut(1n, 1n, 1n, 10_000n)).toThrow(refused(4));
  });
});

describe('amountIn', () => {
  it('is the smallest input that is enough', () => {
    const reserve = fc.bigInt({min: 2n, max: 2n ** 40n});
    fc.assert(
      fc.property(reserve, reserve, fc.nat(), feeBps, (reserveIn, reserveOut, seed, fee) => {
        const wanted = (BigInt(seed) % (reserveOut - 1n)) + 1n;
        const cost = amm.amountIn(wanted, reserveIn, reserveOut, fee);
        expect(amm.amountOut(cost, reserveIn, reserveOut, fee)).toBeGreaterThanOrEqual(wanted);
        if (cost > 1n) expect(amm.amountOut(cost - 1n, reserveIn, reserveOut, fee)).toBeLessThan(wanted);
      }),
    );
  });

  it('rejects what the contract rejects', () => {
    expect(() => amm.amountIn(0n, 1n, 1n, 30n)).toThrow(refused(1));
    expect(() => amm.amountIn(10n, 10n, 10n, 30n)).toThrow(refused(3));
    expect(() => amm.amountIn(MAX - 1n, MAX, MAX, 30n)).toThrow(refused(5));
  });
});

describe('priceImpactBps', () => {
  it('rounds up and never exceeds one whole', () => {
    expect(amm.priceImpactBps(0n, 1_000_000n, 30n)).toBe(0n);
    expect(amm.priceImpactBps(1n, 1_000_000n, 30n)).toBe(1n);
    expect(amm.priceImpactBps(10_000n, 990_000n, 0n)).toBe(100n);
    fc.assert(
      fc.property(amount, amount, feeBps, (input, reserve, fee) => {
        expect(amm.priceImpactBps(input, reserve, fee)).toBeLessThanOrEqual(amm.BPS);
      }),
    );
  });
});

describe('shares', () => {
  it('are the geometric mean at first', () => {
    expect(amm.firstShares(4_000_000n, 1_000_000n)).toBe(1_999_000n);
    expect(amm.firstShares(MAX, MAX)).toBe(MAX - 1_000n);
    expect(() => amm.firstShares(0n, MAX)).toThrow(refused(6));
    expect(() => amm.firstShares(1_000n, 1_000n)).toThrow(refused(6));
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        fc.pre(a * b > 2_000_000n);
        const root = amm.firstShares(a, b) + amm.MINIMUM_LIQUIDITY;
        expect(root * root).toBeLessThanOrEqual(a * b);
        expect((root + 1n) ** 2n).toBeGreaterThan(a * b);
      }),
    );
  });

  it('follow the smaller side later', () => {
    expect(amm.sharesForDeposit(10n, 99n, 1_000n, 1_000n, 500n)).toBe(5n);
    expect(amm.sharesForDeposit(1n, 1n, 1_000n, 1_000n, 500n)).toBe(0n);
  });

  it('never redeem more than was deposited', () => {
    const reserve = fc.bigInt({min: 1_000n, max: 2n ** 24n});
    fc.assert(
      fc.property(reserve, reserve, reserve, reserve, (reserveA, reserveB, supply, depositA) => {
        const depositB = amm.matchingAmount(depositA, reserveA, reserveB);
        const shares = amm.sharesForDeposit(depositA, depositB, reserveA, reserveB, supply);
        const back = amm.amountForShares(shares, reserveA + depositA, supply + shares);
        expect(back).toBeLessThanOrEqual(depositA);
      }),
    );
  });
});

describe('limits', () => {
  it('round towards the trader', () => {
    expect(amm.minOutput(999n, 50n)).toBe(995n);
    expect(amm.maxInput(999n, 50n)).toBe(1_003n);
    expect(amm.minOutput(999n, 0n)).toBe(999n);
  });
});

describe('lossToHoldingBps', () => {
  it('grows with the price change, whichever way it goes', () => {
    expect(amm.lossToHoldingBps(1n, 1n)).toBe(0n);
    expect(amm.lossToHoldingBps(4n, 1n)).toBe(2_000n);
    expect(amm.lossToHoldingBps(1n, 4n)).toBe(2_000n);
  });
});

// The numbers of the Move tests on the pages of the series.
describe('routes and sandwiches', () => {
  const pool = {reserveIn: 1_000_000n, reserveOut: 1_000_000n, feeBps: 30n};

  it('quotes a detour', () => {
    const direct = {reserveIn: 300_000n, reserveOut: 300_000n, feeBps: 30n};
    const hops = [
      {reserveIn: 5_000_000n, reserveOut: 10_000_000n, feeBps: 30n},
      {reserveIn: 8_000_000n, reserveOut: 4_000_000n, feeBps: 30n},
    ];
    expect(amm.quoteRoute(20_000n, [direct])).toEqual([18_697n]);
    expect(amm.quoteRoute(20_000n, hops)).toEqual([39_721n, 19_703n]);
  });

  it('follows a sandwich', () => {
    expect(sandwich(20_000n, 0n, pool)).toEqual({victimOut: 19_550n, attackerBack: 0n});
    expect(sandwich(20_000n, 100_000n, pool)).toEqual({victimOut: 16_190n, attackerBack: 102_930n});
    expect(sandwich(20_000n, 2_500n, pool)).toEqual({victimOut: 19_453n, attackerBack: 2_584n});
    expect(sandwich(2_000n, 100_000n, pool).attackerBack).toBeLessThan(100_000n);
  });
});
