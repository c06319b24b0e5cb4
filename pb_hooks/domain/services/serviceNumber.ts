/**
 * Numbers of after-sales tickets and of slips to a supplier (docs/rules-services.md, Ticket;
 * docs/rules-slips.md, To the supplier).
 */
import type { IsoDay } from "#domain/core/days/days.ts";
import { invoiceMonthOf } from "#domain/sale/numbering.ts";

/** Month prefix of a ticket's number: 'S202611'. */
export const serviceMonthOf = (day: IsoDay): string => `S${invoiceMonthOf(day)}`;

/** True of a text that may be a complete ticket number, as in its barcode. */
export const isTicketNumber = (text: string): boolean => /^s\d{10,}$/i.test(text);

/** Prefix of the numbers of a day's slips to suppliers: 'RF-20261128-'. */
export const returnSlipPrefix = (day: IsoDay): string => `RF-${day.replaceAll("-", "")}-`;

/** Most tickets that one slip may have. */
export const maxReturned = 100;

/** Number of a remake as the lab sees it: '2026110001-R1'. */
export const remakeNumber = (invoice: string, rank: number): string => `${invoice}-R${rank}`;
/** `remakeNumber` as SQL. */
export const remakeNumberSql = (invoice: string, rank: string): string =>
  `${invoice} || '-R' || CAST(${rank} AS INTEGER)`;
