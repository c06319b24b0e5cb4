/** Record hooks of receipts and adjustments: the records API affects stock and total as the route does. */
import type { Values } from "#domain/core/fields/values.ts";
import {
  adjustmentKind,
  receiptKind,
  type StockDocumentKind,
} from "#domain/stock/stockDocuments.ts";
import { picked } from "#domain/documents/documentBody.ts";
import { childWriter, saveDocument } from "#server/engine/documents/childWrites.ts";
import { largestOf, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordWrite } from "#server/engine/records/recordRules.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import { goodsValue } from "./goodsValue.ts";
import { adjustmentDocument, receiptDocument, type StockDocument } from "./stockDocument.ts";
import { adjustmentIndex, receiptIndex } from "./stockIndexes.ts";
import { checkNotPosted } from "./postedCounts.ts";
import { stockItemRecords } from "./stockDocumentItems.ts";
import { dropItemStock } from "./stockLedger.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";

/** Hooks for the header and the items of a kind. */
export function stockHooks(kind: StockDocumentKind, document: StockDocument, search: SearchIndex) {
  const goods = goodsValue(kind);
  const header = recordHooks(kind.header, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
    amountOf: (app, record) => goods.ofStored(app, record.getString("company"), record.id),
    derived: kind.hasTotal ? ["total_amount"] : [],
    fixed: kind.fixed,
    search,
    label: (record) => record.getString(kind.number),
    children: (tx, record) => ({ items: itemValues(tx, kind, record.id) }),
    complete({ record, before }) {
      if (before) return;
      const sent = kind.fixed.filter((name) => record.getString(name) !== "");
      refuseIf(sent.map((field) => ({ field, code: "fixed" })));
      for (const [name, value] of Object.entries(kind.defaults))
        if (record.getString(name) === "") record.set(name, value);
    },
    within: (header) => writeHeaderOf(kind, document, header),
  });
  const items = recordHooks(kind.items, {
    saving: `${kind.parent}.write`,
    deleting: "document.delete",
    // The larger of stored and new value, because a change of product or quantity may lower it.
    amountOf: (app, record) =>
      largestOf(record, (item) =>
        goods.ofSent(app, record.getString("company"), [recordValues(kind.items, item)]),
      ),
    parent: kind.parent,
    derived: kind.takesNonStock ? ["non_stock"] : [],
    label: (record, tx) =>
      storedRecord(tx, "optique_products", record.getString("product"))?.name ?? "",
    within: childWriter(document, {
      list: "items",
      parent: kind.parent,
      valuesOf: ({ record }) => picked(recordValues(kind.items, record), kind.itemFields),
      fieldOf: { stock_max: kind.moved },
      orphaned: (saving) => dropItemStock(saving, kind.parent),
    }),
  });
  return { header, items };
}

/** Field of the header that a refusal about its items names instead, by the refusal's code. */
const fieldOfHeader: Readonly<Record<string, string>> = {
  counted_twice: "reason",
  stock_max: "status",
};

/** Writes a document's header, and with it the stock effects of its items. A deletion deletes the items too. */
function writeHeaderOf(
  kind: StockDocumentKind,
  document: StockDocument,
  header: RecordWrite,
): void {
  const { tx, record, before } = header;
  if (header.isGone) {
    checkNotPosted(header.actor, before);
    return header.store({});
  }
  const company = record.getString("company");
  saveDocument(document, header, {
    // The record's checks have already verified that its supplier belongs to the company.
    owners: { document: company, supplier: company },
    stored: before && document.load(tx, company, record.id),
    id: record.id,
    change: { values: picked(recordValues(kind.header, record), kind.fields) },
    nameOf: (field, code) => fieldOfHeader[code] ?? field,
  });
}

const itemValues = (tx: core.App, kind: StockDocumentKind, id: string): Values[] =>
  stockItemRecords(tx, kind, id).map((item) => recordValues(kind.items, item));

export const receiptHooks = stockHooks(receiptKind, receiptDocument, receiptIndex);
export const adjustmentHooks = stockHooks(adjustmentKind, adjustmentDocument, adjustmentIndex);
