/** Record hooks of counts: only their routes write them; the administrator may delete a count that posted nothing. */
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { type Changes, journalUpdate } from "#server/engine/journal/journal.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

/** Journals that a count was started, posted or abandoned. */
export function journalCount(
  tx: core.App,
  staff: Staff,
  { id, name }: { id: string; name: string },
  changes: Changes,
): void {
  journalUpdate(tx, staff, { collection: "optique_counts", record: id, label: name, changes });
}

const refuseCount = (): void => refuseRequest("count_fixed");

export const countHooks = recordHooks("optique_counts", {
  saving: "adjustment.write",
  deleting: "adjustment.write",
  amountOf: () => noAmount,
  label: (record) => record.getString("name"),
  complete: refuseCount,
  uses: [{ field: "count", to: "optique_counts", code: "count_used" }],
});

/** Only the routes write lines and scans; they are deleted with their count alone. */
const ofCount = (collection: "optique_count_lines" | "optique_count_scans") =>
  recordHooks(collection, {
    saving: "adjustment.write",
    deleting: "adjustment.write",
    amountOf: () => noAmount,
    parent: "count",
    complete: refuseCount,
    removing({ tx, record }) {
      if (findRecord(tx, "optique_counts", record.getString("count"))) refuseCount();
    },
  });
export const countLineHooks = ofCount("optique_count_lines");
export const countScanHooks = ofCount("optique_count_scans");
