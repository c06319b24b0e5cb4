/** Receipts and adjustments saved whole (docs/rules-common.md, Documents): one mechanism for both kinds. */
import { textValue, type Values } from "#domain/core/values.ts";
import { type Difference, isEmptyDifference } from "#domain/documents/difference.ts";
import type { DocumentPart } from "#domain/documents/documentBody.ts";
import {
  adjustmentKind,
  readStockDocument,
  receiptKind,
  type StockDocumentBody,
  type StockDocumentKind,
} from "#domain/stock/stockDocuments.ts";
import { checkOwner, checkVersion, holds } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { prepareSave } from "#server/engine/documents/documentSave.ts";
import {
  documentOf,
  documentReader,
  partsOf,
  type Stored,
} from "#server/engine/documents/documentReader.ts";
import {
  noDifference,
  partDifference,
  writeParts,
  writeHeader,
} from "#server/engine/documents/documentWrites.ts";
import { expandDocument, expandItems } from "#server/engine/documents/named.ts";
import { type PartFacts, type PartFactsReader, partFactsReader } from "./partFacts.ts";
import { pricesToSet, setPrices } from "./receiptPrices.ts";
import {
  blankItem,
  checkItems,
  checkNames,
  checkOnce,
  numberHolder,
} from "./stockDocumentChecks.ts";
import { tellArrivals, tellMoved } from "./stockDocumentFacts.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import { changesBetween, journal } from "#server/engine/journal/journal.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { ownersReader } from "#server/platform/storedRecords.ts";
import { totalOf } from "./stockDocumentItems.ts";
import { postItems } from "./stockLedger.ts";
import { adjustmentIndex, receiptIndex } from "./stockIndexes.ts";

type StoredDocument = Stored & { version: string; items: Stored[] };

/** What a body makes of a document. */
type Change = {
  id: string;
  /** The header's values that were sent, and its values as they will be. */
  sent: Values;
  header: Values;
  items: Difference<Stored, DocumentPart>;
  finalItems: DocumentPart[];
};

export const receiptDocument = stockDocument(receiptKind, receiptIndex);
export const adjustmentDocument = stockDocument(adjustmentKind, adjustmentIndex);

/** Declared at the top of a module, because it declares statements. */
export function stockDocument(kind: StockDocumentKind, index: SearchIndex): SavedDocument {
  const reader = readerOf(kind);
  const holderRead = numberHolder(kind);
  const factsOf = partFactsReader({ items: kind.items, payments: null });
  const ownersOf = ownersReader({ document: kind.header, supplier: "optique_suppliers" });
  const prepare = prepareSave<StoredDocument, StockDocumentBody, "document" | "supplier">({
    find(app, company, id, body) {
      const owners = ownersOf(app, { document: id, supplier: textValue(body["supplier"]) });
      checkOwner(owners.document, company);
      return { owners, stored: owners.document ? reader.load(app, company, id) : null };
    },
    read: (body, stored) => readStockDocument(kind, body, stored),
    write(tx, staff, { id, body, value, owners, stored }) {
      const change = changeOf(id, stored, value);
      const asked = kind.hasTotal ? body["update_prices"] : null;
      const prices = pricesToSet(tx, staff.company, asked, change.finalItems);
      const isAsSent = stored && holds(stored, change.sent) && isEmptyDifference(change.items);
      if (isAsSent && prices.length === 0) return;
      checkVersion(stored, body["version"]);
      checkNames(tx, kind, holderRead, staff.company, {
        id,
        values: change.sent,
        supplier: owners.supplier,
      });
      if (!isAsSent)
        saveChange(tx, kind, staff, { change, stored, items: value.items, factsOf, index });
      setPrices(tx, staff, prices);
    },
  });
  return { answer: reader.answer, prepare, right: `${kind.parent}.write` };
}

type Saved = {
  change: Change;
  stored: StoredDocument | null;
  items: readonly DocumentPart[] | undefined;
  factsOf: PartFactsReader;
  index: SearchIndex;
};

