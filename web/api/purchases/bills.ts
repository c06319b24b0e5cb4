/** Bills of suppliers, and received goods that are not billed (docs/rules-purchases.md). */
import { queryOptions } from "@tanstack/react-query";
import type { BillRate } from "#domain/purchases/bill.ts";
import type {
  BillDocument,
  BillSums,
  ListedBill,
  UnbilledLine,
} from "#domain/purchases/purchaseAnswers.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { documentCalls } from "#api/documents.ts";
import { loadPhoto } from "#api/files.ts";
import { updateRecord } from "#api/records.ts";
import {
  listQuery,
  loadList,
  loadQuery,
  loadWholeList,
  oneQuery,
  type Page,
  rowsQuery,
} from "#api/request.ts";

const collection = "optique_bills";

/** Line of a bill in a request; `price` is that of one piece, in dirhams without TVA. */
export type BillLineInput = {
  id: string;
  receipt_item: string;
  label: string;
  quantity: number;
  price: number;
};
export type BillInput = {
  version?: string;
  supplier: string;
  number: string;
  date: string;
  due_on: string;
  label: string;
  rates: BillRate[];
  items: BillLineInput[];
  notes: string;
};

export type BillsPage = Page<ListedBill> & { sums: BillSums };

export const {
  load: loadBill,
  save: saveBill,
  remove: deleteBill,
} = documentCalls<BillDocument, BillInput>("bills");

/** Stores the picture or PDF of a bill; null removes it. */
export async function saveBillFile(id: string, file: File | null): Promise<void> {
  const body = new FormData();
  body.set("file", file ?? "");
  await updateRecord(collection, id, body);
}

/** Unpaid bills of a supplier, in order of due day. */
export async function openBillsOf(supplier: string, signal?: AbortSignal): Promise<ListedBill[]> {
  const query = { supplier, state: "open" };
  const open = await loadWholeList<ListedBill>("bills", query, undefined, signal);
  return open.sort((one, other) => (one.due_on < other.due_on ? -1 : 1));
}

/** Searches bills by a typed text. */
export const searchBills = (
  query: { q: string; supplier?: string; perPage: number },
  signal?: AbortSignal,
): Promise<Page<ListedBill>> => loadList("bills", query, signal);

/** Values of the state filter; `open`: not fully paid, `all`: no filter. */
export const billFilters = ["open", "late", "paid", "all"] as const;
export type BillFilter = (typeof billFilters)[number];

/** State filter of an address; by default the bills to pay. */
export const billFilterOf = ({ filter }: Pick<ListAddress, "filter">): BillFilter =>
  billFilters.find((state) => state === filter("etat")) ?? "open";

/** Filters of the list of bills, from an address. */
export const billsAsked = (at: Pick<ListAddress, "filter">) => {
  const state = billFilterOf(at);
  return { state: state === "all" ? "" : state, supplier: at.filter("supplier") };
};

/** Lists all goods received from a supplier that are not billed. */
const listUnbilled = (supplier: string, signal?: AbortSignal): Promise<UnbilledLine[]> =>
  loadWholeList("unbilled", { supplier }, undefined, signal);

/** Sorts bills to pay by due day, unless the address has another order. */
const ordered = (at: ListAddress): ListAddress => {
  const isToPay = ["open", "late"].includes(billFilterOf(at));
  return { ...at, sort: at.sort || (isToPay ? "due" : "") };
};
const listed = (at: ListAddress) => ({ perPage: 20, ...billsAsked(at) });

export const billQueries = {
  list: (at: ListAddress) => listQuery<BillsPage>("bills", ordered(at), listed(at)),
  some: (query: { supplier?: string; state?: string; perPage: number; page?: number }) =>
    rowsQuery<BillsPage>("bills", query),
  open: (supplier: string) =>
    loadQuery(["bills", "open", supplier], (signal) => openBillsOf(supplier, signal)),
  unbilled: oneQuery("unbilled", listUnbilled),
  one: oneQuery("bill", loadBill),
  file: (id: string, name: string) =>
    queryOptions({
      queryKey: ["bill", id, name] as const,
      queryFn: ({ signal }) => loadPhoto(collection, { id }, name, signal),
      staleTime: "static",
    }),
};
