/** Rows of a sale's lines, written in the same save as the sale (docs/rules-contact-orders.md, Rows). */
import type { ContactOrder, ContactOrderStatus } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { type ContactLens, isSameLens, lensOf } from "#domain/contactLenses/lens.ts";
import { creditedByItem } from "#domain/sale/credit.ts";
import type { NestedInvoice } from "#domain/documents/documents.ts";
import { noMoney } from "#domain/core/money.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import type { Beside, SoldLines } from "#server/engine/attached.ts";
import { insertRows, updateRows } from "#server/platform/storage/rowWrites.ts";
import { runSql } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { stepOf } from "./orderRecords.ts";
import {
  asksOptician,
  checkSheet,
  isLens,
  isLensChanged,
  type Line,
  optician,
} from "./sheetOfSale.ts";

const rows = "optique_contact_orders";
const type = "contact_lens";

type StoredRow = ContactOrder & Values;

const lookupsRead =
  reading(`SELECT json_group_object(p.id, json_object('name', p.name, 'wear', p.wear,
    'box_size', p.box_size, 'supplier', p.supplier)) FROM optique_products p WHERE p.id IN (SELECT value FROM json_each({:ids}))`);
type ProductLookups = Pick<ContactOrder, "wear" | "box_size" | "supplier"> & { name: string };

/** Values that a row copies from its line. */
const valuesOfLine = ({ child }: Line, lookups: ProductLookups | undefined): Values => ({
  product: child.values["product"],
  product_name: lookups?.name ?? "",
  eye: child.values["eye"] ?? "",
  lens: child.values["lens"] ?? null,
  wear: lookups?.wear ?? "",
  box_size: lookups?.box_size ?? 0,
  supplier: lookups?.supplier ?? "",
});

/** Boxes of a line less those credited. */
function boxesLeft({ child }: Line, stored: NestedInvoice | null): number {
  const notes = stored?.credit_notes ?? [];
  const credited = creditedByItem(notes.flatMap(({ items }) => items)).get(child.id);
  return Number(child.values["quantity"]) - (credited ?? { quantity: 0, amount: noMoney }).quantity;
}

/** Pieces of a product that removed and changed lines give back to the stock, less those that changed lines take. */
function freedPieces(sale: SoldLines, added: readonly Line[], product: string): number {
  const isOf = (values: Values) => values["product"] === product;
  const changed = sale.written.flatMap(({ before }) => (before ? [before] : []));
  const had: Values[] = [...sale.removed, ...changed];
  const taken = sale.written.filter((line) => line.before !== null && !added.includes(line));
  const piecesOf = (lines: readonly Values[]): number =>
    lines.filter(isOf).reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return (
    piecesOf(had.filter((line) => line["non_stock"] !== true)) -
    piecesOf(taken.map(({ child }) => child.values))
  );
}

/** States of new rows, in line order: given when the stock covers the whole quantity, else to order. */
function newStates(sale: SoldLines, lines: readonly Line[]): ContactOrderStatus[] {
  const left = new Map<string, number>();
  return lines.map(({ child }) => {
    const product = textValue(child.values["product"]);
    const had = sale.stockOf(product);
    if (had === null) return "to_order";
    const stock = left.get(product) ?? had + freedPieces(sale, lines, product);
    const quantity = Number(child.values["quantity"]);
    if (stock < quantity) return "to_order";
    left.set(product, stock - quantity);
    return "given";
  });
}

function insertLines(
  tx: core.App,
  sale: SoldLines,
  lines: readonly Line[],
  states: readonly ContactOrderStatus[],
  lookups: Readonly<Record<string, ProductLookups>>,
): void {
  const { company, client, contact, date, actor } = sale;
  const made = lines.map((line, at) => {
    const status = states[at] ?? "to_order";
    return {
      ...valuesOfLine(line, lookups[textValue(line.child.values["product"])]),
      company,
      client,
      contact,
      // There is one row for each line, with the line's id.
      id: line.child.id,
      invoice_item: line.child.id,
      trial: false,
      quantity: boxesLeft(line, sale.stored),
      status,
      given_on: status === "given" ? date : "",
      steps: stepOf(null, status, actor.name),
    };
  });
  insertRows(tx, rows, made);
  noticeUse(tx, rows, made);
}

const scannedRead =
  reading(`SELECT json_group_array(json_object('order', b.[order], 'quantity', b.quantity,
    'product', b.scanned_for ->> '$.product', 'lens', json(b.scanned_for -> '$.lens')))
  FROM optique_contact_boxes b WHERE b.[order] IN (SELECT value FROM json_each({:ids})) AND json_valid(b.scanned_for)`);
