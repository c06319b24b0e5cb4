/** Record hooks of tickets and their parts: a save by the records API follows the route's rules. */
import { noAmount } from "#domain/people/approvals.ts";
import { picked } from "#domain/documents/documentBody.ts";
import { checkDate, checkKind, serviceFields } from "#domain/services/serviceBody.ts";
import type { Service } from "#domain/core/records.ts";
import { saveDocument } from "#server/engine/documents/childWrites.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordWrite, Removing, Saving } from "#server/engine/records/recordRules.ts";
import { refuseConflict, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { findRecord, findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";
import { dropItemStock } from "#server/stock/stockLedger.ts";
import { deleteMessages } from "./eraseServices.ts";
import { refuseNumbered, remakeRemoved, rightToDelete } from "./remakeRemoval.ts";
import { serviceDocument } from "./serviceDocument.ts";
import { serviceIndex } from "./serviceIndex.ts";

const header = "optique_services";

/** Fields that only the server writes; but a save may empty `slip`. */
const derived = [
  "number",
  "steps",
  "invoice",
  "sent_on",
  "slip",
  "job",
  "rank",
  "eyes",
  "pair",
  "values",
  "cost",
  "undo",
  "by",
  "actor",
];

/** Restores the stored value of fields that only the server writes, and of required fields sent blank. */
function complete({ record, before }: Saving): void {
  for (const name of derived)
    if (name !== "slip" || record.getString(name) !== "") setBack(record, name, before?.[name]);
  for (const name of ["status", "pays", "promised_on", "date", "kind"])
    if (before && record.getString(name) === "") record.set(name, before[name]);
}

const setBack = (record: core.Record, name: string, value: unknown): void => {
  if (name === "steps") record.set(name, JSON.stringify(value ?? []));
  else if (name === "undo") record.set(name, JSON.stringify(value ?? null));
  else record.set(name, value ?? "");
};

/** Saves a ticket through its document; the record's own hook stores it, with its photographs. */
function writeTicket(written: RecordWrite): void {
  const { tx, record, before, isGone, store } = written;
  if (isGone) {
    refuseBound(written);
    return store({});
  }
  const company = record.getString("company");
  const values = picked(recordValues(header, record), serviceFields);
  const stored = before && serviceDocument.load(tx, company, record.id);
  refuseIf([...checkDate(values, stored), ...checkKind(values, stored)]);
  const isTakenOff = before !== null && before["slip"] !== "" && record.getString("slip") === "";
  saveDocument(serviceDocument, written, {
    owners: { document: company, client: company, anonymised: null },
    stored,
    id: record.id,
    change: { values: isTakenOff ? { ...values, slip: "" } : values },
    nameOf: (field) => field,
  });
}

/** Refuses to delete a ticket that was invoiced, is on a slip, or precedes a remake already ordered. */
function refuseBound({ tx, record }: Pick<Removing, "tx" | "record">): void {
  const service = toPlainRecord<"optique_services">(record) satisfies Service;
  const { invoice, slip } = service;
  if (invoice !== "")
    refuseConflict("id", "service_invoiced", { invoice, number: invoiceNumberOf(tx, invoice) });
  if (slip !== "") refuseConflict("id", "service_sent", { slip });
  refuseNumbered(tx, service);
}

export const serviceHooks = recordHooks(header, {
  saving: "service.write",
  deleting: rightToDelete,
  amountOf: () => noAmount,
  derived,
  search: serviceIndex,
  label: (record) => record.getString("number"),
  children: (tx, record) => ({
    items: findRecords(tx, "optique_service_items", { service: record.id }).map(toPlainRecord),
  }),
  complete,
  within: writeTicket,
  removed(removing) {
    deleteMessages(removing.tx, [removing.record.id]);
    remakeRemoved(removing);
  },
});

const refusePart = (): never => refuseRequest("service_item_fixed");

export const serviceItemHooks = recordHooks("optique_service_items", {
  saving: "service.write",
  deleting: "document.delete",
  amountOf: () => noAmount,
  parent: "service",
  complete: refusePart,
  removing({ tx, record }) {
    if (findRecord(tx, header, record.getString("service"))) refusePart();
  },
  removed: (saving) => dropItemStock(saving, "service"),
});
