/** Journal policy of each collection: stored values and retention (docs/rules-clients.md, Journal). */
import { buyerFields } from "./buyer.ts";
import type { CollectionName } from "./records.ts";

/** Collections with personal data. */
const personalCollections: readonly string[] = [
  "optique_clients",
  "optique_prescriptions",
  "optique_jobs",
  "optique_services",
  "optique_contact_prescriptions",
  "optique_contact_orders",
] satisfies CollectionName[];

/** Fields of a job that are not personal. Its steps are not journalled, since the job stores them itself. */
const plainFields: Partial<Record<string, readonly string[]>> = { optique_jobs: ["promised_on"] };

/** True of a field with personal data: the journal names such a field, but stores no value. */
export const isPersonalField = (collection: string, name: string): boolean =>
  personalCollections.includes(collection) && !plainFields[collection]?.includes(name);

/** Collections whose journal entries are kept as long as the books; entries of others are deleted after a year. */
export const moneyCollections: readonly string[] = [
  "optique_invoices",
  "optique_invoice_items",
  "optique_payments",
  "optique_claims",
  "optique_credit_notes",
  "optique_credit_items",
  "optique_refunds",
  "optique_reversals",
  "optique_cash_moves",
  "optique_closes",
  "optique_periods",
  "optique_bills",
  "optique_bill_items",
  "optique_bill_payments",
  "optique_bill_parts",
  "optique_supplier_credits",
  "optique_stock_receipts",
  "optique_stock_receipt_items",
  "optique_stock_adjustments",
  "optique_stock_adjustment_items",
  "optique_products",
  "optique_lens_tariffs",
] satisfies CollectionName[];

/** Free texts, which may name a client, so that the journal does not store their values. */
const freeTexts = ["notes", "label"];
/**
 * Further free texts by collection, and eye values, which are personal. The name of a line without a product is free
 * text.
 */
const freeTextsByCollection: Partial<Record<string, readonly string[]>> = {
  optique_invoice_items: ["product_name", "product_reference", "power", "lens"],
  optique_quote_items: ["product_name", "product_reference", "power", "lens"],
  optique_contact_boxes: ["scanned_for"],
  optique_quotes: ["prospect_name", "prospect_phone", "internal_notes"],
  optique_invoices: [...buyerFields, "shop_stamp"],
  optique_credit_notes: [...buyerFields, "shop_stamp", "request"],
  optique_refunds: ["reference", "request"],
  optique_payments: ["reference", "bank", "bounce_note"],
  optique_periods: ["reopen_reason"],
  optique_bills: ["number", "number_key"],
  optique_bill_payments: ["reference", "bank"],
  optique_supplier_credits: ["number"],
  optique_claims: [
    "beneficiary",
    "beneficiary_birth",
    "member_number",
    "relation",
    "prescriber",
    "prescriber_inpe",
    "examined_on",
    "fse_number",
    "agreement_number",
    "papers",
    "refusal",
  ],
};

export const freeTextsOf = (collection: string): readonly string[] => [
  ...freeTexts,
  ...(freeTextsByCollection[collection] ?? []),
];
/** Free texts of all collections, for a document with its items and payments. */
export const allFreeTexts: readonly string[] = [
  ...freeTexts,
  ...Object.values(freeTextsByCollection).flatMap((names) => names ?? []),
];
