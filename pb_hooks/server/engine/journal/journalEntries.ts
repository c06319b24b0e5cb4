import { refuseWhole } from "#server/platform/refuse.ts";

const refuseEntry = (): void => refuseWhole("journal_fixed");

/** The journal is the server's: even an administrator neither writes nor deletes in it. */
export const journalEntries = { create: refuseEntry, update: refuseEntry, remove: refuseEntry };
