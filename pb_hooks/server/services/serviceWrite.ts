/** Writes a ticket: values derived from its line and state, its parts, its search entry and its journal. */
import { blankRecord, fieldNamesOf } from "#domain/core/fields/fields.ts";
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Service, ServiceStatus } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isEmptyDifference } from "#domain/documents/difference.ts";
import { picked } from "#domain/documents/documentBody.ts";
import {
  checkService,
  fixedFields,
  type ServiceBody,
  type StoredService,
} from "#domain/services/serviceBody.ts";
import { serviceMonthOf } from "#domain/services/serviceNumber.ts";
import { addStep, type Step } from "#domain/workshop/jobs.ts";
import { checkDocumentClient } from "#server/clients/clientReferences.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { SentDocument } from "#server/engine/documents/documentSave.ts";
import {
  childDifference,
  emptyDifference,
  journalDocument,
  writeHeader,
} from "#server/engine/documents/documentWrites.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { nextOf } from "#server/sale/numberSeries.ts";
import { checkNamedRecords, promisedService, type SoldLine, soldLineOf } from "./serviceLookups.ts";
import { serviceIndex } from "./serviceIndex.ts";
import { type PartsChange, writeParts } from "./serviceParts.ts";

const header = "optique_services";
const nextServiceNumber = nextOf(serviceMonthOf);

type Sent = SentDocument<StoredService, ServiceBody, "document" | "client" | "anonymised">;

/** Values of a ticket before its first save. */
export const blankService = blankRecord(header) as unknown as Service;

/** Saves a ticket from a body, or from its record in the records API (`value.own`). */
export function saveService(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  const items: PartsChange = value.items
    ? childDifference(stored?.items ?? [], value.items)
    : emptyDifference;
  const before: Service = stored ?? { ...blankService, company, id };
  const off = takenOff(stored, value.own ? value.values : body);
  const asked = { ...value.values, ...off, ...fixedOf(stored) };
  // A blank that the server would fill in again does not count as a change.
  const { after, refused } = completed(tx, company, stored, { ...before, ...asked });
  if (stored && hasSameValues(stored, { ...after }) && isEmptyDifference(items)) return;
  checkDocumentVersion(stored, body["version"]);
  refuseIf(refused);
  if (after.client !== "" && after.client !== stored?.client && !value.own)
    if (after.client === asked["client"]) checkDocumentClient(company, owners);
  refuseIf([...checkService(after, stored), ...checkNamedRecords(tx, company, after, stored)]);
  checkSent(stored, after);
  writeService(tx, staff, { before: stored, after: { ...after, id }, items, sent: value });
}

/** A blank slip takes a ticket off its slip; refused once the supplier has answered. Any other value is ignored. */
function takenOff(stored: StoredService | null, { slip }: Values): Values {
  if (!stored?.slip || slip !== "") return {};
  if (stored.supplier_answer !== "") refuseConflict("slip", "service_answered");
  return { slip: "", sent_on: "" };
}

/** Values of a remake that its route wrote and that never change; sent ones are ignored. */
const fixedOf = (stored: StoredService | null): Values =>
  stored?.kind === "remake" ? picked(stored, fixedFields) : {};

/** Refuses to change the supplier of a ticket that stays on a slip. */
function checkSent(stored: StoredService | null, after: Service): void {
  if (stored?.slip && after.slip && stored.supplier !== after.supplier)
    refuseConflict("supplier", "service_sent", { slip: stored.slip });
}

