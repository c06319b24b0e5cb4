/**
 * Search (domain/README.md §9): what is indexed of a record, and what a typed query becomes. The index is SQLite's trigram FTS5,
 * which finds any three characters; words are stored with two spaces before them, so that a term of one or two letters
 * becomes three characters too ('  a', ' ai') and finds the beginnings of words.
 */
import { fold } from "#domain/core/fold.ts";
import { productTypeNames } from "#domain/core/names.strings.ts";
import { nationalBeginning, phonesIn } from "#domain/core/phone.ts";
import type { ProductType } from "#domain/core/records.ts";
import { textOf, type Values } from "#domain/core/values.ts";
import { shorterForm } from "#domain/stock/barcodes.ts";
import { invoiceMarks } from "./search.strings.ts";

export { fold };

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** The ways the numbers of a field may be typed: national and international, without spaces. */
export function phoneForms(field: string): string[] {
  const phones = phonesIn(field);
  if (phones.length > 0)
    return phones.flatMap(({ dialled, international }) =>
      dialled.startsWith("+") ? [international] : [dialled, `+${international}`],
    );
  const digits = digitsOf(field);
  return digits ? [digits] : [];
}

/** The text indexed for these parts, in the form described above. */
export function indexText(parts: readonly string[]): string {
  const words = fold(parts.join(" ")).split(/\s+/).filter(Boolean);
  return [...new Set(words)].map((word) => `  ${word}`).join("");
}

/** At most so many words of a query are looked for. */
const mostTerms = 10;

/**
 * The terms of a query: a text is found when it holds all terms of one of these lists. What may be a telephone typed with
 * spaces, or with its prefix, may be a reference too ('1.67', '52-18'): both are looked for. A whole telephone is one word:
 * its groups stand in those of strangers.
 */
export function searchTerms(query: string): string[][] {
  // Control characters are left out: SQLite's text ends at the first NUL.
  const folded = fold(
    query
      .split("")
      .filter((letter) => letter >= " ")
      .join(""),
  );
  // The index has the number alone.
  const text = folded.trim().replace(invoiceMarks, "").trim();
  const typed = shorterForm(text).split(/\s+/).filter(Boolean).slice(0, mostTerms);
  if (typed.length === 0) return [];
  const isNumber = /^[+\d(][\d\s.()-]*$/.test(text) && digitsOf(text).length > 2;
  const compact = text.replace(/[\s.()-]/g, "");
  const phone = nationalBeginning(compact).replace(/^\+/, "");
  if (!isNumber || phone === text) return [typed];
  const isWhole = typed.length > 1 && phonesIn(text).length === 1 && phoneForms(text)[0] === phone;
  return isWhole ? [[phone]] : [typed, [phone]];
}

/** Shorter terms are looked for at the beginning of words only: the index holds what has three characters. */
const shortestInside = 3;

/**
 * How many characters a term has: the index counts a character, and not the two units that a sign beyond the first 65 536
 * has in a JavaScript text.
 */
const lengthOf = (term: string): number => Array.from(term).length;
export const isShort = (term: string): boolean => lengthOf(term) < shortestInside;

/** A term as it stands in the text indexed: a short one at the beginning of a word only. */
export const indexedTerm = (term: string): string =>
  " ".repeat(Math.max(0, shortestInside - lengthOf(term))) + term;

/** The FTS5 MATCH expression of the terms of a query; '' of none. */
export const matchExpression = (terms: readonly string[][]): string =>
  terms
    .map((all) => all.map((term) => `"${indexedTerm(term).replaceAll('"', '""')}"`).join(" AND "))
    .map((all) => (terms.length > 1 ? `(${all})` : all))
    .join(" OR ");

/** What is searched. Invoices by their number; by their client they are found through the client. */
export type SearchKind =
  | "clients"
  | "suppliers"
  | "products"
  | "invoices"
  | "receipts"
  | "adjustments";

const texts = (values: Values, names: readonly string[]): string[] =>
  names.map((name) => textOf(values[name]));

/** The fields that each kind is found by, and the text indexed of a record: the hooks and the rebuild share it. */
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

/** A person or a firm is found by every way of writing the telephone too. */
function byPerson(table: string, fields: readonly string[]) {
  const text = (values: Values) =>
    indexText([...texts(values, fields), ...phoneForms(textOf(values["phone"]))]);
  return { table, fields, text };
}
