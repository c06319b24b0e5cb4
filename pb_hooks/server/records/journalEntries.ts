/** The journal is the server's (platform/journal.ts): even an administrator neither writes nor deletes in it. */
import { refuseWhole } from "#server/platform/refuse.ts";

export const journalEntries = {
  write(): void {
    refuseWhole("journal_fixed");
  },
};
