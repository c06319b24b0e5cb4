/** Indexed text of each kind of record (domain/README.md §9). */
import { fold } from "#domain/core/fold.ts";
import { productTypeNames } from "#domain/core/names.strings.ts";
import { phonesIn } from "#domain/core/phone.ts";
import type { ProductType } from "#domain/core/records.ts";
import { textOf, type Values } from "#domain/core/values.ts";
import { indexText } from "./words.ts";

export { fold };

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Indexed forms of the telephones of a field: national and international, without spaces. */
export function phoneForms(field: string): string[] {
  const phones = phonesIn(field);
  if (phones.length > 0)
    return phones.flatMap(({ dialled, international }) =>
      dialled.startsWith("+") ? [international] : [dialled, `+${international}`],
    );
  const digits = digitsOf(field);
  return digits ? [digits] : [];
}

/** Version of the indexed text. Increase it with each change: the next start rebuilds the index. */
export const indexVersion = 2;

/** Kinds of records in the index. Invoices are indexed by number; their client is searched through the clients. */
export type SearchKind =
  | "clients"
  | "suppliers"
  | "products"
  | "invoices"
  | "receipts"
  | "adjustments";

const texts = (values: Values, names: readonly string[]): string[] =>
  names.map((name) => textOf(values[name]));

/** Fields and indexed text of each kind, shared by the hooks and the rebuild. */
export const searched: Record<
  SearchKind,
  { table: string; fields: readonly string[]; text: (values: Values) => string }
> = {
  clients: byPerson("optique_clients", ["name", "phone", "email"]),
  suppliers: byPerson("optique_suppliers", ["name", "contact_person", "phone", "email"]),
  products: {
    table: "optique_products",
    fields: ["name", "reference", "type", "barcode"],
    text: (values) =>
      indexText([
        ...texts(values, ["name", "reference", "barcode"]),
        productTypeNames[textOf(values["type"]) as ProductType] ?? "",
      ]),
  },
  invoices: byWords("optique_invoices", ["invoice_number"]),
  receipts: byWords("optique_stock_receipts", ["receipt_number", "notes"]),
  adjustments: byWords("optique_stock_adjustments", ["adjustment_number", "notes"]),
};

function byWords(table: string, fields: readonly string[]) {
  return { table, fields, text: (values: Values) => indexText(texts(values, fields)) };
}

/** Index of a person or a firm, with all forms of their telephones. */
function byPerson(table: string, fields: readonly string[]) {
  const text = (values: Values) =>
    indexText([...texts(values, fields), ...phoneForms(textOf(values["phone"]))]);
  return { table, fields, text };
}
