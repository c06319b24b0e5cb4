/** Receipts and adjustments saved as a whole (docs/rules-common.md, Documents): one implementation for both kinds. */
import { type Values } from "#domain/core/fields/values.ts";
import { type Difference, isEmptyDifference } from "#domain/documents/difference.ts";
import type { DocumentChild, OwnRecord } from "#domain/documents/documentBody.ts";
import {
  adjustmentKind,
  movementDay,
  readStockDocument,
  receiptKind,
  type StockDocumentBody,
  type StockDocumentKind,
} from "#domain/stock/stockDocuments.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SavedKind,
} from "#server/engine/documents/documentSave.ts";
import {
  documentStatement,
  documentReader,
  documentChildrenSql,
  type DocumentJson,
} from "#server/engine/documents/documentReader.ts";
import {
  emptyDifference,
  journalDocument,
  childDifference,
  writeChildren,
  writeHeader,
} from "#server/engine/documents/documentWrites.ts";
import type { Saves } from "#server/engine/documents/childWrites.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { type SaveLookups, type LookupsReader, lookupsReader } from "./saveLookups.ts";
import { changedPurchasePrices, updatePurchasePrices } from "./receiptPrices.ts";
import {
  emptyStockItem,
  checkStockItems,
  checkSupplierAndNumber,
  checkRepeatedProducts,
  numberHolder,
} from "./stockDocumentChecks.ts";
import { addArrivals, addMovedQuantities } from "./ledgerValues.ts";
import { goodsValue } from "./goodsValue.ts";
import { checkNotPosted } from "./postedCounts.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { type ActOf, hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { closedUntilSql } from "#server/platform/records/closedUntil.ts";
import { markNonStock, stockItemsTotal } from "./stockDocumentItems.ts";
import { postItemMovements } from "./stockLedger.ts";
import { adjustmentIndex, receiptIndex } from "./stockIndexes.ts";
import { withProducts } from "./withProducts.ts";

type StoredDocument = DocumentJson & { version: string; items: DocumentJson[] };
type Names = "document" | "supplier";
/** Document of a kind, with the functions by which a posted count, or an item saved alone, saves it. */
export type StockDocument = SavedDocument &
  Pick<Saves<StoredDocument, Names>, "load"> &
  Pick<SavedKind<StoredDocument, StockDocumentBody, Names>, "write">;

/** Change that a request's body makes to a stored document. */
type Change = {
  id: string;
  /** Header values: as sent (`sent`), and merged with the stored ones (`header`). */
  sent: Values;
  header: Values;
  items: Difference<DocumentJson, DocumentChild>;
  finalItems: DocumentChild[];
  own: OwnRecord | undefined;
};

export const receiptDocument = stockDocument(receiptKind, receiptIndex);
export const adjustmentDocument = stockDocument(adjustmentKind, adjustmentIndex);

/** Creates the document of a kind. Call it at the top of a module, because it declares statements. */
export function stockDocument(kind: StockDocumentKind, index: SearchIndex): StockDocument {
  const reader = readerOf(kind);
  const holderRead = numberHolder(kind);
  const tables = { items: kind.items, payments: null };
  const lookupsOf = lookupsReader<ClosedLookups>(tables, { closedUntil: closedUntilSql });
  const saved: SavedKind<StoredDocument, StockDocumentBody, Names> = {
    find: documentFinder(reader, { document: kind.header, supplier: "optique_suppliers" }),
    read: (body, stored) => readStockDocument(kind, body, stored),
    write(tx, staff, { id, body, value, owners, stored }) {
      const seesPrices = kind.hasTotal && hasRight(staff.actor, "cost.see");
      const isHidden = kind.hasTotal && !seesPrices;
      const change = changeOf(id, stored, isHidden ? withStoredPrices(value, stored) : value);
      const asked = seesPrices ? body["update_prices"] : null;
      const prices = changedPurchasePrices(tx, staff.company, asked, change.finalItems);
      const isAsSent =
        stored && hasSameValues(stored, change.sent) && isEmptyDifference(change.items);
      if (isAsSent && prices.length === 0) return;
      checkDocumentVersion(stored, body["version"]);
      checkNotPosted(staff.actor, stored, change);
      checkSupplierAndNumber(tx, kind, holderRead, staff.company, {
        id,
        values: change.sent,
        supplier: owners.supplier,
      });
      if (!isAsSent)
        saveChange(tx, kind, staff, { change, stored, items: value.items, lookupsOf, index });
      updatePurchasePrices(tx, staff, prices);
    },
  };
  const goods = goodsValue(kind);
  const actOf: ActOf = ({ app, company, id, body }) => ({
    record: id,
    amount: Math.max(goods.ofStored(app, company, id), goods.ofSent(app, company, body["items"])),
  });
  const { write } = saved;
  return { ...reader, write, prepare: prepareSave(saved), right: `${kind.parent}.write`, actOf };
}

/** Last transmitted day of the shop, in stored form. */
type ClosedLookups = { closedUntil: string };

type Saved = {
  change: Change;
  stored: StoredDocument | null;
  items: readonly DocumentChild[] | undefined;
  lookupsOf: LookupsReader<ClosedLookups>;
  index: SearchIndex;
};

