/** Bills of suppliers (docs/rules-purchases.md, Bill): total, due day, number, rest, state. */
import { bookingDay } from "#domain/core/days/closedPeriod.ts";
import { addDays, type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, sum, toCentimes } from "#domain/core/money.ts";
import { fold } from "#domain/core/text/fold.ts";
import { visibleForm, withoutSpaces } from "#domain/core/text/storedForm.ts";

/** Amount of a paper at one rate, in dirhams; `rate` in percent, null without TVA. */
export type BillRate = { rate: number | null; ht: number; vat: number };

/** Remarks on a bill; none refuses it. */
export const billRemarks = [
  "vat_odd",
  "due_far",
  "price_gap",
  "over_billed",
  "lines_gap",
  "cash_limit",
] as const;
export type BillRemark = (typeof billRemarks)[number];

export const billStates = ["unpaid", "partial", "late", "paid"] as const;
export type BillState = (typeof billStates)[number];

/** Days until a bill is due, of a supplier of whom nothing is said, and the most that the law allows (69-21). */
export const usualPaymentDays = 60;
export const longestPaymentDays = 120;
/** TVA of a paper may differ by so much from its rate. */
const vatTolerance = 10;

/** Total of a paper: what its rates sum to, TVA included. */
export const totalOfRates = (rates: readonly BillRate[]): Centimes =>
  sum(rates.flatMap(({ ht, vat }) => [toCentimes(ht), toCentimes(vat)]));

/** Sum of a paper's amounts without TVA. */
export const htOfRates = (rates: readonly BillRate[]): Centimes =>
  sum(rates.map(({ ht }) => toCentimes(ht)));

/** True of TVA that is more than 0,10 from its rate. */
export const isVatOdd = ({ rate, ht, vat }: BillRate): boolean =>
  // Both in hundredths of a percent of a centime, so that no fraction is compared.
  Math.abs(toCentimes(vat) * 10_000 - toCentimes(ht) * toCentimes(rate ?? 0)) >
  vatTolerance * 10_000;

/** Day on which a bill is due when none is said. `days`: the supplier's. */
export const usualDueDay = (date: IsoDay, days: number): IsoDay => addDays(date, days);

/** True of a due day that is further than the law allows. */
export const isDueFar = (date: IsoDay, due: IsoDay): boolean =>
  due > addDays(date, longestPaymentDays);

/** Form in which numbers of one supplier are compared: without capitals and spaces. 'F-118' is 'f -118', not 'F.118'. */
export const billNumberKey = (number: string): string => withoutSpaces(fold(visibleForm(number)));

/** Remarks on a paper's own values, in the order of `billRemarks`. */
export const paperRemarks = (bill: {
  date: IsoDay;
  due_on: IsoDay;
  rates: readonly BillRate[];
}): BillRemark[] => [
  ...(bill.rates.some(isVatOdd) ? ["vat_odd" as const] : []),
  ...(isDueFar(bill.date, bill.due_on) ? ["due_far" as const] : []),
];

/** Amount left to pay of a bill. `paid`: its parts that count. */
export const billRest = (total: Centimes, paid: Centimes): Centimes => minus(total, paid);

/** `billRest` as SQL, in centimes; `row`: the alias of the bill. */
export const billRestSql = (row: string): string =>
  `(${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.paid_amount`)})`;

/** Condition of a bill that is not paid, as SQL; the partial index repeats it. */
export const isOpenBillSql = (row: string): string => `${row}.total_amount > ${row}.paid_amount`;

/** State of a bill on a day. */
export function billStateOf(
  bill: { total: Centimes; paid: Centimes; due_on: IsoDay },
  now: IsoDay,
): BillState {
  if (billRest(bill.total, bill.paid) <= 0) return "paid";
  if (bill.due_on < now) return "late";
  return bill.paid > 0 ? "partial" : "unpaid";
}

/** `billStateOf` as SQL; `now`: SQL of the stored day. */
export const billStateSql = (row: string, now = "{:today}"): string =>
  `CASE WHEN NOT (${isOpenBillSql(row)}) THEN 'paid' WHEN ${row}.due_on < ${now} THEN 'late'
    WHEN ${row}.paid_amount > 0 THEN 'partial' ELSE 'unpaid' END`;

/**
 * Day on which a paper is booked: its own, or the first that is not transmitted. A `booked` one stays while its own day
 * is the same.
 */
export function bookedOn(
  date: IsoDay,
  closedUntil: string,
  before: { date: string; booked: string } | null,
): IsoDay {
  const booked = parseDay(before?.booked ?? "");
  if (booked && parseDay(before?.date ?? "") === date) return booked;
  return bookingDay(date, closedUntil);
}
