/** Payments of suppliers (docs/rules-purchases-money.md): their parts, what is left of them, their states. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { BillMethod, BillPaymentState } from "#domain/core/records.ts";

/** Methods whose payments are issued, then debited or refused. */
export const isIssuedMethod = (method: BillMethod): boolean =>
  method === "check" || method === "lcn";

/** False of a refused payment, which pays nothing. */
export const isCountedState = (state: BillPaymentState | ""): boolean => state !== "refused";

/** `isCountedState` as SQL; `column`: the state, which is never NULL. */
export const countedStateSql = (column: string): string => `${column} <> 'refused'`;

/** State to store of a payment: a new cheque or bill of exchange is issued, another method has none. */
export const stateToStore = (
  method: BillMethod,
  before: BillPaymentState | "",
): BillPaymentState | "" => (isIssuedMethod(method) ? before || "issued" : "");

/** Part of a payment that pays a bill; amount in dirhams, `date` a day. */
export type PaidPart = { id: string; bill: string; amount: number; date: string };

/**
 * Day of a part. A part of the first save has the day of its payment and follows it; one that comes or changes later
 * has the day of that save. None is before its payment.
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

/** Amount on account, allotted to no bill. A refused payment has none. */
export const paymentLeft = (
  payment: { amount: number; state: BillPaymentState | "" },
  parts: readonly Pick<PaidPart, "amount">[],
): Centimes =>
  isCountedState(payment.state) ? minus(toCentimes(payment.amount), sumOfParts(parts)) : noMoney;

/** `paymentLeft` as SQL, in centimes, of a payment `row` and the centimes of its parts. */
export const paymentLeftSql = (row: string, parts: string): string =>
  `IIF(${countedStateSql(`${row}.state`)}, ${centimesSql(`${row}.amount`)} - ${parts}, 0)`;

/** Cash to one supplier in a day and in a month from which it costs the deduction (CGI 11-II, 106-II). */
export const cashDayLimit = toCentimes(5_000);
export const cashMonthLimit = toCentimes(50_000);

/** True of cash above what the law lets deduct. Sums are those of one supplier, the payment included. */
export const isAboveCashLimit = (day: Centimes, month: Centimes): boolean =>
  day > cashDayLimit || month > cashMonthLimit;

/** First and last day of the month of a day, as texts that compare; the last may not exist. */
export const monthOf = (day: IsoDay): { from: string; to: string } => ({
  from: `${day.slice(0, 8)}01`,
  to: `${day.slice(0, 8)}31`,
});