function saveChange(
  tx: core.App,
  kind: StockDocumentKind,
  staff: Staff,
  { change, stored, items, factsOf, index }: Saved,
): void {
  const { company } = staff;
  const lines = [...change.items.removed, ...change.finalItems].map(({ id }) => id);
  // Their movements follow the status of the document too: those of items that stay as they are count as well.
  const products = change.finalItems.map(({ values }) => String(values["product"]));
  const source = { company, type: kind.parent };
  const facts = factsOf(tx, source, { lines, products }, { items: change.items.added });
  refuseIf([
    ...checkItems(company, change.items, facts),
    ...(isRecounted(change, stored)
      ? checkOnce(kind, change.header, change.finalItems, items?.map(({ place }) => place) ?? [])
      : []),
  ]);
  write(tx, kind, company, change, stored !== null);
  moveStock(tx, kind, staff, change, facts);
  index.write(tx, [{ company, record: change.id, text: kind.search.text(change.header) }]);
  if (stored) journalChange(tx, kind, staff, change, stored);
}

/** True when the items or the reason change: what was stored before the rule keeps its notes editable. */
const isRecounted = ({ items, header }: Change, stored: StoredDocument | null): boolean =>
  !isEmptyDifference(items) || header["reason"] !== stored?.["reason"];

function readerOf({ header, items, parent, fields, moved }: StockDocumentKind) {
  const named = fields.includes("supplier") ? { supplier: "optique_suppliers" } : {};
  const comesInParts = moved === "received_quantity";
  return documentReader<StoredDocument>({
    stored: documentOf(header, { items: partsOf(items, `t.${parent} = d.id`) }),
    complete(app, document) {
      expandDocument(app, document, named);
      expandItems(app, document["items"] as Stored[], "product", "optique_products");
      if (comesInParts) tellArrivals(app, document);
      else tellMoved(app, document, parent);
    },
  });
}

/** A list of items that the body leaves out stays as it is. */
function changeOf(
  id: string,
  stored: StoredDocument | null,
  { values, items }: StockDocumentBody,
): Change {
  const storedItems = stored?.items ?? [];
  return {
    id,
    sent: values,
    header: { ...stored, ...values },
    items: items ? partDifference(storedItems, items) : noDifference,
    finalItems: finalItemsOf(items, storedItems),
  };
}

/** The items as they will be: what is not given of one keeps what is stored. */
function finalItemsOf(
  items: readonly DocumentPart[] | undefined,
  stored: readonly Stored[],
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

function write(
  tx: core.App,
  kind: StockDocumentKind,
  company: string,
  { id, sent, items, finalItems }: Change,
  isStored: boolean,
): void {
  const total = kind.hasTotal
    ? { total_amount: totalOf(finalItems.map(({ values }) => values)) }
    : {};
  const header = { ...sent, ...total, ...(isStored ? {} : { company }) };
  writeHeader(tx, kind.header, id, header, isStored);
  const blanks = blankItem(kind);
  writeParts(tx, kind.items, items, {
    added: ({ values }) => ({ company, [kind.parent]: id, ...blanks, ...values }),
    updated: ({ values }) => values,
  });
}

/** The stock of the items that go, then of all that stay, in the order of the document. */
function moveStock(
  tx: core.App,
  kind: StockDocumentKind,
  { company, actor }: Staff,
  { id, header, items, finalItems }: Change,
  { ledger }: PartFacts,
): void {
  const date = String(header["date"]);
  const source = { type: kind.parent, id, company, date, actor: actor.name };
  const changes = [
    ...items.removed.map(({ id }) => ({ item: id, effect: null, field: "items" })),
    ...finalItems.map(({ id, values, place }) => ({
      item: id,
      effect: kind.effectOf(values, header),
      field: `${place}.${kind.moved}`,
    })),
  ];
  postItems(tx, source, changes, ledger);
}

function journalChange(
  tx: core.App,
  kind: StockDocumentKind,
  staff: Staff,
  { sent, items, finalItems }: Change,
  stored: StoredDocument,
): void {
  const changes = changesBetween(stored, sent);
  if (!isEmptyDifference(items))
    changes["items"] = [stored.items, finalItems.map(({ values }) => values)];
  journal(tx, {
    ...staff,
    action: "update",
    collection: kind.header,
    record: stored.id,
    label: String(stored[kind.number]),
    changes,
  });
}
