import type { ListedReimbursable } from "#domain/claims/claimDocument.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { ListedPrescription } from "#api/sales/prescriptions.ts";
import { listQuery, type Page } from "#api/request.ts";

/** Latest prescription of a client whose check-up is due. `prepared`: last reminder, if within sixty days. */
export type Reminder = ListedPrescription & { prepared: string | null };

export const reminderQueries = {
  list: (at: ListAddress) => listQuery<Page<Reminder>>("reminders", at, { perPage: 50 }),
  /** Last claims of the beneficiaries whose glasses are reimbursed again. */
  reimbursable: (at: ListAddress) =>
    listQuery<Page<ListedReimbursable>>("reminders", at, { perPage: 50, kind: "reimbursable" }),
};
