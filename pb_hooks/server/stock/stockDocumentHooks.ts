/** Hooks for receipts and adjustments written record by record: same stock and total as documents saved whole. */
import type { Values } from "#domain/core/values.ts";
import {
  adjustmentKind,
  receiptKind,
  repeatedProducts,
  type StockDocumentKind,
} from "#domain/stock/stockDocuments.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { largestOf, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import { goodsValue } from "./goodsValue.ts";
import { adjustmentIndex, receiptIndex } from "./stockIndexes.ts";
import { stockItemRecords, stockItemsTotal } from "./stockDocumentItems.ts";
import { postItemMovements, type MovementSource } from "./stockLedger.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuse } from "#server/platform/refuse.ts";
import { hasRight } from "#server/platform/routeRequest.ts";
import { findRecord, storedRecord } from "#server/platform/storedRecords.ts";
import { recordValues } from "#server/platform/recordValues.ts";

export function stockDocumentHooks(kind: StockDocumentKind, search: SearchIndex) {
  const goods = goodsValue(kind);
  return recordHooks(kind.header, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
    amountOf: (app, record) => goods.ofStored(app, record.getString("company"), record.id),
    derived: kind.hasTotal ? ["total_amount"] : [],
    search,
    label: (record) => record.getString(kind.number),
    parts: (tx, record) => ({ items: itemValues(tx, kind, record.id) }),
    complete({ record, before }) {
      if (before) return;
      for (const [name, value] of Object.entries(kind.defaults))
        if (record.getString(name) === "") record.set(name, value);
    },
    prepare({ tx, record, before }) {
      setTotal(tx, kind, record);
      if (before && before["reason"] !== record.getString("reason")) checkReason(tx, kind, record);
    },
    saved: (saving) => postDocument(kind, saving),
  });
}

export function stockItemHooks(kind: StockDocumentKind) {
  const goods = goodsValue(kind);
  return recordHooks(kind.items, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
    // Takes the larger value, because a change of product or quantity may lower it.
    amountOf: (app, record) =>
      largestOf(record, (item) =>
        goods.ofSent(app, record.getString("company"), [recordValues(kind.items, item)]),
      ),
    parent: kind.parent,
    derived: kind.takesNonStock ? ["non_stock"] : [],
    label: (record, tx) =>
      storedRecord(tx, "optique_products", record.getString("product"))?.name ?? "",
    prepare: (saving) => checkItem(kind, saving),
    saved: (saving) => moveItemStock(kind, saving, false),
    removed: (saving) => moveItemStock(kind, saving, true),
  });
}

/** Refuses a change of reason when a product is listed twice and the new reason forbids it. */
function checkReason(tx: core.App, kind: StockDocumentKind, record: core.Record): void {
  const items = itemValues(tx, kind, record.id).map((values) => ({ values }));
  if (repeatedProducts(kind, recordValues(kind.header, record), items).length > 0)
    refuse([{ field: "reason", code: "counted_twice" }]);
}

/** Sets `non_stock`, or refuses such a product; refuses a product that another item already lists. */
function checkItem(kind: StockDocumentKind, { tx, record, before, actor }: Saving): void {
  // A person who does not see the stored price keeps it.
  if (kind.hasTotal && before && !hasRight(actor, "cost.see")) record.set("price", before["price"]);
  if (kind.takesNonStock) record.set("non_stock", before?.["non_stock"] ?? false);
  if (before?.["product"] === record.getString("product")) return;
  const product = storedRecord(tx, "optique_products", record.getString("product"));
  const isNonStock = product !== null && !hasStock(product);
  if (kind.takesNonStock) record.set("non_stock", isNonStock);
  else if (isNonStock) refuse([{ field: "product", code: "non_stock" }]);
  const document = findRecord(tx, kind.header, record.getString(kind.parent));
  if (!document || !kind.isOnce(recordValues(kind.header, document))) return;
  const others = stockItemRecords(tx, kind, document.id).filter(({ id }) => id !== record.id);
  const items = [...others, record].map((item) => ({ values: recordValues(kind.items, item) }));
  if (repeatedProducts(kind, recordValues(kind.header, document), items).includes(others.length))
    refuse([{ field: "product", code: "counted_twice" }]);
}

const itemValues = (tx: core.App, kind: StockDocumentKind, id: string): Values[] =>
  stockItemRecords(tx, kind, id).map((item) => recordValues(kind.items, item));

function setTotal(tx: core.App, kind: StockDocumentKind, record: core.Record): void {
  if (kind.hasTotal) record.set("total_amount", stockItemsTotal(itemValues(tx, kind, record.id)));
}

const sourceOf = (
  kind: StockDocumentKind,
  { record, actor }: Pick<Saving, "record" | "actor">,
  id: string,
): MovementSource => ({
  type: kind.parent,
  id,
  company: record.getString("company"),
  date: record.getString("date"),
  actor: actor.name,
});

/** Moves the stock of all items when a status starts or stops counting them. */
function postDocument(kind: StockDocumentKind, saving: Saving): void {
  const { tx, record, before } = saving;
  if (!before) return;
  const values = recordValues(kind.header, record);
  const changes = stockItemRecords(tx, kind, record.id).map((item) => ({
    item: item.id,
    effect: kind.effectOf(recordValues(kind.items, item), values),
    field: "status",
  }));
  postItemMovements(tx, sourceOf(kind, saving, record.id), changes);
}

/** Moves the stock of a written or deleted item, then updates the document's total. */
function moveItemStock(
  kind: StockDocumentKind,
  { tx, record, actor }: Saving,
  isGone: boolean,
): void {
  const id = record.getString(kind.parent);
  const document = findRecord(tx, kind.header, id);
  const effect =
    document && !isGone
      ? kind.effectOf(recordValues(kind.items, record), recordValues(kind.header, document))
      : null;
  const source = sourceOf(kind, { record: document ?? record, actor }, id);
  postItemMovements(tx, source, [{ item: record.id, effect, field: kind.moved }]);
  refreshTotal(tx, kind, id);
}

function refreshTotal(tx: core.App, kind: StockDocumentKind, id: string): void {
  const document = kind.hasTotal ? findRecord(tx, kind.header, id) : null;
  if (!document) return;
  document.ignoreUnchangedFields(true);
  setTotal(tx, kind, document);
  tx.saveNoValidate(markDocumentPart(document));
}

export const receiptHooks = stockDocumentHooks(receiptKind, receiptIndex);
export const receiptItemHooks = stockItemHooks(receiptKind);
export const adjustmentHooks = stockDocumentHooks(adjustmentKind, adjustmentIndex);
export const adjustmentItemHooks = stockItemHooks(adjustmentKind);
