/** Only the ledger writes movements: even an administrator cannot edit them (docs/rules-stock.md, Ledger). */
import { type RecordEvent, recordOf } from "#server/platform/records/recordEvents.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";

const refuseMovement = (): void => refuseRequest("movements_fixed");

export const movementHooks = {
  create: refuseMovement,
  update: refuseMovement,
  /** Allows only the cascade from a deleted product: PocketBase deletes the product's row before its movements. */
  remove(e: RecordEvent): void {
    if (storedRecord(e.app, "optique_products", recordOf(e).getString("product")))
      refuseRequest("movements_fixed");
    e.next();
  },
};
