/** States of cheques, and deposit slips. */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { ChequeState, Payment } from "#domain/core/records.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { updateRecord } from "#api/records.ts";
import { listQuery, loadList, loadQuery, type Page, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";

const collection = "optique_payments";

export type ChequePage = Page<ListedPayment> & {
  /** Sum in dirhams, and number of cheques, by state. */
  sums: Record<ChequeState, number>;
  counts: Record<ChequeState, number>;
  /** Cheques in hand that are due within a week, or overdue. */
  due: { cheques: number; amount: number };
};

/** Editable values of a cheque; undoing a state also restores deposit day and slip. */
export type ChequeValues = Partial<
  Pick<
    Payment,
    | "cheque_state"
    | "bank"
    | "reference"
    | "due_on"
    | "deposited_on"
    | "slip"
    | "bounced_on"
    | "bounce_note"
  >
>;
export const updateCheque = (id: string, values: ChequeValues): Promise<Payment> =>
  updateRecord(collection, id, values);

/** Deposit slip with its cheques. */
export type Slip = { slip: string; deposited_on: string; amount: number; cheques: ListedPayment[] };

/** Deposits cheques on a slip with one number; a repeated request changes nothing. */
export async function makeSlip(cheques: readonly string[]): Promise<Slip> {
  const slip = await post<Slip>("till/slips", { cheques });
  invalidate(collection);
  return slip;
}

/** Page size that covers every cheque of a slip. */
const mostOnSlip = 500;

export const chequeQueries = {
  list: (at: ListAddress) =>
    listQuery<ChequePage>("cheques", at, { perPage: 20, state: at.filter("etat") || "open" }),
  slip: (slip: string) =>
    loadQuery(["cheques", slip], async (signal) => {
      const asked = { slip, perPage: mostOnSlip };
      return (await loadList<ListedPayment>("cheques", asked, signal)).items;
    }),
};
