/** Writes a remake: its ticket, its pieces from stock or its order, and the job, which goes back to work. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { Job, Service } from "#domain/core/records.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { type RemakeBody, type RemakeUndo, undoneFields } from "#domain/services/remakeBody.ts";
import {
  isMadeJob,
  lensesToRemake,
  pairsStillReady,
  piecesFromStock,
  type RemadePiece,
  remadeStatus,
  remakeCost,
  remakePromise,
} from "#domain/services/remake.ts";
import type { StoredService } from "#domain/services/serviceBody.ts";
import { followedStatus, isOpenService } from "#domain/services/serviceStatus.ts";
import { checkDocumentOwner } from "#server/engine/documents/documentChecks.ts";
import { emptyDifference } from "#server/engine/documents/documentWrites.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import {
  refuse,
  refuseConflict,
  refuseIf,
  refuseRequest,
} from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { companyOf, findRecord, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";
import { pairsToMake } from "#server/workshop/salePairs.ts";
import { type RemakeLookups, readRemakeLookups } from "./remakeLookups.ts";
import { latestRemake } from "./remakesOfJob.ts";
import { checkNamedRecords } from "./serviceLookups.ts";
import { serviceReader } from "./serviceReader.ts";
import { blankService, writeService } from "./serviceWrite.ts";

/** Stored ticket that becomes the remake; null when the remake gets a new ticket. */
function storedTicket(tx: core.App, company: string, id: string): StoredService | null {
  checkDocumentOwner(companyOf(tx, "optique_services", id), company);
  return serviceReader.load(tx, company, id);
}

/** True when this remake is already written; refuses the id of another remake. */
function isWritten(stored: StoredService | null, job: string): boolean {
  if (stored?.kind !== "remake") return false;
  return stored.job === job || refuseConflict("id", "written_once");
}

/** Refuses a ticket that is closed, invoiced, on a slip, or another client's. */
function checkTurned(tx: core.App, stored: StoredService | null, client: string): void {
  if (!stored) return;
  const { status, invoice, slip } = stored;
  if (stored.client !== client) refuse([{ field: "id", code: "service_client" }]);
  if (!isOpenService(status)) refuseConflict("id", "service_closed");
  if (invoice !== "")
    refuseConflict("id", "service_invoiced", { invoice, number: invoiceNumberOf(tx, invoice) });
  if (slip !== "") refuseConflict("id", "service_sent", { slip });
}

/** Refuses the values of a prescription that is not the client's. */
function checkValues({ client, values }: RemakeLookups, sent: string): void {
  if (sent === "") return;
  if (!values) refuse([{ field: "values", code: "unknown_record" }]);
  else if (values.client !== client) refuse([{ field: "values", code: "remake_values" }]);
}

/** Plan of a remake: its lenses, their pieces from stock, the job's next status and the promised day. */
type Planned = {
  lookups: RemakeLookups;
  lenses: Extract<ReturnType<typeof lensesToRemake>, { refusal: null }>;
  pieces: RemadePiece[] | null;
  status: "mounting" | "to_order";
  promised_on: string;
};

function plan(tx: core.App, job: Job, { asked, values }: RemakeBody): Planned {
  const lookups =
    readRemakeLookups(tx, job.prescription, values.values ?? "") ?? refuseRequest("not_found", 404);
  checkValues(lookups, values.values ?? "");
  const { prescription, items, credited, delays, products } = lookups;
  const sale = { items, credit_notes: [{ items: credited }] };
  const lenses = lensesToRemake(sale, eyesOf(prescription), asked);
  if (lenses.refusal) return refuse([lenses.refusal]);
  const pieces = piecesFromStock(lenses.lenses, lookups, lookups.values);
  const status = remadeStatus(pieces);
  const lensDelays = lenses.lenses.map(({ line }) => products[line.product]?.delay_days ?? 0);
  const promised = remakePromise(job, status, delays, lensDelays, today());
  return { lookups, lenses, pieces, status, promised_on: storedDay(promised) };
}

/** Sends a job back to work for a remake. Repeating the same remake writes nothing. */
export function makeRemake(tx: core.App, staff: Staff, id: string, body: RemakeBody): void {
  const { company } = staff;
  const record = findRecord(tx, "optique_jobs", id);
  if (record?.getString("company") !== company) return refuseRequest("not_found", 404);
  const stored = storedTicket(tx, company, body.id);
  if (isWritten(stored, id)) return;
  const job = toPlainRecord<"optique_jobs">(record);
  if (!isMadeJob(job.status)) refuseConflict("status", "nothing_made");
  const planned = plan(tx, job, body);
  checkTurned(tx, stored, planned.lookups.client);
  const last = latestRemake(tx, company, id);
  if (last && isOpenService(last.status))
    writeService(tx, staff, { before: last, after: { ...last, status: "cancelled" } });
  const rank = (last?.rank ?? 0) + 1;
  const after = remakeOf({ company, job, stored, body, planned, rank });
  refuseIf(checkNamedRecords(tx, company, after, stored));
  const items = { ...emptyDifference, added: partsOf(planned.pieces ?? []) };
  writeService(tx, staff, { before: stored, after, items, isRemake: true });
  record.load({
    status: planned.status,
    promised_on: planned.promised_on,
    lab_reference: "",
    ready_pairs: JSON.stringify(readyPairs(tx, job, planned.lenses.pair)),
  });
  setEffectOf(record, staff.actor);
  tx.save(record);
}

/** Pairs that stay ready; null when there are none and none were stored. */
function readyPairs(tx: core.App, job: Job, remade: number): number[] | null {
  const ready = pairsStillReady(job, remade, pairsToMake(tx, job.prescription));
  return ready.length === 0 && !Array.isArray(job.ready_pairs) ? null : ready;
}

const partsOf = (pieces: readonly RemadePiece[]): DocumentChild[] =>
  pieces.map(({ product, cell, quantity }, index) => ({
    id: makeId(),
    place: `items.${index}`,
    values: { product, quantity, direction: "out", cell },
  }));

type Remaking = {
  company: string;
  job: Job;
  stored: StoredService | null;
  body: RemakeBody;
  planned: Planned;
  rank: number;
};

/** Ticket of a remake, as it is stored. */
function remakeOf({ company, job, stored, body, planned, rank }: Remaking): Service {
  const { lookups, lenses, pieces, status, promised_on } = planned;
  const [first] = lenses.lenses;
  const before = stored ?? { ...blankService, company };
  return {
    ...before,
    ...body.values,
    id: body.id,
    kind: "remake",
    date: stored?.date ?? storedDay(today()),
    client: lookups.client,
    invoice_item: first?.line.id ?? "",
    product: first?.line.product ?? "",
    object: before.object || (first?.line.product_name ?? ""),
    status: followedStatus(status),
    promised_on,
    pays: "shop",
    supplier: job.lab || before.supplier,
    supplier_reference: job.lab_reference || before.supplier_reference,
    job: job.id,
    rank,
    eyes: body.asked.eyes,
    pair: lenses.pair,
    values: body.values.values ?? "",
    cost: pieces ? 0 : toDirhams(remakeCost(lenses.lenses, lookups)),
    undo: undoOf(job, status, stored),
  };
}

/** What a deletion of the remake restores; a ticket that existed before is not undone. */
function undoOf(job: Job, to: Planned["status"], stored: StoredService | null): RemakeUndo {
  const at = currentTimestamp();
  if (stored) return { at };
  const before = Object.fromEntries(undoneFields.map((name) => [name, job[name]]));
  return { at, to, job: before as RemakeUndo["job"] & object };
}
