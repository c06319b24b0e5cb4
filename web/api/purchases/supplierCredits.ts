/** Credits of suppliers: requested, received, used (docs/rules-purchases-money.md, Credits). */
import type { CreditItem, Product, SupplierCreditReason } from "#domain/core/records.ts";
import type { BillRate } from "#domain/purchases/bill.ts";
import type {
  ListedSupplierCredit,
  SupplierCreditDocument,
} from "#domain/purchases/purchaseAnswers.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { documentCalls } from "#api/documents.ts";
import { loadRecord } from "#api/records.ts";
import { loadProduct } from "#api/stock/products.ts";
import { listQuery, loadQuery, loadWholeList, oneQuery, type Page } from "#api/request.ts";

export type SupplierCreditInput = {
  version?: string;
  supplier: string;
  reason: SupplierCreditReason;
  date: string;
  bill: string;
  defect: string;
  expected_amount: number;
  number: string;
  received_on: string;
  rates: BillRate[];
  abandoned: boolean;
  notes: string;
};

export const {
  load: loadSupplierCredit,
  save: saveSupplierCredit,
  remove: deleteSupplierCredit,
} = documentCalls<SupplierCreditDocument, SupplierCreditInput>(
  "supplier-credits",
  "supplier-credit",
);

/** Defective piece with its product, for which a credit is requested. */
export type Defect = CreditItem & { expand?: { product?: Product } };

async function loadDefect(id: string, signal?: AbortSignal): Promise<Defect> {
  const piece = await loadRecord<CreditItem>("optique_credit_items", id, signal);
  const product = piece.product ? await loadProduct(piece.product, signal) : undefined;
  return { ...piece, expand: product ? { product } : {} };
}

/** Filters of the list of credits, from an address. */
export const supplierCreditsAsked = ({ filter }: Pick<ListAddress, "filter">) => ({
  state: filter("etat"),
  supplier: filter("supplier"),
});

/** Lists the received credits of a supplier that are not used up. */
const listLeft = (supplier: string, signal?: AbortSignal): Promise<ListedSupplierCredit[]> =>
  loadWholeList("supplier-credits", { supplier, state: "received" }, undefined, signal);

export const supplierCreditQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedSupplierCredit>>("supplier-credits", at, {
      perPage: 20,
      ...supplierCreditsAsked(at),
    }),
  left: (supplier: string) =>
    loadQuery(["supplier-credits", "left", supplier], (signal) => listLeft(supplier, signal)),
  one: oneQuery("supplier-credit", loadSupplierCredit),
  defect: (id: string) => loadQuery(["defects", "one", id], (signal) => loadDefect(id, signal)),
};
