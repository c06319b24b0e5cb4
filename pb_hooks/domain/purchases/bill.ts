/** Bills of suppliers (docs/rules-purchases.md, Bill): total, due day, number, rest, state. */
import { bookingDay } from "#domain/core/days/closedPeriod.ts";
import { addDays, type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, minus, sum, toCentimes } from "#domain/core/money.ts";
import { fold } from "#domain/core/text/fold.ts";
import { visibleForm, withoutSpaces } from "#domain/core/text/storedForm.ts";

/** Amount of a bill or credit at one rate, in dirhams; `rate` in percent, null without TVA. */
export type BillRate = { rate: number | null; ht: number; vat: number };

/** Remarks on a bill; none prevents saving it. */
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

/** Days until a bill is due when the supplier has no setting, and the longest that the law allows (69-21). */
export const defaultPaymentDays = 60;
export const longestPaymentDays = 120;
/** Centimes by which the TVA of a bill may differ from its computed TVA. */
const vatTolerance = 10;

/** Total of a bill or credit with TVA: the sum of its rates. */
export const totalOfRates = (rates: readonly BillRate[]): Centimes =>
  sum(rates.flatMap(({ ht, vat }) => [toCentimes(ht), toCentimes(vat)]));

/** Sum of the amounts without TVA. */
export const htOfRates = (rates: readonly BillRate[]): Centimes =>
  sum(rates.map(({ ht }) => toCentimes(ht)));

/** True of TVA that differs by more than 0.10 DH from its computed value. */
export const isVatOdd = ({ rate, ht, vat }: BillRate): boolean =>
  // Both sides are in hundredths of a percent of a centime, so that no fractions are compared.
  Math.abs(toCentimes(vat) * 10_000 - toCentimes(ht) * toCentimes(rate ?? 0)) >
  vatTolerance * 10_000;

/** Day on which a bill is due unless its body gives one. `days`: payment days of the supplier. */
export const defaultDueDay = (date: IsoDay, days: number): IsoDay => addDays(date, days);

/** True of a due day later than the law allows. */
export const isDueFar = (date: IsoDay, due: IsoDay): boolean =>
  due > addDays(date, longestPaymentDays);

/**
 * Form in which the bill numbers of a supplier are compared, without capitals and spaces. 'F-118' equals 'f -118', but
 * not 'F.118'.
 */
export const billNumberKey = (number: string): string => withoutSpaces(fold(visibleForm(number)));

/** Remarks on the bill's own values, in the order of `billRemarks`. */
export const paperRemarks = (bill: {
  date: IsoDay;
  due_on: IsoDay;
  rates: readonly BillRate[];
}): BillRemark[] => [
  ...(bill.rates.some(isVatOdd) ? ["vat_odd" as const] : []),
  ...(isDueFar(bill.date, bill.due_on) ? ["due_far" as const] : []),
];

/** Amount of a bill left to pay. `paid`: sum of its parts of payments that were not refused. */
export const billRest = (total: Centimes, paid: Centimes): Centimes => minus(total, paid);

/** `billRest` as SQL, in centimes; `row`: the alias of the bill. */
export const billRestSql = (row: string): string =>
  `(${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.paid_amount`)})`;

/** SQL condition of a bill that is not fully paid; the partial index repeats it. */
export const isOpenBillSql = (row: string): string => `${row}.total_amount > ${row}.paid_amount`;

/** State of a bill on day `now`. */
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
 * Day on which a bill or credit is booked: its own, or the first open day. A day that was booked before stays as long
 * as the document's own day is the same.
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
