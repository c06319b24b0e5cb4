import { toDirhams } from "#domain/core/money.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { type Difference, writtenChildren } from "#domain/documents/difference.ts";
import { checkTotal, itemsTotal } from "#domain/sale/invoice.ts";
import type { StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { nonStockOf, type SaveLookups } from "./saveLookups.ts";

type ItemsDifference = Difference<Values & { id: string }, DocumentChild>;

/** Items of a receipt or adjustment in order of entry. */
export const stockItemRecords = (
  app: core.App,
  { items, parent }: StockDocumentKind,
  id: string,
): core.Record[] => findRecords(app, items, { [parent]: id }, "created ASC", "rowid ASC");

/** Sets `non_stock` of the written items. */
export function markNonStock(
  { items, finalItems }: { items: ItemsDifference; finalItems: readonly DocumentChild[] },
  products: SaveLookups["products"],
): void {
  const isNonStock = nonStockOf(products, items);
  const written = writtenChildren(items);
  const ids = new Set(written.map(({ id }) => id));
  for (const item of [...written, ...finalItems])
    if (ids.has(item.id)) item.values["non_stock"] = isNonStock(item);
}

/** Total of a receipt's items in dirhams; refused above the maximum amount. */
export function stockItemsTotal(items: readonly Values[]): number {
  const total = itemsTotal(items as { quantity: number; price: number }[]);
  refuseIf(checkTotal("items", total));
  return toDirhams(total);
}
