/** The cash of a day (domain/README.md §13): what came in and went out, what there should be, what was counted. */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import type { CashMoveKind } from "#domain/core/records.ts";
import { isObject } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** The sign of each kind: what goes out is below zero. */
const signs: Record<CashMoveKind, -1 | 0 | 1> = {
  float: 1,
  expense: -1,
  bank: -1,
  refund: -1,
  other: 0,
};

/** What staff enter without a sign, in the sign of its kind. */
export const signedMove = (kind: CashMoveKind, amount: Centimes): Centimes =>
  times(amount, signs[kind] || 1);

/** Refuses a move of nothing, and one of the wrong sign for its kind. `amount` in dirhams. */
export function checkMove(kind: CashMoveKind, amount: number): Violation[] {
  const centimes = toCentimes(amount);
  if (centimes === 0) return [{ field: "amount", code: "move_zero" }];
  if (centimes * signs[kind] >= 0) return [];
  return [{ field: "amount", code: signs[kind] < 0 ? "move_out" : "move_in" }];
}

/** What there should be: what the day opened with, and what came in less what went out since. */
export const expectedCash = (
  opening: Centimes,
  payments: readonly Centimes[],
  moves: readonly Centimes[],
): Centimes => sum([opening, ...payments, ...moves]);

/** Above zero where there is too much. */
export const cashDifference = (counted: Centimes, expected: Centimes): Centimes =>
  minus(counted, expected);

/** The dirham's notes and coins. */
export const bankNotes: readonly Centimes[] = [200, 100, 50, 20].map(toCentimes);
export const coins: readonly Centimes[] = [10, 5, 2, 1, 0.5, 0.2, 0.1].map(toCentimes);

/** How many of each were counted, by its value in dirhams: `{"200": 3, "0.5": 2}`. */
export type CoinCounts = Record<string, number>;

/** The name of a coin or note in these counts. */
export const coinName = (centimes: Centimes): string => String(centimes / 100);

const named = new Map([...bankNotes, ...coins].map((value) => [coinName(value), value]));
const mostCoins = 99_999;

/** What coins and notes come to; what is none counts nothing. */
export const coinsTotal = (counts: CoinCounts): Centimes =>
  sum(
    Object.entries(counts).map(([name, count]) =>
      times(named.get(String(Number(name))) ?? noMoney, count),
    ),
  );

/** Counts as they are kept: of the dirham's own notes and coins alone, whole and not endless; null for what is none. */
export function readCoins(value: unknown): CoinCounts | null {
  if (!isObject(value)) return null;
  const counts: CoinCounts = {};
  for (const [written, count] of Object.entries(value)) {
    const name = /^\d+(?:\.\d+)?$/.test(written) ? String(Number(written)) : "";
    if (!named.has(name) || name in counts || !isCount(count)) return null;
    counts[name] = count;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostCoins;
