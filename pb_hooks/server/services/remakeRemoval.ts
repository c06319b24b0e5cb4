/** Deletion of a remake: within the hour its author undoes it, job included (docs/rules-remakes.md, Breakage). */
import type { Service } from "#domain/core/records.ts";
import type { Right } from "#domain/people/permissions.ts";
import { isTakenBack, isUnmoved, undoOf } from "#domain/services/remakeBody.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { findRecord, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { currentTimestamp, runSql } from "#server/platform/storage/sql.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { restoreJob } from "#server/workshop/jobs.ts";
import { followJob } from "./remakesOfJob.ts";

const laterSql = "FROM optique_services s WHERE s.job = {:job} AND s.job > '' AND s.rank > {:rank}";
const laterRead = reading(`SELECT COUNT(*) ${laterSql}`);
/** SQL of the number of later remakes that were ordered from a lab, which knows their number. */
const orderedRead = reading(`SELECT COUNT(*) ${laterSql} AND EXISTS (
  SELECT 1 FROM json_each(IIF(json_valid(s.steps), s.steps, '[]')) x WHERE x.value ->> '$.status' = 'supplier')`);

/** The job before this remake, if this person may still undo it: the latest one, within the hour, job not moved. */
function takenBack(app: core.App, record: core.Record, { id, isStaff }: Actor) {
  const undo = undoOf(jsonFieldValue(record, "undo"));
  const remake = { ...toPlainRecord<"optique_services">(record), undo };
  const { job, rank } = remake;
  if (!isStaff || !undo?.job || !isTakenBack(remake, id, Date.now())) return null;
  if (readInteger(app, laterRead, { job, rank }) > 0) return null;
  const stored = findRecord(app, "optique_jobs", job);
  const isBefore = stored && isUnmoved(undo, jsonFieldValue(stored, "steps"));
  return isBefore ? undo.job : null;
}

/** Right needed to delete a ticket. */
export const rightToDelete = (record: core.Record, actor: Actor, app: core.App): Right =>
  takenBack(app, record, actor) ? "service.write" : "document.delete";

/** Refuses a deletion that would renumber a remake already ordered from a lab. */
export function refuseNumbered(app: core.App, { job, rank }: Pick<Service, "job" | "rank">): void {
  if (job !== "" && readInteger(app, orderedRead, { job, rank }) > 0)
    refuseConflict("id", "remake_ordered");
}

/** Closes the gap in the ranks. Ranks are unique, so the later ones become negative first. */
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

/** After the deletion of a remake: restores the job when its author undoes it, else leaves the job as it is. */
export function remakeRemoved({ tx, record, actor }: Saving): void {
  const [id, rank] = [record.getString("job"), record.getInt("rank")];
  const job =
    record.getString("kind") === "remake" && id ? findRecord(tx, "optique_jobs", id) : null;
  if (!job) return;
  const isLatest = readInteger(tx, laterRead, { job: id, rank }) === 0;
  if (!isLatest) closeRanks(tx, id, rank);
  const before = isLatest ? takenBack(tx, record, actor) : null;
  if (before) restoreJob(tx, actor, job, before);
  if (isLatest) followJob(tx, { company: job.getString("company"), actor }, job);
}
