/** The journal is the server's (platform/journal.ts): even an administrator neither writes nor deletes in it. */
import { type RecordEvent, recordOf } from "#server/platform/recordEvents.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";

export const journalEntries = {
  save(_e: RecordEvent): void {
    refuseWhole("journal_fixed");
  },
  /** They go with their company, whose row PocketBase deletes first. */
  remove(e: RecordEvent): void {
    if (storedRecord(e.app, "optique_companies", recordOf(e).getString("company")))
      refuseWhole("journal_fixed");
    e.next();
  },
};
