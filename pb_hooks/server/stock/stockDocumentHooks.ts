/** Receipts and adjustments written one record at a time: the same stock and total as when they are saved whole. */
import type { Values } from "#domain/core/values.ts";
import { repeatedProducts, type StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import { itemRecords, totalOf } from "./stockDocumentItems.ts";
import { postItems, type Source } from "./stockLedger.ts";
import { markPart } from "#server/platform/recordEvents.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findRecord, storedRecord } from "#server/platform/storedRecords.ts";
import { valuesOf } from "#server/platform/values.ts";

/** The hooks of the documents themselves. */
export const stockDocumentHooks = (kind: StockDocumentKind, search: SearchIndex) =>
  recordHooks(kind.header, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
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

/** The hooks of their items. */
export const stockItemHooks = (kind: StockDocumentKind) =>
  recordHooks(kind.items, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
    parent: kind.parent,
    label: (record, tx) =>
      storedRecord(tx, "optique_products", record.getString("product"))?.name ?? "",
    prepare: (saving) => checkItem(kind, saving),
    saved: (saving) => followItem(kind, saving, false),
    removed: (saving) => followItem(kind, saving, true),
  });

/** A reason under which a product may stand once is refused where one stands twice. */
function checkReason(tx: core.App, kind: StockDocumentKind, record: core.Record): void {
  const items = itemValues(tx, kind, record.id).map((values) => ({ values }));
  if (repeatedProducts(kind, valuesOf(kind.header, record), items).length > 0)
    refuse([{ field: "reason", code: "counted_twice" }]);
}

/** So is the item that names what another one does. */
function checkItem(kind: StockDocumentKind, { tx, record, before }: Saving): void {
  if (before?.["product"] === record.getString("product")) return;
  const document = findRecord(tx, kind.header, record.getString(kind.parent));
  if (!document || !kind.isOnce(valuesOf(kind.header, document))) return;
  const others = itemRecords(tx, kind, document.id).filter(({ id }) => id !== record.id);
  const items = [...others, record].map((item) => ({ values: valuesOf(kind.items, item) }));
  if (repeatedProducts(kind, valuesOf(kind.header, document), items).includes(others.length))
    refuse([{ field: "product", code: "counted_twice" }]);
}

const itemValues = (tx: core.App, kind: StockDocumentKind, id: string): Values[] =>
  itemRecords(tx, kind, id).map((item) => valuesOf(kind.items, item));

function setTotal(tx: core.App, kind: StockDocumentKind, record: core.Record): void {
  if (kind.hasTotal) record.set("total_amount", totalOf(itemValues(tx, kind, record.id)));
}

const sourceOf = (
  kind: StockDocumentKind,
  { record, actor }: Pick<Saving, "record" | "actor">,
  id: string,
): Source => ({
  type: kind.parent,
  id,
  company: record.getString("company"),
  date: record.getString("date"),
  actor: actor.name,
});

/** A status that changes makes its items count, or no longer. */
function postDocument(kind: StockDocumentKind, saving: Saving): void {
  const { tx, record, before } = saving;
  if (!before) return;
  const values = valuesOf(kind.header, record);
  const changes = itemRecords(tx, kind, record.id).map((item) => ({
    item: item.id,
    effect: kind.effectOf(valuesOf(kind.items, item), values),
    field: "status",
  }));
  postItems(tx, sourceOf(kind, saving, record.id), changes);
}

/** The stock of an item that was written or deleted, then the total of its document. */
function followItem(kind: StockDocumentKind, { tx, record, actor }: Saving, isGone: boolean): void {
  const id = record.getString(kind.parent);
  const document = findRecord(tx, kind.header, id);
  const effect =
    document && !isGone
      ? kind.effectOf(valuesOf(kind.items, record), valuesOf(kind.header, document))
      : null;
  const source = sourceOf(kind, { record: document ?? record, actor }, id);
  postItems(tx, source, [{ item: record.id, effect, field: kind.moved }]);
  refreshTotal(tx, kind, id);
}

function refreshTotal(tx: core.App, kind: StockDocumentKind, id: string): void {
  const document = kind.hasTotal ? findRecord(tx, kind.header, id) : null;
  if (!document) return;
  document.ignoreUnchangedFields(true);
  setTotal(tx, kind, document);
  tx.saveNoValidate(markPart(document));
}
