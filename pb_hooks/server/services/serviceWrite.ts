/** Writes a ticket: what follows from its line and its state, its parts, its entry of the search and its journal. */
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

/** Values of a ticket that was never stored. */
export const blankService = blankRecord(header) as unknown as Service;

/** Saves a ticket of a body, or of its record alone (`value.own`). */
export function saveService(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  const items: PartsChange = value.items
    ? childDifference(stored?.items ?? [], value.items)
    : emptyDifference;
  const before: Service = stored ?? { ...blankService, company, id };
  const off = takenOff(stored, value.own ? value.values : body);
  const asked = { ...value.values, ...off, ...fixedOf(stored) };
  // A blank that the server filled is the same value again.
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

/** A blank slip takes a ticket off its slip, while the supplier has not answered; another one is ignored. */
function takenOff(stored: StoredService | null, { slip }: Values): Values {
  if (!stored?.slip || slip !== "") return {};
  if (stored.supplier_answer !== "") refuseConflict("slip", "service_answered");
  return { slip: "", sent_on: "" };
}

/** Values of a remake that its route wrote for good; what is sent for them is ignored. */
const fixedOf = (stored: StoredService | null): Values =>
  stored?.kind === "remake" ? picked(stored, fixedFields) : {};

/** Refuses another supplier of a ticket that stays on a slip. */
function checkSent(stored: StoredService | null, after: Service): void {
  if (stored?.slip && after.slip && stored.supplier !== after.supplier)
    refuseConflict("supplier", "service_sent", { slip: stored.slip });
}

/** Ticket with what its line, its state and the supplier's answer give it, and why its line or client is refused. */
function completed(
  tx: core.App,
  company: string,
  stored: StoredService | null,
  sent: Service,
): { after: Service; refused: Violation[] } {
  // A sale keeps the client of its ticket.
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

/** Fields that a line gives. */
const lineFields = ["invoice_item", "client", "product", "object"] as const;
const isNew = (name: keyof Service, service: Service, stored: Service | null): boolean =>
  service[name] !== stored?.[name];

/** A line gives its client and product, and its name to a ticket without an object. */
const takenOfLine = (service: Service, line: SoldLine, stored: Service | null): Service => ({
  ...service,
  client: service.client || line.client,
  product: (["invoice_item", "product"] as const).some((name) => isNew(name, service, stored))
    ? line.product
    : service.product,
  object: service.object || line.name,
});

/** True of a client that is newly said beside the line of another one. */
const isOthersLine = (service: Service, line: SoldLine | null, stored: Service | null): boolean =>
  line !== null &&
  ![service.client, line.client].includes("") &&
  service.client !== line.client &&
  (["invoice_item", "client"] as const).some((name) => isNew(name, service, stored));

/** True of a client that an invoiced ticket newly takes, and who is not that of its sale. */
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
  /** True of parts that the server chose, which are no gifts. */
  isRemake?: boolean;
};

/** Stores a ticket that was checked, with its step, its number when it is new, its parts and its journal. */
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

/** Number and signature that a new ticket keeps for good. */
const newValues = (tx: core.App, { company, actor }: Staff, { date }: Service): Values => ({
  company,
  number: nextServiceNumber(tx, company, parseDay(textValue(date)) ?? today()),
  ...signatureOf(actor),
});

/** Stored steps; what is unreadable is none. */
export const stepsOf = (stored: unknown): readonly Step<ServiceStatus>[] =>
  Array.isArray(stored) ? (stored as Step<ServiceStatus>[]) : [];
