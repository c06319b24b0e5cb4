/**
 * Effects of a sale on its job (docs/rules-workshop-till.md, Jobs), however the sale is written. Runs inside the
 * caller's transaction.
 */
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations } from "#domain/core/violation.ts";
import { readBodyFields } from "#domain/documents/documentBody.ts";
import { jobDelayOf, firstJobStatus, isEarlyJob, promisedDay } from "#domain/workshop/jobs.ts";
import { isKeptBeside } from "#server/engine/documents/beside.ts";
import { type Actor, setActor, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { companyOf, findRecord } from "#server/platform/records/storedRecords.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { piecesLeftSql } from "./creditedPieces.ts";
import { markRevived } from "./jobs.ts";
import { type JobSale, readJobSale } from "./jobSale.ts";

/** Fields of a job that a document's body may set. */
const sentFields = ["promised_on", "lab", "tray", "notes"];

type Followed = {
  actor: Actor;
  prescription: string;
  /** True when the sale had lenses before this save. */
  hadLenses: boolean;
  /** `job` in the document's body. */
  sent?: unknown;
  /** True when all lenses of the sale had been credited before this save. */
  wasEmptied?: boolean;
};

/**
 * Creates the job of sold lenses, deletes that of removed ones, and stores the sent job values. New lenses reopen a job
 * that was cancelled because all lenses were credited.
 */
export function updateJobOfSale(tx: core.App, followed: Followed): void {
  const sale = readJobSale(tx, followed.prescription);
  if (!sale) return;
  const { job, lenses, isFollowed } = sale;
  if (lenses.length === 0) {
    const isGone = job !== null && followed.hadLenses && isEarlyJob(job.status);
    if (isGone && !isKeptBeside(tx, "optique_jobs", job.id)) dropJob(tx, job.id, followed.actor);
    return;
  }
  const values = sentValues(tx, sale.company, followed.sent);
  if (job?.status === "cancelled" && followed.wasEmptied && hasLensesLeft(tx, followed))
    startAnew(tx, sale, job.id, followed.actor, values);
  else if (job) changeJob(tx, job.id, followed.actor, values);
  // A sale made before the workshop existed gets a job only when job values are sent.
  else if (isFollowed || Object.keys(values).length > 0) makeJob(tx, sale, followed, values);
}

/** Validated job values of a body; empty when it has none. */
function sentValues(tx: core.App, company: string, sent: unknown): Values {
  if (sent === undefined || sent === null) return {};
  if (!isObject(sent)) return refuse([{ field: "job", code: "object" }]);
  const read = readBodyFields("optique_jobs", sent, sentFields, false, null);
  refuseIf(prefixViolations("job", read.violations));
  const { lab } = read.value;
  if (lab && companyOf(tx, "optique_suppliers", String(lab)) !== company)
    refuse([{ field: "job.lab", code: "unknown_record" }]);
  return read.value;
}

function makeJob(tx: core.App, sale: JobSale, followed: Followed, values: Values): void {
  const status = firstJobStatus(sale.lenses);
  const sold = parseDay(sale.sold) ?? today();
  const promised = storedDay(promisedDay(sold, jobDelayOf(status, sale.delays, sale.lenses)));
  insertRows(tx, "optique_jobs", [
    {
      ...values,
      company: sale.company,
      prescription: followed.prescription,
      status,
      promised_on: values["promised_on"] || promised,
      lab: values["lab"] || sale.lab,
      steps: [{ status, at: currentTimestamp(), by: followed.actor.name }],
    },
  ]);
}

const leftRead = reading(`SELECT COALESCE(SUM(${piecesLeftSql("l")}), 0)
  FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
  WHERE i.prescription = {:prescription} AND l.product_type = 'lens'`);
const hasLensesLeft = (tx: core.App, { prescription }: Followed): boolean =>
  readInteger(tx, leftRead, { prescription }) > 0;

/** Reopens a cancelled job as to be ordered, promised anew from today, because its first lenses had another day. */
function startAnew(tx: core.App, sale: JobSale, id: string, actor: Actor, values: Values): void {
  const record = findRecord(tx, "optique_jobs", id);
  if (!record) return;
  const promised = promisedDay(today(), jobDelayOf("to_order", sale.delays, sale.lenses));
  const promised_on = values["promised_on"] || storedDay(promised);
  record.load({ ...values, promised_on, status: "to_order" });
  markRevived(record);
  setEffectOf(record, actor);
  tx.save(record);
}

/** Saves job values through the record hooks, which journal them and skip unchanged ones. */
function changeJob(tx: core.App, id: string, actor: Actor, values: Values): void {
  if (Object.keys(values).length === 0) return;
  const record = findRecord(tx, "optique_jobs", id);
  if (!record) return;
  record.load(values);
  setActor(record, actor);
  tx.save(record);
}

function dropJob(tx: core.App, id: string, actor: Actor): void {
  const record = findRecord(tx, "optique_jobs", id);
  if (!record) return;
  setEffectOf(record, actor);
  tx.delete(record);
}
