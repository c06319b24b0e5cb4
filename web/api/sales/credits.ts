/** Credit notes, refunds, exchanges and defective pieces (docs/rules-credits.md, Routes). */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  Client,
  CreditGoods,
  CreditItem,
  CreditNote,
  CreditReason,
  DefectOutcome,
  Invoice,
  Job,
  MoneyMethod,
  Product,
  Refund,
} from "#domain/core/records.ts";
import type { CreditedLine, Line } from "#domain/sale/vat.ts";
import type {
  InvoiceDocument,
  PrescriptionDocument,
  PrescriptionInput,
} from "#domain/documents/documents.ts";
import type { SaleInput } from "./invoices.ts";
import { loadDocument } from "#api/documents.ts";
import { invalidate } from "#api/queryClient.ts";
import { listQuery, oneQuery, type Page, post, put, rowsQuery } from "#api/request.ts";

export type CreditDocument = CreditNote & {
  items: CreditItem[];
  refunds: Refund[];
  /** Lines of the invoice; `earlier`: lines of its earlier credit notes. */
  sold: Line[];
  earlier: CreditedLine[];
  /** Job of the credited sale, with the name of its lab. */
  job: (Pick<Job, "id" | "status" | "lab_reference"> & { lab: string }) | null;
  expand?: { client?: Client; invoice?: Invoice };
};
export type ListedCredit = CreditNote & { expand?: { client?: Client; invoice?: Invoice } };
export type ListedDefect = CreditItem & {
  expand?: { credit_note?: CreditNote; product?: Product };
};

/** Refund in a request. */
export type RefundInput = {
  id: string;
  amount: number;
  payment_method: MoneyMethod;
  reference: string;
};
export type CreditInput = {
  invoice: string;
  reason: CreditReason;
  notes: string;
  items: {
    id: string;
    invoice_item: string;
    quantity: number;
    amount: number;
    goods: CreditGoods;
  }[];
  refunds: RefundInput[];
  kept: number;
};

/** New sale of an exchange, with the payments of the difference. */
export type ExchangeSale = (SaleInput | PrescriptionInput) & { id: string };

/** Exchange in a request: the credit note, the new sale, and the refund of the difference. */
export type ExchangeInput = {
  credit: Omit<CreditInput, "items" | "refunds" | "kept"> & {
    items: (Omit<CreditInput["items"][number], "goods"> & { goods?: CreditGoods })[];
  };
  sale: ExchangeSale;
  refund?: RefundInput;
};

async function issued<T>(answer: Promise<T>): Promise<T> {
  const saved = await answer;
  invalidate("optique_credit_notes");
  return saved;
}

export const loadCredit = (id: string, signal?: AbortSignal): Promise<CreditDocument> =>
  loadDocument("credit-notes", id, signal);

export const issueCredit = (id: string, body: CreditInput): Promise<CreditDocument> =>
  issued(put(`credit-notes/${id}`, body));

/** Saves an exchange of pieces. `id`: that of the credit note. */
export const saveExchange = <Sale extends InvoiceDocument | PrescriptionDocument>(
  id: string,
  body: ExchangeInput,
): Promise<{ credit_note: CreditDocument; sale: Sale }> => issued(put(`exchanges/${id}`, body));

/** Source of a refund: an invoice (to its client, or to a fund), or a kept credit. */
export type RefundOf = { invoice: string; fund?: string } | { credit_note: string };

/** Refunds a surplus of an invoice, what a fund paid of it, or a kept credit. */
export const giveRefund = ({ id, ...refund }: RefundInput, of: RefundOf): Promise<Refund> =>
  put(`refunds/${id}`, { ...refund, ...of });

/** Records what became of a defective piece. */
export async function settleDefect(id: string, outcome: DefectOutcome): Promise<CreditItem> {
  const settled = await post<CreditItem>(`defects/${id}/settle`, { outcome });
  invalidate("optique_credit_notes");
  return settled;
}

export const creditQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedCredit>>("credit-notes", at, {
      perPage: 20,
      reason: at.filter("reason"),
      kept: at.filter("kept"),
    }),
  /** Kept credits of a client ('' for a walk-in) that are not used up. */
  left: (client: string) =>
    rowsQuery<Page<ListedCredit>>("credit-notes", { client, kept: "left", perPage: 50 }),
  defects: () => rowsQuery<Page<ListedDefect>>("defects", { perPage: 100 }),
  one: oneQuery("credit", loadCredit),
};
