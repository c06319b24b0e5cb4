/** Remakes of a job: the latest follows its state; job and sale cannot be deleted (docs/rules-remakes.md, Remakes). */
import type { Remade } from "#domain/workshop/remade.ts";
import type { JobStatus } from "#domain/core/records.ts";
import type { StoredService } from "#domain/services/serviceBody.ts";
import { remakeNumber, remakeNumberSql } from "#domain/services/serviceNumber.ts";
import { followedStatus, isOpenServiceSql } from "#domain/services/serviceStatus.ts";
import type { Beside, Follow } from "#server/engine/attached.ts";
import type { Removal } from "#server/engine/records/removals.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, readText, reading } from "#server/platform/storage/statements.ts";
import { firstInvoiceSql } from "#server/workshop/firstInvoice.ts";
import { serviceReader } from "./serviceReader.ts";
import { writeService } from "./serviceWrite.ts";

/** SQL condition of a job's remakes, which repeats that of the partial index. */
const ofJob = (job: string): string => `s.job = ${job} AND s.job > ''`;

const latestRead = reading(
  `SELECT s.id FROM optique_services s WHERE ${ofJob("{:job}")} ORDER BY s.rank DESC LIMIT 1`,
);
export function latestRemake(tx: core.App, company: string, job: string): StoredService | null {
  const id = readText(tx, latestRead, { job });
  return id === "" ? null : serviceReader.load(tx, company, id);
}

/** Updates the latest remake to the job's state and promised day. */
export function followJob(tx: core.App, staff: Staff, job: core.Record): void {
  const before = latestRemake(tx, staff.company, job.id);
  if (!before) return;
  const status = followedStatus(job.getString("status") as JobStatus);
  const promised_on = job.getString("promised_on");
  if (before.status === status && before.promised_on === promised_on) return;
  writeService(tx, staff, { before, after: { ...before, status, promised_on } });
}

const countRead = reading(`SELECT COUNT(*) FROM optique_services s WHERE ${ofJob("{:job}")}`);
const hasRemakes = (tx: core.App, job: string): boolean => readInteger(tx, countRead, { job }) > 0;

/** SQL of the number of remakes of a sale's job. `sale`: SQL of its prescription. */
const soldSql = (sale: string): string =>
  `SELECT COUNT(*) AS json FROM optique_jobs j JOIN optique_services s ON ${ofJob("j.id")} WHERE j.prescription = ${sale}`;

const soldRead = reading(soldSql("{:prescription}"));

/** A job with a remake cannot be deleted; when the job moves, its latest remake follows. */
export const followRemakes: Follow = {
  saved({ tx, record, before, actor }) {
    if (!before) return;
    const isMoved = ["status", "promised_on"].some(
      (name) => before[name] !== record.getString(name),
    );
    if (isMoved) followJob(tx, { company: record.getString("company"), actor }, record);
  },
  removing({ tx, record }) {
    if (hasRemakes(tx, record.id)) refuseConflict("id", "remake_made");
  },
};

/** Refuses to delete an invoice whose lenses were made again; the job protects its prescription. */
export const followRemadeSale: Follow = {
  removing({ tx, record }) {
    const prescription = record.getString("prescription");
    if (prescription !== "" && readInteger(tx, soldRead, { prescription }) > 0)
      refuseConflict("id", "remake_made");
  },
};

const refusedBy = (sale: string): Partial<Removal> => ({
  refused: [{ sql: soldSql(sale), code: "remake_made" }],
});
export const remadeRemovals: Readonly<Record<string, Partial<Removal>>> = {
  prescriptions: refusedBy("{:id}"),
  invoices: refusedBy("(SELECT i.prescription FROM optique_invoices i WHERE i.id = {:id})"),
};

const soldNumber = (prescription: string): string =>
  `COALESCE(${firstInvoiceSql("i.invoice_number", prescription)}, '')`;

/** SQL of a job's open remake, as its card shows it; NULL without one. */
const openRemakeSql = (job: string, prescription: string): string =>
  `json((SELECT json_object('service', s.id, 'number', ${remakeNumberSql(soldNumber(prescription), "s.rank")},
    'rank', CAST(s.rank AS INTEGER), 'eyes', s.eyes, 'pair', CAST(s.pair AS INTEGER), 'cause', s.cause)
  FROM optique_services s WHERE ${ofJob(job)} AND ${isOpenServiceSql("s")} ORDER BY s.rank DESC LIMIT 1))`;

const remadeRead =
  reading(`SELECT json_object('sold', ${soldNumber("j.prescription")}, 'rank', CAST(s.rank AS INTEGER),
    'eyes', s.eyes, 'pair', CAST(s.pair AS INTEGER), 'values', s.[values])
  FROM optique_services s JOIN optique_jobs j ON j.id = s.job WHERE ${ofJob("{:job}")} ORDER BY s.rank DESC LIMIT 1`);

type Told = Pick<Remade, "eyes" | "pair" | "values"> & { sold: string; rank: number };

export const besideJob: Beside = {
  members: (column) => ({ remake: openRemakeSql(column("id"), column("prescription")) }),
  keeps: hasRemakes,
  remade(tx, job) {
    const text = readText(tx, remadeRead, { job });
    if (text === "") return null;
    const { sold, rank, ...remade } = JSON.parse(text) as Told;
    return { ...remade, number: remakeNumber(sold, rank) };
  },
};
