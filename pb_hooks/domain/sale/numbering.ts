/**
 * Invoice numbers (docs/rules-money.md, Invoice number): YYYYMM of the invoice's date, then a sequence of at least four
 * digits.
 */
import type { IsoDay } from "#domain/core/days/days.ts";

/** Month prefix of an invoice number: '202611' for a day of November 2026. */
export const invoiceMonthOf = (day: IsoDay): string => day.slice(0, 4) + day.slice(5, 7);

/** Invoice number such as '2026110042': month, then a sequence that starts at 1 and has five digits from 10000 on. */
export const invoiceNumber = (month: string, sequence: number): string =>
  month + String(sequence).padStart(4, "0");

/** Month prefix of a credit note number: 'A202611'. */
export const creditMonthOf = (day: IsoDay): string => `A${invoiceMonthOf(day)}`;

/** Month prefix of a quote's number: 'D202611'. */
export const quoteMonthOf = (day: IsoDay): string => `D${invoiceMonthOf(day)}`;

/** True of digits that may be a complete invoice number, as in a ticket's barcode. Telephone numbers begin with 0. */
export const isWholeInvoiceNumber = (text: string): boolean => /^[1-9]\d{5,}$/.test(text);
