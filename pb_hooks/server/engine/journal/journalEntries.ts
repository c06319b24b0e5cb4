/** The journal is the server's (engine/journal/journal.ts): even an administrator neither writes nor deletes in it. */
import { refuseWhole } from "#server/platform/refuse.ts";

export const journalEntries = {
  write(): void {
    refuseWhole("journal_fixed");
  },
};
