import { toDirhams } from "#domain/core/money.ts";
import { invoiceDue, type StoredAmounts } from "#domain/sale/due.ts";

/** Amount due of an invoice, in dirhams. */
export const remainingOf = (invoice: StoredAmounts): number => toDirhams(invoiceDue(invoice));
