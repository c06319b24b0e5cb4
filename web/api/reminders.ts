import type { ListAddress } from "#lib/listState.ts";
import type { ListedPrescription } from "./prescriptions.ts";
import { listQuery, type Page } from "./request.ts";

/** The latest prescription of a client who is due; `prepared`: when a reminder was last prepared, of the last sixty days. */
export type Reminder = ListedPrescription & { prepared: string | null };

export const reminderQueries = {
  list: (at: ListAddress) => listQuery<Page<Reminder>>("reminders", at, { perPage: 50 }),
};
