/**
 * Splits the payments of a bill over its rates (docs/rules-purchases.md, TVA), in proportion to the HT and TVA on the
 * bill. HT and TVA are not computed from the rates.
 */
import { type Centimes, minus, noMoney, shareOf, sum, toCentimes } from "#domain/core/money.ts";
import { type BillRate, totalOfRates } from "./bill.ts";

/** Part of a payment at one rate of its bill, in centimes; `rate` in percent, null without TVA, where `vat` is 0. */
export type RateShare = { rate: number | null; ht: Centimes; vat: Centimes; ttc: Centimes };

/** Rates with an amount: those without TVA first, then by rising rate. */
const orderedRates = (rates: readonly BillRate[]): BillRate[] =>
  rates
    .filter(({ ht, vat }) => toCentimes(ht) + toCentimes(vat) > 0)
    .sort((one, other) => (one.rate ?? -1) - (other.rate ?? -1));

/** HT within an amount, rounded to the nearest centime; uses BigInt, as `shareOf` does. */
const htIn = (amount: Centimes, ht: Centimes, ttc: Centimes): Centimes =>
  Number((2n * BigInt(amount) * BigInt(ht) + BigInt(ttc)) / (2n * BigInt(ttc))) as Centimes;

/** Splits everything allotted to a bill so far. Shares are rounded down; the highest rate gets the rest. */
function splitSoFar(rates: readonly BillRate[], allotted: Centimes): RateShare[] {
  const total = totalOfRates(rates);
  let left = allotted;
  return rates.map(({ rate, ...paper }, place) => {
    const ht = toCentimes(paper.ht);
    const whole = sum([ht, toCentimes(paper.vat)]);
    const ttc = place === rates.length - 1 ? left : shareOf(allotted, whole, total);
    left = minus(left, ttc);
    const without = htIn(ttc, ht, whole);
    return { rate, ht: without, vat: minus(ttc, without), ttc };
  });
}

/**
 * Shares of an amount allotted to a bill after `before` was allotted: the split of both together, less that of
 * `before`. A negative amount takes shares back, as a refusal does. Shares add up to the amount, and the parts of a
 * paid bill to the bill.
 */
export function sharesOfPart(
  rates: readonly BillRate[],
  before: Centimes,
  amount: Centimes,
): RateShare[] {
  const ordered = orderedRates(rates);
  const [earlier, after] = [before, sum([before, amount])].map((allotted) =>
    splitSoFar(ordered, allotted),
  );
  return (after ?? []).map((share, place) => {
    const known = earlier?.[place] ?? { ht: noMoney, vat: noMoney, ttc: noMoney };
    return {
      rate: share.rate,
      ht: minus(share.ht, known.ht),
      vat: minus(share.vat, known.vat),
      ttc: minus(share.ttc, known.ttc),
    };
  });
}

/** Shares of each part, in the order of allotment. */
export function sharesInTurn(
  rates: readonly BillRate[],
  amounts: readonly Centimes[],
): RateShare[][] {
  let before = noMoney;
  return amounts.map((amount) => {
    const shares = sharesOfPart(rates, before, amount);
    before = sum([before, amount]);
    return shares;
  });
}
