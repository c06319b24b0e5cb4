/** Record hooks of jobs (docs/rules-workshop-till.md, Jobs): default values, and steps that the server writes. */
import { type IntegrityChecks, checkedRows } from "#server/engine/integrity/integrityChecks.ts";
import { lastStepSql } from "./jobCards.ts";
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { JobStatus } from "#domain/core/records.ts";
import {
  jobDelayOf,
  promisedDay,
  type JobStep,
  addStep,
  isJobInWork,
  revivedStatus,
} from "#domain/workshop/jobs.ts";
import { readyPairsOf } from "#domain/workshop/pairs.ts";
import { type Actor, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { setOrder } from "./labOrders.ts";
import { pairsToMake } from "./salePairs.ts";
import { readJobSale } from "./jobSale.ts";

/** Defaults of a job created by hand: to order, promised like a sale's. Required fields sent blank keep their value. */
function complete({ tx, record, before }: Saving): void {
  if (before) {
    for (const name of ["status", "promised_on"])
      if (isBlank(record.getString(name))) record.set(name, before[name]);
    return;
  }
  // A retry after a lost answer is refused at its id, as in other collections, and not at the prescription.
  if (findRecord(tx, "optique_jobs", record.id)) refuse([{ field: "id", code: "not_unique" }]);
  if (record.getString("status") === "") record.set("status", "to_order");
  const sale = readJobSale(tx, record.getString("prescription"));
  if (!sale || sale.company !== record.getString("company")) return;
  if (record.getString("lab") === "") record.set("lab", sale.lab);
  if (record.getString("promised_on") === "") {
    const days = jobDelayOf(record.getString("status") as JobStatus, sale.delays, sale.lenses);
    record.set("promised_on", storedDay(promisedDay(soldOn(sale.sold), days)));
  }
}

const soldOn = (text: string): IsoDay => parseDay(text) ?? today();

const revivedKey = "@revived";
/** Marks a job as reopened by the deletion of its credit note, which is allowed at any time. */
export const markRevived = (record: core.Record): void => record.set(revivedKey, true);
const isRevived = (record: core.Record): boolean => record.getBool(revivedKey);

const restoredKey = "@restored";
/** Restores a job to its values before an undone step, its steps and its order included. */
export function restoreJob(tx: core.App, actor: Actor, job: core.Record, before: Values): void {
  for (const [name, value] of Object.entries(before))
    job.set(name, typeof value === "object" ? JSON.stringify(value) : value);
  job.set(restoredKey, true);
  setEffectOf(job, actor);
  tx.save(job);
}

/** Refuses to reopen a job that was cancelled more than an hour ago. */
function refuseLate(steps: readonly JobStep[]): void {
  if (revivedStatus(steps, Date.now()) === null) refuseConflict("status", "job_cancelled");
}

/** Derives steps, delivery, ready pairs and order; sent ones are mostly ignored. */
function prepare(saving: Saving): void {
  const { record, before, actor } = saving;
  if (record.getBool(restoredKey)) return;
  const stored = before?.["steps"];
  const steps = Array.isArray(stored) ? (stored as JobStep[]) : [];
  const status = record.getString("status") as JobStatus;
  const isMoved = before?.["status"] !== status;
  if (isMoved && before?.["status"] === "cancelled" && !isRevived(record)) refuseLate(steps);
  const step = { status, at: currentTimestamp(), by: actor.name };
  record.set("steps", JSON.stringify(isMoved ? addStep(steps, step) : steps));
  setDelivery(saving, status, isMoved);
  setReadyPairs(saving, status, isMoved);
  setOrder(saving, isMoved, step);
}

/** Sets the day of the first delivery, and clears it when the client brings the glasses back. */
function setDelivery({ record, before }: Saving, status: JobStatus, isMoved: boolean): void {
  const stored = before?.["delivered_on"] || "";
  const isBack = isMoved && before?.["status"] === "delivered";
  const isFirst = isMoved && status === "delivered" && stored === "";
  record.set("delivered_on", isFirst ? storedDay(today()) : isBack ? "" : stored);
}

/** Marks all pairs as ready with the job; a job that goes back to work has none, unless some are sent. */
function setReadyPairs({ tx, record, before }: Saving, status: JobStatus, isMoved: boolean): void {
  const stored = before?.["ready_pairs"] ?? null;
  const sent = jsonFieldValue(record, "ready_pairs");
  const isSent = JSON.stringify(sent) !== JSON.stringify(stored);
  const pairs = pairsToMake(tx, record.getString("prescription"));
  const isBack = isMoved && before?.["status"] === "ready" && isJobInWork(status);
  const isAll = isMoved && status === "ready";
  const ready = readyPairsOf(isAll ? pairs : isBack && !isSent ? [] : sent, pairs);
  const isNone = ready.length === 0 && stored === null;
  record.set("ready_pairs", JSON.stringify(isNone ? null : ready));
}

export const jobHooks = recordHooks("optique_jobs", {
  saving: "job.move",
  deleting: "document.delete",
  amountOf: () => noAmount,
  derived: ["steps", "ordered", "delivered_on"],
  parent: "prescription",
  isIdle: true,
  // No label: the journal would keep the client's name after an erasure.
  label: () => "",
  complete,
  prepare,
});

/** Invariants of jobs; relationChecks.ts compares the company of the prescription. */
export const workshopChecks: IntegrityChecks = {
  "a job has its prescription": {
    collection: "optique_jobs",
    sql: `SELECT id AS record, '' AS stored, 'a prescription' AS expected
      FROM optique_jobs j WHERE ${checkedRows("j")} AND prescription = ''`,
  },
  "a job's state is its last step": {
    collection: "optique_jobs",
    sql: `SELECT id AS record, status AS stored,
        COALESCE(${lastStepSql("status")}, '') AS expected
      FROM optique_jobs j WHERE ${checkedRows("j")} AND stored <> expected`,
  },
};
