/** What the journal keeps of each collection, and how long (docs/rules-clients.md, Journal). */
import type { CollectionName } from "./records.ts";

/** Of these only the names of the fields that changed: every value is about a person. */
export const personalCollections: readonly string[] = [
  "optique_clients",
  "optique_prescriptions",
  "optique_jobs",
] satisfies CollectionName[];

/** Entries about money stay as long as the books do; the others a year. */
export const moneyCollections: readonly string[] = [
  "optique_invoices",
  "optique_invoice_items",
  "optique_payments",
  "optique_cash_moves",
  "optique_closes",
  "optique_stock_receipts",
  "optique_stock_receipt_items",
  "optique_stock_adjustments",
  "optique_stock_adjustment_items",
  "optique_products",
] satisfies CollectionName[];

/** Free texts, in which staff may write about a client: their values are not kept. */
const freeTexts = ["notes", "label"];
/** Other free texts by collection. The words of a line without a product may be about a person. */
const freeTextsByCollection: Partial<Record<string, readonly string[]>> = {
  optique_invoice_items: ["product_name", "product_reference"],
  optique_payments: ["reference", "bank"],
};

export const freeTextsOf = (collection: string): readonly string[] => [
  ...freeTexts,
  ...(freeTextsByCollection[collection] ?? []),
];
/** Free texts of a document that carries its lines and payments along. */
export const allFreeTexts: readonly string[] = [
  ...freeTexts,
  ...Object.values(freeTextsByCollection).flatMap((names) => names ?? []),
];
