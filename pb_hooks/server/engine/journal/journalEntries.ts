import { refuseWhole } from "#server/platform/refuse.ts";

const refuseEntry = (): void => refuseWhole("journal_fixed");

/** Refuses every write of journal entries, even by an administrator. */
export const journalEntries = { create: refuseEntry, update: refuseEntry, remove: refuseEntry };
