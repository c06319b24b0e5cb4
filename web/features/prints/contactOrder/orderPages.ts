/** Groups rows of contact lenses by supplier, as texts of their orders. */
import { pick } from "#lib/pick.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { orderLine, type OrderedContact } from "#domain/contactLenses/formatLens.ts";
import type { Supplier } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";

export type ContactPage = { supplier: Supplier; rows: ListedContactOrder[] };
export type ContactPages = {
  pages: ContactPage[];
  withoutSupplier: ListedContactOrder[];
};

/** Our invoice number, never the client's name. Trial lenses have no invoice. */
const referenceOf = ({ invoice }: ListedContactOrder): string =>
  invoice?.invoice_number ?? text.trial;

const ordered = (row: ListedContactOrder): OrderedContact => ({
  reference: referenceOf(row),
  ...pick(row, "eye", "lens", "quantity"),
  product: row.product_name,
  design: row.expand?.product?.design ?? "",
});

/** Line of an order: invoice number, eye, product, values, number of boxes. */
export const lineOf = (row: ListedContactOrder): string => orderLine(ordered(row));

/** Name of a row in toasts. */
export const nameOf = (row: ListedContactOrder): string =>
  `${referenceOf(row)} ${eyeLabels[row.eye || "both"].mark}`;

/** `chosen`: supplier just chosen for each row that had none. */
export function contactPages(
  rows: readonly ListedContactOrder[],
  suppliers: readonly Supplier[],
  chosen: ReadonlyMap<string, string>,
): ContactPages {
  const supplierOf = (row: ListedContactOrder) => chosen.get(row.id) || row.supplier;
  const pages = suppliers
    .map((supplier) => ({ supplier, rows: rows.filter((row) => supplierOf(row) === supplier.id) }))
    .filter((page) => page.rows.length > 0);
  const placed = new Set(pages.flatMap((page) => page.rows.map(({ id }) => id)));
  return { pages, withoutSupplier: rows.filter(({ id }) => !placed.has(id)) };
}

export const totalsOf = (rows: readonly ListedContactOrder[]): string =>
  text.totals(
    rows.length,
    rows.reduce((boxes, { quantity }) => boxes + quantity, 0),
  );

/** Order as a text for WhatsApp or e-mail, one line per row. */
export const orderText = (shop: string, { rows }: ContactPage): string =>
  [[text.titleOf(shop), totalsOf(rows)], rows.map(lineOf), [text.recall]]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
