import { toDirhams } from "#domain/core/money.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { checkTotal, itemsTotal } from "#domain/sale/invoice.ts";
import type { StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

/** Items of a receipt or adjustment in order of entry. */
export const stockItemRecords = (
  app: core.App,
  { items, parent }: StockDocumentKind,
  id: string,
): core.Record[] => findRecords(app, items, { [parent]: id }, "created ASC", "rowid ASC");

/** Total of a receipt's items in dirhams; refused above the largest amount. */
export function stockItemsTotal(items: readonly Values[]): number {
  const total = itemsTotal(items as { quantity: number; price: number }[]);
  refuseIf(checkTotal("items", total));
  return toDirhams(total);
}
