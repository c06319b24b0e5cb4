/** Payments to suppliers (docs/rules-purchases-money.md, Payment). */
import type { BillMethod, BillPaymentState } from "#domain/core/records.ts";
import type { BillPaymentDocument, ListedBillPayment } from "#domain/purchases/purchaseAnswers.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { documentCalls } from "#api/documents.ts";
import { invalidate } from "#api/queryClient.ts";
import { listQuery, oneQuery, type Page, post, rowsQuery } from "#api/request.ts";

const collection = "optique_bill_payments";

export type BillPaymentInput = {
  version?: string;
  supplier: string;
  date: string;
  method: BillMethod;
  amount: number;
  parts: { id: string; bill: string; amount: number }[];
  reference: string;
  bank: string;
  due_on: string;
  supplier_credit: string;
  notes: string;
};

export const {
  load: loadBillPayment,
  save: saveBillPayment,
  remove: deleteBillPayment,
} = documentCalls<BillPaymentDocument, BillPaymentInput>("bill-payments");

/** Records the day on which a cheque or bill of exchange was debited or refused; `issued` withdraws that. */
export async function setBillPaymentState(
  id: string,
  state: BillPaymentState,
  on: string,
): Promise<BillPaymentDocument> {
  const path = `bill-payments/${encodeURIComponent(id)}/state`;
  const answer = await post<BillPaymentDocument>(path, { state, on });
  invalidate(collection);
  return answer;
}

/** Filters of the list of payments, from an address. */
export const billPaymentsAsked = ({ filter }: Pick<ListAddress, "filter">) => ({
  state: filter("etat"),
  method: filter("mode"),
  supplier: filter("supplier"),
});

export const billPaymentQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedBillPayment>>("bill-payments", at, {
      perPage: 20,
      ...billPaymentsAsked(at),
    }),
  some: (query: { supplier?: string; perPage: number }) =>
    rowsQuery<Page<ListedBillPayment>>("bill-payments", query),
  one: oneQuery("bill-payment", loadBillPayment),
};
