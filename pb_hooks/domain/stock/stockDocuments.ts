/**
 * Receipts and adjustments (docs/rules-stock.md, Receipts): their fields, and the effect of their items on the stock.
 */
import {
  hasNoProduct,
  isNotPositive,
  maxItems,
  type DocumentChild,
  type ItemsBody,
  type ParsedBody,
  readBodyFields,
  readBodyChildren,
} from "#domain/documents/documentBody.ts";
import { bookingDay } from "#domain/core/days/closedPeriod.ts";
import { parseDay, storedDay } from "#domain/core/days/days.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { placeKey, type StockEffect } from "./ledger.ts";
import { adjustmentSearch, receiptSearch } from "./stockSearch.ts";
import type { StockSource } from "./stockSources.ts";

export type StockDocumentKind = {
  /** Collections of the document and of its items. */
  header: CollectionName;
  items: CollectionName;
  /** Relation of an item to its document; also the `reference_type` of its movements. */
  parent: Exclude<StockSource, "invoice" | "credit_note" | "service">;
  search: SearchKind;
  number: string;
  /** Header fields that a body may set, and the defaults of a new document. */
  fields: readonly string[];
  defaults: Values;
  itemFields: readonly string[];
  /** Field of an item that moves the stock. */
  moved: "received_quantity" | "quantity";
  /** Header fields that only the server writes; a changed value is refused. */
  fixed: readonly string[];
  /** True when the total is computed from the items; a sent total is ignored. */
  hasTotal: boolean;
  isDropped: (item: Values) => boolean;
  /** True when items may have non-stock products. */
  takesNonStock: boolean;
  /** Effect of one item on the stock; null for none. */
  effectOf: (item: Values, header: Values) => StockEffect | null;
  /** True when a product may be in one item only. */
  isOnce: (header: Values) => boolean;
};

/**
 * Positions of items that repeat the product and cell of an earlier item in the same stock count, which would correct
 * it twice.
 */
export function repeatedProducts(
  kind: StockDocumentKind,
  header: Values,
  items: readonly Pick<DocumentChild, "values">[],
): number[] {
  if (!kind.isOnce(header)) return [];
  const counted = items.map(({ values }) => placeOf(values));
  return counted.flatMap((place, at) => (counted.indexOf(place) < at ? [at] : []));
}

/** True of a receipt whose goods are in stock. */
const isInStock = (status: unknown): boolean => status === "received" || status === "partial";

/** Place of an item in the stock: its product, and its cell. */
const placeOf = ({ product, cell }: Values): string =>
  placeKey({ product: String(product), cell: textValue(cell) });

/** Effect of this many pieces of an item; null for none. */
const effect = (
  { product, cell }: Values,
  quantity: unknown,
  type: StockEffect["type"],
): StockEffect | null =>
  Number(quantity) === 0
    ? null
    : { product: String(product), cell: textValue(cell), quantity: Number(quantity), type };

export const receiptKind: StockDocumentKind = {
  header: "optique_stock_receipts",
  items: "optique_stock_receipt_items",
  parent: "receipt",
  search: receiptSearch,
  number: "receipt_number",
  fields: ["receipt_number", "supplier", "date", "status", "notes"],
  defaults: { status: "pending" },
  itemFields: ["product", "cell", "quantity", "price", "received_quantity", "notes"],
  moved: "received_quantity",
  fixed: [],
  hasTotal: true,
  isDropped: (item) => hasNoProduct(item) || isNotPositive(item["quantity"]),
  takesNonStock: true,
  effectOf: (item, header) =>
    isInStock(header["status"]) && !item["non_stock"]
      ? effect(item, item["received_quantity"] ?? 0, "purchase")
      : null,
  isOnce: () => false,
};

export const adjustmentKind: StockDocumentKind = {
  header: "optique_stock_adjustments",
  items: "optique_stock_adjustment_items",
  parent: "adjustment",
  search: adjustmentSearch,
  number: "adjustment_number",
  fields: ["adjustment_number", "date", "reason", "notes"],
  defaults: { reason: "inventory_count" },
  itemFields: ["product", "cell", "quantity", "notes"],
  moved: "quantity",
  fixed: ["count"],
  hasTotal: false,
  isDropped: (item) => hasNoProduct(item) || isBlank(item["quantity"]) || item["quantity"] === 0,
  takesNonStock: false,
  effectOf: (item) => effect(item, item["quantity"], "adjustment"),
  isOnce: (header) => header["reason"] === "inventory_count",
};

/** Stored day of an item's movements. Goods that arrive after their day was transmitted move on the first open day. */
export function movementDay(kind: StockDocumentKind, date: unknown, closedUntil: string): string {
  const day = parseDay(textValue(date));
  const comesLate = day !== null && kind.moved === "received_quantity";
  return comesLate ? storedDay(bookingDay(day, closedUntil)) : textValue(date);
}

export type StockDocumentBody = ItemsBody;

/** Parses the body of a save; `stored` is null for a new document. Refuses a document without a valid item. */
export function readStockDocument(
  kind: StockDocumentKind,
  body: Values,
  stored: (Values & { items: readonly { id: string }[] }) | null,
): ParsedBody<StockDocumentBody> {
  const isNew = stored === null;
  const given = isNew ? { ...kind.defaults, ...body } : body;
  const header = readBodyFields(kind.header, given, kind.fields, isNew, stored);
  const items = readBodyChildren(kind.items, body["items"], "items", {
    fields: kind.itemFields,
    max: maxItems,
    isDropped: kind.isDropped,
    stored: stored?.items,
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
