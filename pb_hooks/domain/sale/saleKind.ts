/** Kinds of sale documents (docs/rules-money.md, Invoice): a header, its lines, and perhaps payments. */
import type { CollectionName } from "#domain/core/records.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import type { StockSource } from "#domain/stock/stockSources.ts";
import type { StockEffect } from "#domain/stock/ledger.ts";
import { invoiceSearch } from "./invoiceSearch.ts";

export type SaleKind = {
  /** The collections of the document, of its lines, and of its payments; null where it takes none. */
  header: CollectionName;
  items: CollectionName;
  payments: CollectionName | null;
  /** The field of a line or payment that names its document, and what its movements carry as reference_type. */
  parent: StockSource;
  search: SearchKind;
  /** The field of its number. Numbers are a series of each month. */
  number: string;
  /** What a line does to the stock; null for nothing. */
  effectOf: (item: { product: string; quantity: number }) => StockEffect | null;
  /** Whether lens lines bring a job of the workshop. */
  hasJob: boolean;
};

export const invoiceKind: SaleKind = {
  header: "optique_invoices",
  items: "optique_invoice_items",
  payments: "optique_payments",
  parent: "invoice",
  search: invoiceSearch,
  number: "invoice_number",
  effectOf: ({ product, quantity }) =>
    product ? { product, quantity: -quantity, type: "sale" } : null,
  hasJob: true,
};
