import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { Client, Invoice, InvoiceItem, Prescription } from "#domain/core/records.ts";
import type {
  ClientCredit,
  InvoiceDocument,
  NestedInvoiceInput,
} from "#domain/documents/documents.ts";
import type { Instalment } from "#domain/sale/plan.ts";
import type { vatOf } from "#domain/sale/vat.ts";
import type { Delivery } from "#domain/services/warranty.ts";
import type { ListedJob } from "./jobs.ts";
import type { Pictured } from "#api/stock/products.ts";
import { documentCalls } from "#api/documents.ts";
import { invalidate, queryClient } from "#api/queryClient.ts";
import type { Format } from "#lib/device/printing.ts";
import { updateRecord } from "#api/records.ts";
import {
  listQuery,
  loadList,
  oneQuery,
  type Page,
  type PageQuery,
  post,
  rowsQuery,
} from "#api/request.ts";
import { pb } from "#api/pb.ts";

export type ListedInvoice = Invoice & {
  /** Late amount of its instalment plan, in dirhams; absent without a plan. */
  late?: number;
  job?: ListedJob;
  pictured?: Pictured | null;
  expand?: { client?: Client; prescription?: Prescription };
} & ClientCredit;

/** Item of an invoice; its quantity excludes credited pieces. */
export type SoldItem = Pick<
  InvoiceItem,
  | "id"
  | "product"
  | "product_name"
  | "product_reference"
  | "product_type"
  | "label"
  | "quantity"
  | "pair"
>;
export type WithSoldItems = ListedInvoice & { soldItems: SoldItem[]; delivery?: Delivery };

/** Invoice with its lines, for an export. */
export type ExportedSale = Invoice & { lines: PricedLine[]; expand?: { client?: Client } };
type PricedLine = Parameters<typeof vatOf>[0][number] & { discount: number };

/** `except`: prescription whose invoice is left out. */
type InvoiceQuery = PageQuery & { status?: string; client?: string; except?: string };

export const listInvoices = (
  query: InvoiceQuery,
  signal?: AbortSignal,
): Promise<Page<ListedInvoice>> => loadList("invoices", query, signal);

/** Request body of a counter sale: an invoice for a client or a walk-in. */
export type SaleInput = Omit<NestedInvoiceInput, "id"> & {
  version?: string;
  client: string;
  /** Name typed for a walk-in. */
  buyer_name?: string;
  /** Id of the quote that is sold, and its variant. */
  quote?: string;
  variant?: string;
  /** Id of the after-sales ticket for which the sale is made. */
  service?: string;
};
/** Counter sale without payments, which then stay unchanged. */
type PartialSaleInput = Omit<SaleInput, "payments"> & Partial<Pick<SaleInput, "payments">>;

export const {
  load: loadInvoice,
  save: saveSale,
  remove: deleteInvoice,
} = documentCalls<InvoiceDocument, PartialSaleInput>("invoices");

/** Issues an invoice, which stamps shop and buyer once. `printed` also records a print on this paper. */
export async function issueInvoice(
  id: string,
  body: { printed?: true; paper?: Format } = {},
): Promise<InvoiceDocument> {
  const issued = await post<InvoiceDocument>(`invoices/${encodeURIComponent(id)}/issue`, body);
  invalidate("optique_invoices");
  return issued;
}

/** Query that is true once the shop has printed an invoice; sent once per page load. */
export const printedQuery = queryOptions({
  queryKey: ["printed"],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }): Promise<boolean> => {
    const options = { filter: "printed_at != ''", fields: "id", skipTotal: true, signal };
    return (await pb.collection("optique_invoices").getList(1, 1, options)).items.length > 0;
  },
});

/** Remembers in the cache that the shop has printed its first invoice. */
export const notePrinted = (): void => {
  queryClient.setQueryData(printedQuery.queryKey, true);
};

/** Stores the instalment plan of an invoice; an empty list removes it. */
export const savePlan = (id: string, plan: readonly Instalment[]): Promise<Invoice> =>
  updateRecord("optique_invoices", id, { plan });

export const invoiceQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedInvoice>>("invoices", at, { perPage: 10, status: at.filter("status") }),
  /** Invoices with their items. */
  soldItems: (query: InvoiceQuery) => rowsQuery<Page<WithSoldItems>>("sold-items", query),
  one: oneQuery("invoice", loadInvoice),
};