/** Another room may refuse to remove a line; its refusal names the list, which the request sent without that line. */
const place = (): string => "items";

function saveChange(
  tx: core.App,
  kind: StockDocumentKind,
  staff: Staff,
  { change, stored, items, lookupsOf, index }: Saved,
): void {
  const { company } = staff;
  const lines = [...change.items.removed, ...change.finalItems].map(({ id }) => id);
  // Reads the products of unchanged items too, because a changed status moves their stock.
  const products = change.finalItems.map(({ values }) => String(values["product"]));
  const source = { company, type: kind.parent };
  const lookups = lookupsOf(tx, source, { lines, products }, { items: change.items.added });
  for (const before of change.items.removed)
    checkBeside(tx, kind.items, { id: before.id, company, before, after: null, place });
  refuseIf([
    ...checkStockItems(kind, company, change.items, lookups),
    ...(isRecounted(change, stored)
      ? checkRepeatedProducts(
          kind,
          change.header,
          change.finalItems,
          items?.map(({ place }) => place) ?? [],
        )
      : []),
  ]);
  if (kind.takesNonStock) markNonStock(change, lookups.products);
  writeDocument(tx, kind, company, change, stored !== null);
  moveStock(tx, kind, staff, change, lookups);
  index.put(tx, company, change.id, change.header);
  if (stored && !change.own)
    journalDocument(tx, staff, kind, stored, {
      values: change.sent,
      items: change.items,
      finalItems: change.finalItems.map(({ values }) => values),
    });
}

/** True when items or reason change. Else repeated products are not checked: notes of older documents stay editable. */
const isRecounted = ({ items, header }: Change, stored: StoredDocument | null): boolean =>
  !isEmptyDifference(items) || header["reason"] !== stored?.["reason"];

function readerOf({ header, items, parent, fields, moved }: StockDocumentKind) {
  const named = fields.includes("supplier") ? { supplier: "optique_suppliers" } : {};
  const comesInParts = moved === "received_quantity";
  return documentReader<StoredDocument>({
    stored: documentStatement(header, { items: documentChildrenSql(items, `t.${parent} = d.id`) }),
    complete(app, document) {
      expandDocument(app, document, named, withProducts(document["items"]));
      if (comesInParts) addArrivals(app, document);
      else addMovedQuantities(app, document, parent);
    },
  });
}

/** Body without the prices of stored items: a person who may not see prices leaves them unchanged. */
function withStoredPrices(
  body: StockDocumentBody,
  stored: StoredDocument | null,
): StockDocumentBody {
  const known = new Set(stored?.items.map((item) => item.id));
  const items = body.items?.map((item) => {
    const { price: _, ...values } = item.values;
    return known.has(item.id) ? { ...item, values } : item;
  });
  return { ...body, items };
}

/** Determines the change; when the body omits the list of items, the stored items stay. */
function changeOf(
  id: string,
  stored: StoredDocument | null,
  { values, items, own }: StockDocumentBody,
): Change {
  const storedItems = stored?.items ?? [];
  return {
    id,
    sent: values,
    header: { ...stored, ...values },
    items: items ? childDifference(storedItems, items) : emptyDifference,
    finalItems: finalItemsOf(items, storedItems),
    own,
  };
}

/** Items after the save; a value that an item omits keeps the stored one. */
function finalItemsOf(
  items: readonly DocumentChild[] | undefined,
  stored: readonly DocumentJson[],
): Change["finalItems"] {
  if (!items)
    return stored.map((item, index) => ({ id: item.id, values: item, place: `items.${index}` }));
  const byId = new Map(stored.map((item) => [item.id, item]));
  return items.map(({ id, values, place }) => ({
    id,
    values: { ...byId.get(id), ...values },
    place,
  }));
}

function writeDocument(
  tx: core.App,
  kind: StockDocumentKind,
  company: string,
  { id, sent, items, finalItems, own }: Change,
  isStored: boolean,
): void {
  const total = kind.hasTotal
    ? { total_amount: stockItemsTotal(finalItems.map(({ values }) => values)) }
    : {};
  const header = { ...sent, ...total, ...(isStored ? {} : { company }) };
  writeHeader(tx, kind.header, id, header, isStored, isEmptyDifference(items) ? own : undefined);
  const blanks = emptyStockItem(kind);
  writeChildren(tx, kind.items, items, {
    own,
    added: ({ values }) => ({ company, [kind.parent]: id, ...blanks, ...values }),
    updated: ({ values }) => values,
  });
}

/** Moves the stock of removed items first, then of the others in document order. */
function moveStock(
  tx: core.App,
  kind: StockDocumentKind,
  { company, actor }: Staff,
  { id, header, items, finalItems }: Change,
  { ledger, closedUntil }: SaveLookups & ClosedLookups,
): void {
  const date = movementDay(kind, header["date"], closedUntil);
  const source = { type: kind.parent, id, company, date, actor: actor.name };
  const changes = [
    ...items.removed.map(({ id }) => ({ item: id, effect: null, field: "items" })),
    ...finalItems.map(({ id, values, place }) => ({
      item: id,
      effect: kind.effectOf(values, header),
      field: `${place}.${kind.moved}`,
    })),
  ];
  postItemMovements(tx, source, changes, ledger);
}
