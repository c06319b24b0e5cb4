import { toDirhams } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";
import { invoiceDue } from "#domain/sale/due.ts";

/** Amount due of an invoice, in dirhams. */
export const remainingOf = (invoice: Pick<Invoice, "total_amount" | "paid_amount">): number =>
  toDirhams(invoiceDue(invoice));
