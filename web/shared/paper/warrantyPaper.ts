/**
 * Warranty of the shop on a printed invoice: in months before the delivery, then its last day
 * (docs/rules-services.md, Warranty).
 */
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Company } from "#domain/core/records.ts";
import { shopMonths, warrantyFrom, type WarrantyMonths } from "#domain/services/warranty.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.shopWarranty;

/** `promise`: the shop's warranty of the line, printed under its name. */
export type PromisedItem = SavedItem & { promise?: string };
type Sold = Pick<InvoiceDocument, "date" | "status" | "job" | "items" | "credit_notes">;
type Promised<Invoice> = Omit<Invoice, "items"> & { items: PromisedItem[] };

/** Number of pieces that are not credited. */
const piecesOf = ({ id, quantity }: SavedItem, { credit_notes: notes }: Sold): number =>
  notes
    .flatMap(({ items }) => items)
    .filter(({ invoice_item: line }) => line === id)
    .reduce((left, credited) => left - credited.quantity, quantity);

function promiseOf(item: SavedItem, invoice: Sold, months: WarrantyMonths): string {
  const promised = item.product ? shopMonths(item, months) : 0;
  if (!(promised > 0)) return "";
  const until = item.warranty?.shop_until;
  if (until) return text.until(formatDay(until));
  const isSold = invoice.status !== "cancelled" && piecesOf(item, invoice) > 0;
  const isDelivered = warrantyFrom(invoice.date, invoice.job) !== null;
  return isSold && !isDelivered ? text.months(promised) : "";
}

/** Adds the months or last day of the shop's warranty to each line; returns the same invoice when it has none. */
export function withPromises<Invoice extends Sold>(
  invoice: Invoice,
  months: Company,
): Promised<Invoice> {
  const items = invoice.items.map((item): PromisedItem => {
    const promise = promiseOf(item, invoice, months);
    return promise === "" ? item : { ...item, promise };
  });
  return hasPromise(items) ? { ...invoice, items } : invoice;
}

/** True when a line has a warranty of the shop, so that the law's reminder prints. */
export const hasPromise = (items: readonly PromisedItem[]): boolean =>
  items.some(({ promise = "" }) => promise !== "");
