/** What receipts and adjustments must pass beside what every document must. */
import { fieldShapesOf } from "#domain/core/fields.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type Difference, writtenParts } from "#domain/documents/difference.ts";
import type { DocumentPart } from "#domain/documents/documentBody.ts";
import { repeatedProducts, type StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { checkFree, checkNamed } from "#server/engine/documents/documentChecks.ts";
import { checkProducts, type PartFacts } from "./partFacts.ts";
import { refuse } from "#server/platform/refuse.ts";
import { reading, readText, type Statement } from "#server/platform/statements.ts";

/** Which document has a number. */
export const numberHolder = ({ header, number }: StockDocumentKind) =>
  reading(`SELECT id FROM ${header} WHERE company = {:company} AND ${number} = {:number}`);

/** The supplier must be the company's own, and the number no other document's. */
export function checkNames(
  tx: core.App,
  { number }: StockDocumentKind,
  holderRead: Statement,
  company: string,
  { id, values, supplier }: { id: string; values: Values; supplier: string | null },
): void {
  if (values["supplier"]) checkNamed(company, "supplier", supplier);
  if (!values[number]) return;
  const params = { company, number: String(values[number]) };
  const holder = readText(tx, holderRead, params);
  if (holder !== "" && holder !== id) refuse([{ field: number, code: "not_unique" }]);
}

export const checkItems = <Stored>(
  company: string,
  change: Difference<Stored, DocumentPart>,
  { takenItems, products }: PartFacts,
): Violation[] => [
  ...checkFree(takenItems, change.added),
  ...checkProducts(company, writtenParts(change), products),
];

/** What is counted twice, at its items; `places` are theirs in the body. */
export const checkOnce = (
  kind: StockDocumentKind,
  header: Values,
  items: readonly Pick<DocumentPart, "values">[],
  places: readonly string[],
): Violation[] =>
  repeatedProducts(kind, header, items).map((index) => ({
    field: `${places[index] ?? `items.${index}`}.product`,
    code: "counted_twice",
  }));

/** What an item holds where it names nothing: zero, or an empty text. */
export const blankItem = ({ items, itemFields }: StockDocumentKind): Values => {
  const shapes = fieldShapesOf(items);
  const isNumber = (name: string) => ["amount", "integer"].includes(shapes[name]?.kind ?? "");
  return Object.fromEntries(itemFields.map((name) => [name, isNumber(name) ? 0 : ""]));
};
