/** Payments to suppliers (docs/rules-purchases-money.md): their parts, what is left of them, their states. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { BillMethod, BillPaymentState } from "#domain/core/records.ts";

/** True of methods whose payments are first issued, then debited or refused. */
export const isIssuedMethod = (method: BillMethod): boolean =>
  method === "check" || method === "lcn";

/** False of a refused payment. */
export const isCountedState = (state: BillPaymentState | ""): boolean => state !== "refused";

/** `isCountedState` as SQL; `column`: the state, which is never NULL. */
export const countedStateSql = (column: string): string => `${column} <> 'refused'`;

/** State of a payment to store: a new cheque or bill of exchange is `issued`, other methods have no state. */
export const stateToStore = (
  method: BillMethod,
  before: BillPaymentState | "",
): BillPaymentState | "" => (isIssuedMethod(method) ? before || "issued" : "");

/** Part of a payment allotted to a bill; amount in dirhams, `date` a civil day. */
export type PaidPart = { id: string; bill: string; amount: number; date: string };

/**
 * Day of a part. A part of the first save has the day of its payment, and changes with it; a part added or changed
 * later has the day of that save. No part is earlier than its payment.
 */
export function partDay(
  part: Omit<PaidPart, "date">,
  payment: { date: IsoDay; before: IsoDay | null },
  stored: PaidPart | undefined,
  now: IsoDay,
): IsoDay {
  if (payment.before === null) return payment.date;
  const isSame =
    stored?.bill === part.bill && toCentimes(stored.amount) === toCentimes(part.amount);
  const kept = isSame && stored.date !== payment.before ? (stored.date as IsoDay) : payment.date;
  const day = isSame ? kept : now;
  return day < payment.date ? payment.date : day;
}

/** Sum of the parts of a payment. */
export const sumOfParts = (parts: readonly Pick<PaidPart, "amount">[]): Centimes =>
  sum(parts.map(({ amount }) => toCentimes(amount)));

/** Part of a payment that is allotted to no bill (payment on account); 0 for a refused payment. */
export const paymentLeft = (
  payment: { amount: number; state: BillPaymentState | "" },
  parts: readonly Pick<PaidPart, "amount">[],
): Centimes =>
  isCountedState(payment.state) ? minus(toCentimes(payment.amount), sumOfParts(parts)) : noMoney;

/** `paymentLeft` as SQL, in centimes. `row`: alias of the payment; `parts`: SQL of the sum of its parts in centimes. */
export const paymentLeftSql = (row: string, parts: string): string =>
  `IIF(${countedStateSql(`${row}.state`)}, ${centimesSql(`${row}.amount`)} - ${parts}, 0)`;

/** Largest cash sums to one supplier in a day and in a month that remain deductible (CGI 11-II, 106-II). */
export const cashDayLimit = toCentimes(5_000);
export const cashMonthLimit = toCentimes(50_000);

/** True when cash exceeds what the law lets a shop deduct. The sums are for one supplier, and include the payment. */
export const isAboveCashLimit = (day: Centimes, month: Centimes): boolean =>
  day > cashDayLimit || month > cashMonthLimit;

/** First and last day of a day's month, as texts for comparison; the last one may not exist, such as 31 June. */
export const monthOf = (day: IsoDay): { from: string; to: string } => ({
  from: `${day.slice(0, 8)}01`,
  to: `${day.slice(0, 8)}31`,
});
