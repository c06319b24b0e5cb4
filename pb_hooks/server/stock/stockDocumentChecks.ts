/** Checks of receipts and adjustments, beyond those of every document. */
import { curvesOfCell, diameterRefusal } from "#domain/lenses/power.ts";
import { blankRecord } from "#domain/core/fields/fields.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type Difference, writtenChildren } from "#domain/documents/difference.ts";
import { type DocumentChild, picked } from "#domain/documents/documentBody.ts";
import { repeatedProducts, type StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { checkChildIdsFree, checkRelatedOwner } from "#server/engine/documents/documentChecks.ts";
import { checkItemProducts, nonStockOf, type SaveLookups } from "./saveLookups.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { reading, readText, type Statement } from "#server/platform/storage/statements.ts";

/** SQL of the id of the document with a given number. */
export const numberHolder = ({ header, number }: StockDocumentKind) =>
  reading(`SELECT id FROM ${header} WHERE company = {:company} AND ${number} = {:number}`);

/** Requires a supplier of the same company and an unused number. */
export function checkSupplierAndNumber(
  tx: core.App,
  { number }: StockDocumentKind,
  holderRead: Statement,
  company: string,
  { id, values, supplier }: { id: string; values: Values; supplier: string | null },
): void {
  if (values["supplier"]) checkRelatedOwner(company, "supplier", supplier);
  if (!values[number]) return;
  const params = { company, number: String(values[number]) };
  const holder = readText(tx, holderRead, params);
  if (holder !== "" && holder !== id) refuse([{ field: number, code: "not_unique" }]);
}

export const checkStockItems = (
  { takesNonStock }: StockDocumentKind,
  company: string,
  change: Difference<Values & { id: string }, DocumentChild>,
  { takenItems, products }: SaveLookups,
): Violation[] => [
  ...checkChildIdsFree(takenItems, change.added),
  ...checkItemProducts(company, writtenChildren(change), products),
  ...(takesNonStock ? [] : checkHaveStock(change, products)),
  ...checkCells(change, products),
];

/** Refuses a new cell for a product without a drawer, or with a diameter that the range does not have. */
export function checkCells(
  { added, updated }: Difference<Values & { id: string }, DocumentChild>,
  products: SaveLookups["products"],
): Violation[] {
  const moved = updated.filter(
    ({ stored, wanted: { values } }) =>
      stored["cell"] !== values["cell"] || stored["product"] !== values["product"],
  );
  return [...added, ...moved.map(({ wanted }) => wanted)].flatMap(({ place, values }) => {
    const lens = curvesOfCell(textValue(values["cell"]));
    if (!lens) return [];
    const range = products[String(values["product"])]?.range;
    const refusal = range?.drawer ? diameterRefusal(range.diameters, lens.diameter) : "no_drawer";
    return refusal ? [{ field: `${place}.cell`, code: refusal }] : [];
  });
}

/** Refuses newly added items whose product has no stock. */
const checkHaveStock = (
  change: Difference<Values & { id: string }, DocumentChild>,
  products: SaveLookups["products"],
): Violation[] =>
  writtenChildren(change)
    .filter(nonStockOf(products, change))
    .map(({ place }) => ({ field: `${place}.product`, code: "non_stock" }));

/** Violations for products listed twice; `places`: the items' paths in the body. */
export const checkRepeatedProducts = (
  kind: StockDocumentKind,
  header: Values,
  items: readonly Pick<DocumentChild, "values">[],
  places: readonly string[],
): Violation[] =>
  repeatedProducts(kind, header, items).map((index) => ({
    field: `${places[index] ?? `items.${index}`}.product`,
    code: "counted_twice",
  }));

/** Default values of an item's fields: zero or an empty text. */
export const emptyStockItem = ({ items, itemFields }: StockDocumentKind): Values =>
  picked(blankRecord(items), itemFields);