/** Ticket completed from its line, its state and the supplier's answer, with the refusals of its line or client. */
function completed(
  tx: core.App,
  company: string,
  stored: StoredService | null,
  sent: Service,
): { after: Service; refused: Violation[] } {
  // An invoiced ticket keeps its client when none is sent.
  const client = sent.client || (stored?.invoice ? stored.client : "");
  const service = { ...sent, client };
  const isAsked = sent.invoice_item !== "" && lineFields.some((name) => isNew(name, sent, stored));
  const line = isAsked ? soldLineOf(tx, company, sent.invoice_item) : null;
  const taken = line ? takenOfLine(service, line, stored) : service;
  const received = service.received_amount > 0 && service.received_on === "";
  const after = {
    ...taken,
    date: service.date || storedDay(today()),
    status: service.status || "todo",
    pays: service.pays || "shop",
    promised_on: service.promised_on || promisedService(tx, company),
    ...(received ? { received_on: stored?.received_on || storedDay(today()) } : {}),
  };
  const isUnknown = isAsked && !line && isNew("invoice_item", sent, stored);
  const isOthers = isOthersLine(service, line, stored) || isOthersSale(tx, after, stored);
  return {
    after,
    refused: [
      ...(isUnknown ? [{ field: "invoice_item", code: "unknown_record" }] : []),
      ...(isOthers ? [{ field: "client", code: "service_client" }] : []),
    ],
  };
}

/** Fields that are filled in from the sold line. */
const lineFields = ["invoice_item", "client", "product", "object"] as const;
const isNew = (name: keyof Service, service: Service, stored: Service | null): boolean =>
  service[name] !== stored?.[name];

/** Fills in client and product from the line, and the object when it is blank. */
const takenOfLine = (service: Service, line: SoldLine, stored: Service | null): Service => ({
  ...service,
  client: service.client || line.client,
  product: (["invoice_item", "product"] as const).some((name) => isNew(name, service, stored))
    ? line.product
    : service.product,
  object: service.object || line.name,
});

/** True when a newly chosen client or line do not belong together. */
const isOthersLine = (service: Service, line: SoldLine | null, stored: Service | null): boolean =>
  line !== null &&
  ![service.client, line.client].includes("") &&
  service.client !== line.client &&
  (["invoice_item", "client"] as const).some((name) => isNew(name, service, stored));

/** True when an invoiced ticket would change to a client who is not its sale's. */
function isOthersSale(tx: core.App, { client }: Service, stored: Service | null): boolean {
  if (!stored?.invoice || client === stored.client) return false;
  const sale = findRecord(tx, "optique_invoices", stored.invoice);
  return client !== sale?.getString("client");
}

type Written = {
  before: StoredService | null;
  after: Service;
  items?: PartsChange;
  sent?: Pick<ServiceBody, "own">;
  /** True for parts of a remake, which the server chose: they are not gifts. */
  isRemake?: boolean;
};

/** Stores a checked ticket, with its step, its parts and its journal, and a number when it is new. */
export function writeService(tx: core.App, staff: Staff, written: Written): Service {
  const { before, items = emptyDifference, sent, isRemake = false } = written;
  const { company, actor } = staff;
  const step: Step<ServiceStatus> = {
    status: written.after.status,
    at: currentTimestamp(),
    by: actor.name,
  };
  const steps = addStep(stepsOf(before?.steps), step);
  const after: Service = before
    ? { ...written.after, steps }
    : { ...written.after, ...newValues(tx, staff, written.after), steps };
  const kept = [
    ...(before ? ["photos_in", "photos_out"] : []),
    ...(after.undo === before?.undo ? ["undo"] : []),
  ];
  const values = picked({ ...after }, fieldNamesOf(header, kept));
  writeHeader(tx, header, after.id, values, before !== null, sent?.own);
  writeParts(tx, staff, { service: after, change: items, isRemake });
  serviceIndex.put(tx, company, after.id, { ...after });
  if (before && !sent?.own)
    journalDocument(tx, staff, { header, number: "number" }, before, {
      values: withoutSteps(values),
      items,
      finalItems: [],
    });
  return after;
}

const withoutSteps = ({ steps: _steps, undo: _undo, ...values }: Values): Values => values;

/** Number and signature of a new ticket, which never change. */
const newValues = (tx: core.App, { company, actor }: Staff, { date }: Service): Values => ({
  company,
  number: nextServiceNumber(tx, company, parseDay(textValue(date)) ?? today()),
  ...signatureOf(actor),
});

/** Stored steps; an unreadable value counts as none. */
export const stepsOf = (stored: unknown): readonly Step<ServiceStatus>[] =>
  Array.isArray(stored) ? (stored as Step<ServiceStatus>[]) : [];
