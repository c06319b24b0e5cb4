/** Stamp duty on cash payments of clients: 0.25 % of a month's sum (docs/rules-books.md, Stamp duty). */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Centimes } from "#domain/core/money.ts";

export type CashPayment = { day: IsoDay; amount: Centimes };
/** `month`: 'YYYY-MM'. */
export type StampedMonth = { month: string; payments: number; amount: Centimes; duty: Centimes };

/** 0.25 %, rounded to the nearest centime. */
export const stampDutyOf = (amount: Centimes): Centimes =>
  Math.floor((amount * 25 + 5_000) / 10_000) as Centimes;

/** Months with cash payments of clients, in order. Refunds are left out. */
export function stampedMonths(payments: readonly CashPayment[]): StampedMonth[] {
  const months = new Map<string, { payments: number; amount: number }>();
  for (const { day, amount } of payments) {
    const month = day.slice(0, 7);
    const known = months.get(month);
    if (!known) months.set(month, { payments: 1, amount });
    else {
      known.payments += 1;
      known.amount += amount;
    }
  }
  return [...months].sort(byMonth).map(([month, known]) => {
    const amount = known.amount as Centimes;
    return { month, payments: known.payments, amount, duty: stampDutyOf(amount) };
  });
}

const byMonth = (
  [one]: readonly [string, ...unknown[]],
  [other]: readonly [string, ...unknown[]],
) => (one < other ? -1 : 1);
