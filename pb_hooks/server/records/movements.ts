/** Movements are the ledger's: even an administrator does not write them by hand (domain/README.md §4). */
import { type RecordEvent, recordOf } from "#server/platform/recordEvents.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";

export const movements = {
  save(_e: RecordEvent): void {
    refuseWhole("movements_fixed");
  },
  /** They go with their product, and only then: its row is gone when PocketBase comes to them. */
  remove(e: RecordEvent): void {
    if (storedRecord(e.app, "optique_products", recordOf(e).getString("product")))
      refuseWhole("movements_fixed");
    e.next();
  },
};
