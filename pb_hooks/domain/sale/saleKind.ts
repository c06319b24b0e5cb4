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
  /** Of a lens with a power: one that is ordered moves nothing, one of the drawer its cell. */
  source?: unknown;
  power?: unknown;
};

/** Cell of a lens; a line of an erased person keeps the one that it moved. */
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
  /** Field of an item or payment that refers to the document; also the `reference_type` of movements. */
  parent: StockSource;
  search: SearchKind;
  /** Field of the number, which counts from 1 in each month. */
  number: string;
  /** Stock movement of an item; null without one. */
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
