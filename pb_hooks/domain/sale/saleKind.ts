/** Kinds of sale documents (docs/rules-money.md, Invoice): header, items and optional payments. */
import type { CollectionName } from "#domain/core/records.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import type { StockSource } from "#domain/stock/stockSources.ts";
import type { StockEffect } from "#domain/stock/ledger.ts";
import { cellOf, powerOf } from "#domain/lenses/power.ts";
import { invoiceSearch } from "./invoiceSearch.ts";

type SoldItem = {
  product: string;
  quantity: number;
  non_stock: boolean;
  /** Source of a lens with a power: an ordered one moves no stock, one from the drawer moves its cell. */
  source?: unknown;
  power?: unknown;
};

/**
 * Cell of a lens. Undefined without a power, as on a line of an erased person: the line keeps the cell that it moved.
 */
function cellOfSold({ source, power }: SoldItem): { cell?: string } {
  if (source !== "stock") return { cell: "" };
  const lens = powerOf(power);
  return lens ? { cell: cellOf(lens) } : {};
}

export type SaleKind = {
  /** Collections of the document, its items and its payments; null without payments. */
  header: CollectionName;
  items: CollectionName;
  payments: CollectionName | null;
  /** Relation of an item or payment to the document; also the `reference_type` of stock movements. */
  parent: StockSource;
  search: SearchKind;
  /** Field of the document's number, which restarts at 1 each month. */
  number: string;
  /** Effect of an item on the stock; null without one. */
  effectOf: (item: SoldItem) => StockEffect | null;
  /** True when lens items create a workshop job. */
  hasJob: boolean;
};

export const invoiceKind: SaleKind = {
  header: "optique_invoices",
  items: "optique_invoice_items",
  payments: "optique_payments",
  parent: "invoice",
  search: invoiceSearch,
  number: "invoice_number",
  effectOf: (item) =>
    item.product && !item.non_stock && item.source !== "lab"
      ? { product: item.product, ...cellOfSold(item), quantity: -item.quantity, type: "sale" }
      : null,
  hasJob: true,
};
