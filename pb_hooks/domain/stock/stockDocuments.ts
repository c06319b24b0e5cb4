/** Receipts and adjustments (domain/README.md §4 §5): what they hold, and what one of their lines does to the stock. */
import {
  hasNoProduct,
  isNotPositive,
  type Line,
  type Read,
  readFields,
  readLines,
  type Values,
} from "#domain/documents/documentBody.ts";
import { isBlank } from "#domain/core/fields.ts";
import type { Effect } from "./ledger.ts";
import type { CollectionName } from "#domain/core/records.ts";

export type StockDocumentKind = {
  header: CollectionName;
  lines: CollectionName;
  /** The field of a line that names its document, and what its movements carry as reference_type. */
  parent: "receipt" | "adjustment";
  number: "receipt_number" | "adjustment_number";
  /** The header's fields that a body may hold, and what a new document has when it holds none. */
  fields: readonly string[];
  defaults: Values;
  lineFields: readonly string[];
  isDropped: (line: Values) => boolean;
  /** What one line does while its document is as it is; null for nothing. */
  effectOf: (line: Values, header: Values) => Effect | null;
};

/** Goods count while the receipt is received or partial. */
const isInStock = (status: unknown): boolean => status === "received" || status === "partial";

const effect = (product: unknown, quantity: unknown, type: Effect["type"]): Effect | null =>
  Number(quantity) === 0 ? null : { product: String(product), quantity: Number(quantity), type };

export const receiptKind: StockDocumentKind = {
  header: "optique_stock_receipts",
  lines: "optique_stock_receipt_items",
  parent: "receipt",
  number: "receipt_number",
  fields: ["receipt_number", "supplier", "date", "status", "notes"],
  defaults: { status: "pending" },
  lineFields: ["product", "quantity", "price", "received_quantity", "notes"],
  isDropped: (line) => hasNoProduct(line) || isNotPositive(line["quantity"]),
  effectOf: (line, header) =>
    isInStock(header["status"])
      ? effect(line["product"], line["received_quantity"] ?? 0, "purchase")
      : null,
};

export const adjustmentKind: StockDocumentKind = {
  header: "optique_stock_adjustments",
  lines: "optique_stock_adjustment_items",
  parent: "adjustment",
  number: "adjustment_number",
  fields: ["adjustment_number", "date", "reason", "notes"],
  defaults: { reason: "inventory_count" },
  lineFields: ["product", "quantity", "notes"],
  isDropped: (line) => hasNoProduct(line) || isBlank(line["quantity"]) || line["quantity"] === 0,
  effectOf: (line) => effect(line["product"], line["quantity"], "adjustment"),
};

type StockDocumentBody = { values: Values; items: Line[] | undefined };

/** Reads the body of a save; a document without any valid line is refused. */
export function readStockDocument(
  kind: StockDocumentKind,
  body: Values,
  isNew: boolean,
): Read<StockDocumentBody> {
  const given = isNew ? { ...kind.defaults, ...body } : body;
  const header = readFields(kind.header, given, kind.fields, isNew);
  const items = readLines(kind.lines, body["items"], "items", {
    fields: kind.lineFields,
    isDropped: kind.isDropped,
  });
  const isEmpty = items.violations.length === 0 && (items.value ? items.value.length === 0 : isNew);
  return {
    value: { values: header.value, items: items.value },
    violations: [
      ...header.violations,
      ...items.violations,
      ...(isEmpty ? [{ field: "items", code: "items_empty" }] : []),
    ],
  };
}
