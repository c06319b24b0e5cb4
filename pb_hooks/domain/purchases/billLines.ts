/**
 * Compares the lines of a bill with what was received (docs/rules-purchases.md, Lines). A difference is never refused.
 */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import { type BillRate, type BillRemark, htOfRates, totalOfRates } from "./bill.ts";

/** Line of a bill, with the line of a receipt that it bills; prices in dirhams for one piece, without TVA. */
export type ComparedLine = {
  quantity: number;
  price: number;
  /** Null for a line without a receipt. `billed`: pieces on earlier bills. */
  receipt: { price: number; received: number; billed: number } | null;
};

/**
 * `gap`: amount billed above the price of the receipt. `over`: pieces billed beyond those received; negative when
 * fewer.
 */
export type LineGap = { gap: Centimes; over: number };

/** Differences of a line; zero without a receipt. */
export function lineGap({ quantity, price, receipt }: ComparedLine): LineGap {
  if (!receipt) return { gap: noMoney, over: 0 };
  const difference = minus(toCentimes(price), toCentimes(receipt.price));
  return {
    gap: times(difference, quantity),
    over: receipt.billed + quantity - receipt.received,
  };
}

/**
 * Sums of a bill: amount billed above the receipts' prices, in centimes, and pieces that were billed but not received.
 */
export function billGaps(lines: readonly ComparedLine[]): { price: Centimes; pieces: number } {
  const gaps = lines.map(lineGap);
  return {
    price: sum(gaps.map(({ gap }) => gap)),
    pieces: gaps.reduce((pieces, { over }) => pieces + Math.max(0, over), 0),
  };
}

/** Remarks on the lines of a bill, in the order of `billRemarks`. */
export function lineRemarks(
  rates: readonly BillRate[],
  lines: readonly ComparedLine[],
): BillRemark[] {
  if (lines.length === 0) return [];
  const gaps = lines.map(lineGap);
  const total = sum(lines.map(({ quantity, price }) => times(toCentimes(price), quantity)));
  return [
    ...(gaps.some(({ gap }) => gap !== 0) ? ["price_gap" as const] : []),
    ...(gaps.some(({ over }) => over > 0) ? ["over_billed" as const] : []),
    ...(total === htOfRates(rates) ? [] : ["lines_gap" as const]),
  ];
}

/**
 * Amount of a credit to request, with TVA: the price gap at the bill's own rates, less what was already requested; 0
 * when the bill is cheaper. All in centimes.
 */
export function proposedCredit(
  rates: readonly BillRate[],
  gap: Centimes,
  asked: Centimes = noMoney,
): Centimes {
  const ht = htOfRates(rates);
  if (ht <= 0 || gap <= 0) return noMoney;
  const whole = Math.round((gap * totalOfRates(rates)) / ht) as Centimes;
  return Math.max(0, minus(whole, asked)) as Centimes;
}
