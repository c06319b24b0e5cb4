/** Rows of the instalment plan's form, and the plan that is sent. */
import { addMonths, type IsoDay, parseDay } from "#domain/core/days/days.ts";
import {
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
  sum,
  times,
  toDirhams,
} from "#domain/core/money.ts";
import type { Instalment } from "#domain/sale/plan.ts";

/** Row with its texts as typed. */
export type PlanRow = { on: string; amount: string };

/** Equal monthly instalments from a first day; the last one includes the remaining centimes. */
export function evenRows(amount: Centimes, count: number, first: IsoDay): PlanRow[] {
  const share = Math.floor(amount / count) as Centimes;
  const last = minus(amount, times(share, count - 1));
  return Array.from({ length: count }, (_, index) => ({
    on: addMonths(first, index),
    amount: formatAmount(index === count - 1 ? last : share),
  }));
}

export const rowOf = ({ on, amount }: Instalment): PlanRow => ({
  on,
  amount: formatAmount(Math.round(amount * 100) as Centimes),
});

/** Sum of the amounts that can be parsed. */
export const plannedOf = (rows: readonly PlanRow[]): Centimes =>
  sum(rows.map(({ amount }) => parseAmount(amount) ?? noMoney));

/** Plan to send, sorted by day, without the rows that have no amount. */
export const planToSend = (rows: readonly PlanRow[]): Instalment[] =>
  rows
    .filter(({ amount }) => amount.trim() !== "")
    .map(({ on, amount }) => ({
      on: parseDay(on) ?? on,
      amount: toDirhams(parseAmount(amount) ?? noMoney),
    }))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
