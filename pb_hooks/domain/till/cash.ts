/** Cash of a day (docs/rules-workshop-till.md, Day of the till): movements, expected amount and counted amount. */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { CashMovement, CashMovementKind } from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** Cash movement other than a payment, in centimes. */
export type CashMoveOfDay = Pick<CashMovement, "kind" | "label" | "by"> & {
  day: IsoDay;
  amount: Centimes;
};
/** Day on which the till was counted, in centimes. */
export type CountedDay = Record<"expected" | "counted" | "difference", Centimes> & {
  day: IsoDay;
  by: string;
};

/** Sign of each kind: money paid out is negative. */
const signs: Record<CashMovementKind, -1 | 0 | 1> = {
  float: 1,
  expense: -1,
  bank: -1,
  refund: -1,
  other: 0,
  supplier: -1,
};

/** Amount typed without a sign, with the sign of its kind. */
export const signedCashMovement = (kind: CashMovementKind, amount: Centimes): Centimes =>
  times(amount, signs[kind] || 1);

/** Refuses a cash movement of zero or of the wrong sign. `amount` in dirhams. */
export function checkCashMovement(kind: CashMovementKind, amount: number): Violation[] {
  const centimes = toCentimes(amount);
  if (centimes === 0) return [{ field: "amount", code: "move_zero" }];
  if (centimes * signs[kind] >= 0) return [];
  return [{ field: "amount", code: signs[kind] < 0 ? "move_out" : "move_in" }];
}

/** Expected cash: the opening amount plus all later payments and movements. */
export const expectedCash = (
  opening: Centimes,
  payments: readonly Centimes[],
  moves: readonly Centimes[],
): Centimes => sum([opening, ...payments, ...moves]);

/** Difference of a count; positive when there is too much cash. */
export const cashDifference = (counted: Centimes, expected: Centimes): Centimes =>
  minus(counted, expected);

/** Notes and coins of the dirham, in centimes. */
export const bankNotes: readonly Centimes[] = [200, 100, 50, 20].map(toCentimes);
export const coins: readonly Centimes[] = [10, 5, 2, 1, 0.5, 0.2, 0.1].map(toCentimes);

/** Counted notes and coins by value in dirhams: `{"200": 3, "0.5": 2}`. */
export type CoinCounts = Record<string, number>;

/** Key of a note or coin in `CoinCounts`. */
export const coinName = (centimes: Centimes): string => String(centimes / 100);

const named = new Map([...bankNotes, ...coins].map((value) => [coinName(value), value]));
const maxCoins = 99_999;

/** Total of counted notes and coins; unknown keys are ignored. */
export const coinsTotal = (counts: CoinCounts): Centimes =>
  sum(
    Object.entries(counts).map(([name, count]) =>
      times(named.get(String(Number(name))) ?? noMoney, count),
    ),
  );

/** Parses counts of known notes and coins, as whole numbers within the limit; null for anything else. */
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
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxCoins;
