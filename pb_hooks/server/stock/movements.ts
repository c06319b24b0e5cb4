/** Movements are the ledger's: even an administrator does not write them by hand (docs/rules-stock.md, Ledger). */
import { type RecordEvent, recordOf } from "#server/platform/recordEvents.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";

const refuseMovement = (): void => refuseWhole("movements_fixed");

export const movements = {
  create: refuseMovement,
  update: refuseMovement,
  /** They are deleted with their product only. PocketBase deletes the product's row first, and then its movements. */
  remove(e: RecordEvent): void {
    if (storedRecord(e.app, "optique_products", recordOf(e).getString("product")))
      refuseWhole("movements_fixed");
    e.next();
  },
};
