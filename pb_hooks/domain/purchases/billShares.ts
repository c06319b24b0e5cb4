/** Payments of a bill over its rates (docs/rules-purchases.md, TVA). The paper's own HT and TVA are split, not its rates. */
import { type Centimes, minus, noMoney, shareOf, sum, toCentimes } from "#domain/core/money.ts";
import { type BillRate, totalOfRates } from "./bill.ts";

/** Share of a payment at one rate of its bill, in centimes; `rate` in percent, null without TVA, which has no `vat`. */
export type RateShare = { rate: number | null; ht: Centimes; vat: Centimes; ttc: Centimes };

/** Rates of a paper that hold an amount: those without TVA first, then the lowest. */
const orderedRates = (rates: readonly BillRate[]): BillRate[] =>
  rates
    .filter(({ ht, vat }) => toCentimes(ht) + toCentimes(vat) > 0)
    .sort((one, other) => (one.rate ?? -1) - (other.rate ?? -1));

/** Part of HT in an amount, rounded to the nearest; by BigInt, as of `shareOf`. */
const htIn = (amount: Centimes, ht: Centimes, ttc: Centimes): Centimes =>
  Number((2n * BigInt(amount) * BigInt(ht) + BigInt(ttc)) / (2n * BigInt(ttc))) as Centimes;

/** Split of all that is allotted to a bill so far. Amounts are rounded down; the highest rate takes the rest. */
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
 * Shares of an amount that is allotted to a bill of which `before` is allotted: the split of all so far, less that of
 * before. A negative amount takes away, as a refusal does. Shares sum to the amount; all parts of a paid bill to its paper.
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

/** Shares of parts in the order in which they were allotted. */
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
