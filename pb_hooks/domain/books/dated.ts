/**
 * Names the day of the rows of each collection, and the fields that a day's figures hold: these cannot change once the
 * day is transmitted (docs/rules-periods.md, What is dated). The triggers of `closedTriggers.ts` follow from it.
 */
import type { CollectionName } from "#domain/core/records.ts";

/** Rows that count on a day: their own, or the day of the document that owns them. */
export type Dated = {
  /**
   * Field with the row's day, or the relation to a document whose `date` is its day. `also`: dated rows of that
   * document whose figures depend on these rows; the earliest of all these days counts.
   */
  day: string | { by: string; of: CollectionName; also?: readonly CollectionName[] };
  /** Relation to the document that sends a row with a day of its own. */
  sentBy?: string;
  /**
   * Fields that a figure counts. The refusal of an insertion names the first one, unless the row has a day of its own.
   */
  figures: readonly string[];
  /** By field, the SQL condition of rows whose field no figure counts; `new` is the row. */
  unless?: Readonly<Record<string, string>>;
  /** Fields that may rise but not fall, each with the SQL condition of the rows concerned. */
  rising?: Readonly<Record<string, string>>;
  /** Field that a refusal names in place of the row's own, by the row's field. */
  asked?: Readonly<Record<string, string>>;
  /** Row of the request that a refusal names instead, and its field there: SQL in which `row` stands for old or new. */
  place?: { row: string; field: string };
};
/** Reason why no figure of a day counts these rows. */
type Undated = { undated: string };

const item = (by: string, of: CollectionName) => ({ by, of });
/** Money of an invoice, split over the rates of the invoice's lines, even when it is dated before the invoice. */
const moneyOfInvoice = ["optique_payments", "optique_refunds", "optique_credit_notes"] as const;
const person = { undated: "a person or a shop" };
const catalogue = { undated: "the catalogue: movements hold its stock" };
const work = {
  undated: "work of the shop: movements hold its pieces, invoices its money",
};
const promise = { undated: "a promise: the invoice holds its sale" };
const counting = { undated: "a count: adjustments hold what it corrects" };
const trace = { undated: "a log of acts, in no figure of a day" };

export const dated: Record<CollectionName, Dated | Undated> = {
  optique_users: person,
  optique_companies: person,
  optique_clients: person,
  optique_suppliers: person,
  optique_products: catalogue,
  optique_lens_tariffs: catalogue,
  optique_tags: catalogue,
  optique_tag_prints: catalogue,
  optique_prescriptions: work,
  optique_jobs: work,
  optique_services: work,
  optique_service_items: work,
  optique_contact_prescriptions: work,
  optique_contact_orders: work,
  optique_contact_boxes: work,
  optique_messages: trace,
  optique_journal: trace,
  optique_approvals: trace,
  optique_events: trace,
  optique_quotes: promise,
  optique_quote_items: promise,
  optique_funds: promise,
  // A claim may be sent again; payments record what its fund pays.
  optique_claims: promise,
  optique_counts: counting,
  optique_count_lines: counting,
  optique_count_scans: counting,
  // Only its own routes write a period.
  optique_periods: trace,
  optique_invoices: {
    day: "date",
    figures: ["total_amount"],
    // The total of an invoice with lines follows from them, and the triggers of the lines check that total.
    unless: {
      total_amount: "EXISTS (SELECT 1 FROM optique_invoice_items i WHERE i.invoice = new.id)",
    },
  },
  optique_invoice_items: {
    day: { ...item("invoice", "optique_invoices"), also: moneyOfInvoice },
    figures: ["quantity", "price", "discount", "vat_rate", "product", "product_type", "invoice"],
  },
  optique_payments: {
    day: "date",
    sentBy: "invoice",
    figures: ["amount", "payment_method", "invoice", "fund", "credit_note"],
  },
  optique_credit_notes: { day: "date", figures: ["total_amount", "kept", "invoice"] },
  optique_credit_items: {
    day: item("credit_note", "optique_credit_notes"),
    figures: ["quantity", "amount", "vat_rate", "goods", "product", "credit_note"],
  },
  optique_refunds: {
    day: "date",
    figures: ["amount", "payment_method", "invoice", "credit_note", "fund", "from_kept"],
  },
  optique_reversals: {
    day: "date",
    figures: ["amount", "kind", "payment", "invoice"],
    place: { row: "row.payment", field: "'bounced_on'" },
  },
  // A bill or credit of a supplier is booked on the first open day when its own day is transmitted.
  optique_bills: {
    day: "booked_on",
    figures: ["rates", "total_amount", "supplier", "date", "number"],
    asked: { booked_on: "date" },
  },
  optique_bill_payments: {
    day: "date",
    figures: ["amount", "method", "supplier", "supplier_credit"],
  },
  optique_bill_parts: {
    day: "date",
    sentBy: "payment",
    figures: ["amount", "bill", "payment"],
    // The server sets the date of a part, so a refusal names its amount.
    asked: { date: "amount" },
  },
  optique_supplier_credits: {
    day: "booked_on",
    figures: ["rates", "total_amount", "supplier", "received_on", "number"],
    asked: { booked_on: "received_on" },
  },
  // The accounts use the sums of the bill, not its lines.
  optique_bill_items: { undated: "beside the sums of their bill" },
  optique_cash_moves: { day: "date", figures: ["amount", "kind"] },
  optique_closes: {
    day: "day",
    figures: ["opening", "expected", "counted", "difference", "figures"],
  },
  optique_stock_receipts: { day: "date", figures: ["supplier"] },
  optique_stock_receipt_items: {
    day: item("receipt", "optique_stock_receipts"),
    figures: ["quantity", "price", "product", "receipt"],
    // Only pieces of non-stock lines: the triggers of the movements check all other received pieces.
    rising: { received_quantity: "new.non_stock = TRUE" },
  },
  optique_stock_adjustments: { day: "date", figures: ["reason"] },
  optique_stock_adjustment_items: {
    day: item("adjustment", "optique_stock_adjustments"),
    figures: ["quantity", "product", "adjustment"],
  },
  optique_stock_movements: {
    day: "date",
    figures: ["quantity", "product", "movement_type"],
    // A movement is written for a line of a document, so a refusal names that line.
    place: {
      row: "row.line",
      field: "IIF(row.reference_type = 'receipt', 'received_quantity', 'quantity')",
    },
  },
};

/** Fields of an invoice that a person may not change on a transmitted day; merging and erasing clients still may. */
export const keptOfInvoice = ["client", "prescription"] as const;

/**
 * Field of the request to name for a refused field of a row. '' stands for its day, or 'id' where the document has the
 * day.
 */
export function askedField(collection: string, field: string): string {
  const kind = dated[collection as CollectionName];
  if ("undated" in kind) return field || "id";
  const own = field || (typeof kind.day === "string" ? kind.day : "id");
  return kind.asked?.[own] ?? own;
}

/** Name of the document's list that holds the rows of a collection. */
export const listOf = (collection: string): "items" | "payments" | "parts" =>
  (["payments", "parts"] as const).find((list) => collection.endsWith(`_${list}`)) ?? "items";
