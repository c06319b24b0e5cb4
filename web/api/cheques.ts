/** Cheques among the payments: where each is, and the slips that they go to the bank with. */
import type { ChequeState, Payment } from "#domain/core/records.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { updateRecord } from "./records.ts";
import { get, loadList, type Page, type PageQuery, post } from "./request.ts";
import { touchWritten } from "./revisions.ts";

const collection = "optique_payments";

export type ChequePage = Page<ListedPayment> & {
  /** In dirhams, and how many. */
  sums: Record<ChequeState, number>;
  counts: Record<ChequeState, number>;
  /** In hand, and due within a week or before. */
  due: { cheques: number; amount: number };
};

/** `state`: one, several by comma, or 'open' (in hand and deposited), or 'due'. */
type ChequeQuery = PageQuery & { state?: string; slip?: string };

export const listCheques = (query: ChequeQuery, signal?: AbortSignal): Promise<ChequePage> =>
  loadList<ListedPayment>("cheques", query, signal) as Promise<ChequePage>;

/** What a cheque says beside its amount; a state that is taken back brings its day and its slip along. */
export type ChequeValues = Partial<
  Pick<Payment, "cheque_state" | "bank" | "reference" | "due_on" | "deposited_on" | "slip">
>;
export const updateCheque = (id: string, values: ChequeValues): Promise<Payment> =>
  updateRecord(collection, id, values);

/** What goes to the bank together. */
export type Slip = { slip: string; deposited_on: string; amount: number; cheques: ListedPayment[] };

/** All of them become deposited, under one number; sent twice it is the same slip. */
export async function makeSlip(cheques: readonly string[]): Promise<Slip> {
  const slip = await post<Slip>("till/slips", { cheques });
  touchWritten(collection);
  return slip;
}

/** As many as a list gives at once. */
const mostOnSlip = 500;

export async function loadSlip(slip: string, signal?: AbortSignal): Promise<ListedPayment[]> {
  return (await get<Page<ListedPayment>>("lists/cheques", { slip, perPage: mostOnSlip }, signal))
    .items;
}
