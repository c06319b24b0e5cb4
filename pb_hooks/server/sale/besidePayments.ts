/** What other rooms follow of a payment: kept credits, and what a fund paid. */
import { changedBeside } from "#server/engine/documents/beside.ts";

/** Brings kept credits to what payments use of them. */
export function refreshUsedCredits(tx: core.App, notes: Iterable<string>, field: string): void {
  for (const note of new Set(notes))
    changedBeside(tx, "optique_payments", {
      id: "",
      company: "",
      before: { credit_note: note },
      after: null,
      place: () => field,
    });
}
