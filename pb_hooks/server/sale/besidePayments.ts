/** What other rooms check and follow of a payment: kept credits, and what a fund paid. */
import { changedBeside, checkBeside } from "#server/engine/documents/beside.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { recordValues } from "#server/platform/recordValues.ts";

const payments = "optique_payments";
const unstored = { id: "", company: "", before: null, after: null };

/** Refuses a kept credit of another company or client. */
export function checkCreditNote(
  tx: core.App,
  asked: { company: string; client: string; note: string; field: string },
): void {
  const { company, client, note, field } = asked;
  const after = { client, payment_method: "credit", credit_note: note };
  checkBeside(tx, payments, { ...unstored, company, after, place: () => field });
}

/** Brings kept credits to what payments use of them. */
export function refreshUsedCredits(tx: core.App, notes: Iterable<string>, field: string): void {
  for (const note of new Set(notes))
    changedBeside(tx, payments, {
      ...unstored,
      before: { credit_note: note },
      place: () => field,
    });
}

/** Tells of a written payment of a fund. */
export const followFundCheque = ({ tx, record, before, actor }: Saving): void =>
  changedBeside(tx, payments, {
    id: record.id,
    company: record.getString("company"),
    before,
    after: recordValues(payments, record),
    place: (field) => field,
    actor,
  });

/** Tells of a deleted payment of a fund. */
export const refreshClaim = (tx: core.App, invoice: string, field: string): void =>
  changedBeside(tx, payments, {
    ...unstored,
    before: { invoice, fund: "deleted" },
    place: () => field,
  });
