/** Documents that an approval may concern, each with SQL of its name and of its client; `d` is the alias of its row. */
import type { CollectionName } from "#domain/core/records.ts";

type Named = { number: string; client: string };
const named = (number: string, client = "''"): Named => ({ number, client });
const invoiceNumber = "(SELECT invoice_number FROM optique_invoices WHERE id = d.invoice)";
/** SQL of the number of a claim's invoice, else of its quote, whose number begins with D. */
const claimedNumber = `COALESCE(${invoiceNumber}, (SELECT number FROM optique_quotes WHERE id = d.quote), '')`;
const ofCreditNote = (field: string): string =>
  `(SELECT ${field} FROM optique_credit_notes WHERE id = d.credit_note)`;

export const approvedDocuments = {
  // The name of a client stands in `number`, and `client` stays empty, so that the sentence contains the name once.
  optique_clients: named("d.name"),
  optique_suppliers: named("d.name"),
  optique_products: named("d.name"),
  optique_funds: named("d.name"),
  optique_prescriptions: named("d.date", "d.client"),
  optique_jobs: named("''", "(SELECT client FROM optique_prescriptions WHERE id = d.prescription)"),
  optique_invoices: named("d.invoice_number", "d.client"),
  optique_claims: named(claimedNumber, "d.client"),
  optique_credit_notes: named("d.number", "d.client"),
  optique_credit_items: named(ofCreditNote("number"), ofCreditNote("client")),
  optique_quotes: named("d.number", "d.client"),
  optique_cash_moves: named("d.date"),
  optique_bills: named("d.number"),
  optique_bill_payments: named("d.date"),
  optique_supplier_credits: named("d.date"),
  optique_stock_receipts: named("d.receipt_number"),
  optique_stock_adjustments: named("d.adjustment_number"),
  optique_counts: named("d.name"),
  optique_services: named("d.number", "d.client"),
  optique_contact_prescriptions: named("d.date", "d.client"),
  optique_contact_orders: named("d.product_name", "d.client"),
} as const satisfies Partial<Record<CollectionName, Named>>;
export type ApprovedCollection = keyof typeof approvedDocuments;

/** True of a collection whose records are documents of their own, not parts of a document. */
export const isApprovedCollection = (collection: string): collection is ApprovedCollection =>
  collection in approvedDocuments;