type Scanned = { order: string; quantity: number; product: string; lens: ContactLens | null };

/** Pieces of the boxes scanned for the product and lens that a line has now. */
const ownBoxes = (scanned: readonly Scanned[], { child: { id, values } }: Line): number =>
  scanned
    .filter((box) => box.order === id && box.product === values["product"])
    .filter(({ lens }) => isSameLens(lens, lensOf(values["lens"])))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Row after its line changed: arrived when enough boxes fit, else to order; given and cancelled rows stay so. */
function changedRow(
  { actor, stored }: SoldLines,
  line: Line,
  row: StoredRow,
  lookups: Readonly<Record<string, ProductLookups>>,
  scanned: readonly Scanned[],
): (Values & { id: string }) | null {
  const { child, before } = line;
  const isChanged =
    isLensChanged(line) || Number(before?.["quantity"]) !== Number(child.values["quantity"]);
  if (!isChanged) return null;
  const isOther = row.product !== child.values["product"];
  const isKept = row.status === "given" || row.status === "cancelled";
  const quantity = row.status === "cancelled" ? row.quantity : boxesLeft(line, stored);
  const isThere = quantity > 0 && ownBoxes(scanned, line) >= quantity;
  const moved = isThere ? "arrived" : "to_order";
  const status = isKept ? row.status : moved;
  return {
    ...row,
    ...(isOther
      ? valuesOfLine(line, lookups[textValue(child.values["product"])])
      : { eye: child.values["eye"] ?? "", lens: child.values["lens"] ?? null }),
    quantity,
    status,
    steps: stepOf(row, status, actor.name),
  };
}

/** Finds the stored rows of the given lines, by line. */
const rowsOf = (tx: core.App, lines: readonly Line[]): Map<string, StoredRow> => {
  const ids = lines.filter(({ before }) => before !== null).map(({ child }) => child.id);
  const found = ids.length > 0 ? findRecords(tx, rows, { invoice_item: ids }) : [];
  return new Map(
    found.map((record) => [
      record.getString("invoice_item"),
      { ...recordValues(rows, record), id: record.id } as StoredRow,
    ]),
  );
};

function writeRows(tx: core.App, sale: SoldLines, states: ReadonlyMap<string, ContactOrderStatus>) {
  const lenses = sale.written.filter((line) => isLens(sale, line));
  const others = sale.written.filter((line) => !isLens(sale, line) && line.before !== null);
  const ids = JSON.stringify(lenses.map(({ child }) => child.values["product"]));
  const lookups =
    lenses.length > 0 ? readJson<Record<string, ProductLookups>>(tx, lookupsRead, { ids }) : {};
  const stored = rowsOf(tx, [...lenses, ...others]);
  for (const { child } of others)
    if (stored.has(child.id))
      runSql(tx, `DELETE FROM ${rows} WHERE invoice_item = {:line}`, { line: child.id });
  // An erased person's rows were deleted; no new ones are made for the same lines.
  const added = lenses.filter((line) => !stored.has(line.child.id) && !isLensBefore(sale, line));
  const addedStates = added.map(({ child }) => states.get(child.id) ?? "to_order");
  insertLines(tx, sale, added, addedStates, lookups);
  const scanned =
    stored.size > 0
      ? readJson<Scanned[]>(tx, scannedRead, { ids: JSON.stringify([...stored.keys()]) })
      : [];
  const changed = lenses.flatMap((line) => {
    const row = stored.get(line.child.id);
    return (row && changedRow(sale, line, row, lookups, scanned)) ?? [];
  });
  updateRows(tx, rows, changed);
}

/** True when the save writes lens lines, or changes lines that had lenses. */
const hasLenses = (sale: SoldLines): boolean =>
  sale.written.some((line) => isLens(sale, line) || isLensBefore(sale, line));
const isLensBefore = ({ stored }: SoldLines, { child }: Line): boolean =>
  stored?.items.some(({ id, product_type }) => id === child.id && product_type === type) ?? false;

/** Checks the rights and writes the rows for contact lenses in a sale. */
export const besideInvoice: Beside = {
  checks: checkSheet,
  sells(tx, sale) {
    const lines = sale.written.filter((line) => isLens(sale, line));
    const isOther = asksOptician(tx, sale, lines);
    if (!isOther && !hasLenses(sale)) return null;
    const added = lines.filter(({ child }) => !isLensBefore(sale, { child, before: null }));
    const states = newStates(sale, added);
    return {
      needs: isOther ? [optician] : [],
      saved: (later) =>
        writeRows(
          later,
          sale,
          new Map(added.map(({ child }, at) => [child.id, states[at] ?? "to_order"])),
        ),
    };
  },
};
