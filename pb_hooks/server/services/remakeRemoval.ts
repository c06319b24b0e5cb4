/** Deletion of a remake: its author takes it back within the hour, job and all (docs/rules-remakes.md, Breakage). */
import type { Right } from "#domain/people/permissions.ts";
import { isTakenBack, isUnmoved, undoOf } from "#domain/services/remakeBody.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { findRecord, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { currentTimestamp, runSql } from "#server/platform/storage/sql.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { restoreJob } from "#server/workshop/jobs.ts";
import { followJob } from "./remakesOfJob.ts";

/** True of a remake that this person may still take back. */
const isOwnRecent = (record: core.Record, { id, isStaff }: Actor): boolean =>
  isStaff &&
  isTakenBack(
    { ...toPlainRecord<"optique_services">(record), undo: jsonFieldValue(record, "undo") },
    id,
    Date.now(),
  );

/** Right to delete a ticket. */
export const rightToDelete = (record: core.Record, actor: Actor): Right =>
  isOwnRecent(record, actor) ? "service.write" : "document.delete";

const laterRead = reading(
  "SELECT COUNT(*) FROM optique_services s WHERE s.job = {:job} AND s.job > '' AND s.rank > {:rank}",
);

/** Closes the gap in the ranks. A rank is unique, so the later ones leave theirs first. */
function closeRanks(tx: core.App, job: string, rank: number): void {
  const later = "WHERE job = {:job} AND job > '' AND rank";
  const now = currentTimestamp();
  runSql(tx, `UPDATE optique_services SET rank = 1 - rank, updated = {:now} ${later} > {:rank}`, {
    job,
    rank,
    now,
  });
  runSql(tx, `UPDATE optique_services SET rank = -rank ${later} < 0`, { job });
}

/** Follows the deletion of a remake: the job is as before where its author takes it back, else it stays. */
export function remakeRemoved({ tx, record, actor }: Saving): void {
  const [id, rank] = [record.getString("job"), record.getInt("rank")];
  const job =
    record.getString("kind") === "remake" && id ? findRecord(tx, "optique_jobs", id) : null;
  if (!job) return;
  const isLatest = readInteger(tx, laterRead, { job: id, rank }) === 0;
  if (!isLatest) closeRanks(tx, id, rank);
  const undo =
    isLatest && isOwnRecent(record, actor) ? undoOf(jsonFieldValue(record, "undo")) : null;
  if (undo?.job && isUnmoved(undo, jsonFieldValue(job, "steps")))
    restoreJob(tx, actor, job, undo.job);
  if (isLatest) followJob(tx, { company: job.getString("company"), actor }, job);
}
