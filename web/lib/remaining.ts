import { balance } from "#domain/sale/invoice.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";

/** What an invoice still asks for, in dirhams. */
export const remainingOf = (invoice: Pick<Invoice, "total_amount" | "paid_amount">): number =>
  toDirhams(balance(toCentimes(invoice.total_amount), toCentimes(invoice.paid_amount)).remaining);
