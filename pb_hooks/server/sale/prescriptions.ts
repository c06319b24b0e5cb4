/** Record hooks of prescriptions: their invoices have the same client and are deleted with them. */
import { sum, toDirhams } from "#domain/core/money.ts";
import { removedAmount } from "./invoices.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import { extraFieldNames } from "#domain/optics/measures/extraMeasures.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { checkPairs, checkPairsOfSale, mergedPairs } from "#domain/optics/measures/pairMeasures.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { jsonFieldValue, recordValues } from "#server/platform/records/recordValues.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import { type Actor, saveValues, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { isStoredLocked, newBuyerOf, refuseIssued } from "./issueInvoice.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import { changedBeside, checkBeside } from "#server/engine/documents/beside.ts";
import { compareOrder } from "#server/workshop/labOrders.ts";
import { pairsOfSale } from "#server/workshop/salePairs.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

/** Invoices of a prescription, the oldest first. */
const invoicesOf = (tx: core.App, prescription: string): core.Record[] =>
  findRecords(tx, "optique_invoices", { prescription }, "created ASC", "rowid ASC");

/**
 * Moves a prescription's invoices to its client, who becomes the buyer on issued ones. `saved`: id of the invoice that
 * the same save writes anyway.
 */
export function assignInvoicesToClient(
  tx: core.App,
  actor: Actor,
  prescription: { id: string; client: string },
  saved = "",
): void {
  const { client } = prescription;
  for (const invoice of invoicesOf(tx, prescription.id)) {
    if (invoice.getString("client") === client) continue;
    checkOpenDay(tx, invoice.getString("company"), invoice.getString("date"), "client");
    if (isStoredLocked(tx, invoice.id)) refuseIssued("client");
    if (invoice.id !== saved) moveInvoice(tx, actor, invoice, client);
  }
}

/** Moves an invoice to another client; for an issued one, the new buyer is journalled. */
function moveInvoice(tx: core.App, actor: Actor, invoice: core.Record, client: string): void {
  const company = invoice.getString("company");
  const isIssued = invoice.getString("issued_at") !== "";
  const values = { client, ...(isIssued ? newBuyerOf(tx, company, client, "") : {}) };
  const before = recordValues("optique_invoices", invoice);
  const contact = invoice.getString("contact");
  const change = { id: invoice.id, company, before, after: { client, contact } };
  checkBeside(tx, "optique_invoices", { ...change, place: (field) => field });
  saveValues(tx, invoice, values);
  if (!isIssued) return;
  const label = invoice.getString("invoice_number");
  const changes = changesBetween(before, values);
  const staff = { company, actor };
  journalUpdate(tx, staff, { collection: "optique_invoices", record: invoice.id, label, changes });
}

const eyeValueFields: readonly string[] = [...eyeFields, ...extraFieldNames, "pairs"];
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Fields that tell whose eyes were measured, and when; they need the right to prescribe once there are eye values. */
const ofEyes = (before: Values): string[] =>
  eyeValueFields.every((name) => isEmpty(before[name]))
    ? []
    : ["client", "date", "image"].filter((name) => !isEmpty(before[name]));

/** Checks the right to write eye values and notes, or to change the client, day or ordonnance of eye values. */
export function checkPrescriptionRight(
  actor: Actor,
  id: string,
  before: Values | null,
  values: Values,
): void {
  const isWritten = [...eyeValueFields, "notes", ...(before ? ofEyes(before) : [])].some((name) => {
    const value = values[name];
    return before ? value !== undefined && !isSameValue(value, before[name]) : !isEmpty(value);
  });
  const client = textValue(values["client"]);
  if (isWritten) checkRight(actor, "prescription.write", { record: id, amount: noAmount, client });
}

/** Merges sent measures of pairs into the stored ones; malformed measures are left for the checks to refuse. */
function keepPairs({ record, before }: Saving): void {
  const sent = jsonFieldValue(record, "pairs");
  if (isSameValue(sent, before?.["pairs"] ?? null) || checkPairs(sent).length > 0) return;
  if (sent === null || isObject(sent))
    record.set("pairs", JSON.stringify(mergedPairs(sent, before?.["pairs"])));
}

/** Refuses changed measures of a pair that is not in the sale. */
function checkPairsSold({ tx, record, before }: Saving): Violation[] {
  const pairs = jsonFieldValue(record, "pairs");
  if (pairs === null || isSameValue(pairs, before?.["pairs"])) return [];
  return checkPairsOfSale(pairs, pairsOfSale(tx, record.id));
}

function saved({ tx, record, before, actor }: Saving): void {
  const client = record.getString("client");
  if (before && before["client"] !== client)
    assignInvoicesToClient(tx, actor, { id: record.id, client });
  if (!before) return;
  compareOrder(tx, actor, record.id);
  changedBeside(tx, "optique_prescriptions", {
    id: record.id,
    company: record.getString("company"),
    before,
    after: recordValues("optique_prescriptions", record),
    place: (field) => field,
    actor,
  });
}

/**
 * Deletes the job first, because removing lenses only drops an early job. Each invoice is deleted with its hooks, so
 * that stock returns and the journal keeps the number.
 */
function removing({ tx, record, actor }: Saving): void {
  for (const job of findRecords(tx, "optique_jobs", { prescription: record.id })) {
    setEffectOf(job, actor);
    tx.delete(job);
  }
  for (const invoice of invoicesOf(tx, record.id)) {
    setEffectOf(invoice, actor);
    tx.delete(invoice);
  }
}

export const prescriptionHooks = recordHooks("optique_prescriptions", {
  saving: "sale.write",
  deleting: "document.delete",
  // Deleting a prescription removes the amounts of its invoices too.
  amountOf: (app, record) =>
    toDirhams(sum(invoicesOf(app, record.id).map((invoice) => removedAmount(app, invoice)))),
  complete: keepPairs,
  check: (saving) => [
    ...checkNotAnonymised(saving),
    ...checkExaminedOn(recordValues("optique_prescriptions", saving.record), saving.before),
    ...checkPairsSold(saving),
  ],
  label: () => "",
  prepare: ({ record, before, actor }) =>
    checkPrescriptionRight(actor, record.id, before, recordValues("optique_prescriptions", record)),
  saved,
  removing,
});
