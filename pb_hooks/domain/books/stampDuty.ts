/** Stamp duty on what clients pay in cash (docs/rules-books.md, Stamp duty): 0,25 % of the sum of a month. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, sum } from "#domain/core/money.ts";

export type CashPayment = { day: IsoDay; amount: Centimes };
/** `month`: 'YYYY-MM'. */
export type StampedMonth = { month: string; payments: number; amount: Centimes; duty: Centimes };

/** 0,25 % to the nearest centime. */
export const stampDutyOf = (amount: Centimes): Centimes =>
  Math.floor((amount * 25 + 5_000) / 10_000) as Centimes;

/** Months with cash payments of clients, the first one first. A payment is above 0, refunds are none. */
export function stampedMonths(payments: readonly CashPayment[]): StampedMonth[] {
  const months = new Map<string, Centimes[]>();
  for (const { day, amount } of payments) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), amount]);
  }
  return [...months.keys()].sort().map((month) => {
    const amounts = months.get(month) ?? [];
    const amount = sum(amounts);
    return { month, payments: amounts.length, amount, duty: stampDutyOf(amount) };
  });
}
