/** Writes a ticket: what follows from its line and its state, its parts, its entry of the search and its journal. */
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { collections, type Service, type ServiceStatus } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { isEmptyDifference } from "#domain/documents/difference.ts";
import {
  checkService,
  type ServiceBody,
  type StoredService,
} from "#domain/services/serviceBody.ts";
import { serviceMonthOf } from "#domain/services/serviceNumber.ts";
import { addStep, type Step } from "#domain/workshop/jobs.ts";
import { checkDocumentClient } from "#server/clients/clientReferences.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { FoundDocument } from "#server/engine/documents/documentSave.ts";
import {
  childDifference,
  emptyDifference,
  journalDocument,
  writeHeader,
} from "#server/engine/documents/documentWrites.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { checkRight, hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { nextOf } from "#server/sale/numberSeries.ts";
import { checkNamedRecords, promisedService, type SoldLine, soldLineOf } from "./serviceFacts.ts";
import { serviceIndex } from "./serviceIndex.ts";
import { type PartsChange, writeParts } from "./serviceParts.ts";

const header = "optique_services";
const nextServiceNumber = nextOf(serviceMonthOf);

type Sent = FoundDocument<StoredService, "service" | "client" | "anonymised"> & {
  id: string;
  body: Values;
  value: ServiceBody;
};

/** Values of a ticket that was never stored. */
export const blankService = Object.fromEntries(
  Object.entries(collections[header]).map(([name, { kind }]) => [
    name,
    kind === "amount" || kind === "integer"
      ? 0
      : kind === "bool"
        ? false
        : name === "undo"
          ? null
          : kind === "json" || kind === "file"
            ? []
            : "",
  ]),
) as unknown as Service;

/** Saves a ticket of a body, or of its record alone (`value.own`). */
export function saveService(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  const items: PartsChange = value.items
    ? childDifference(stored?.items ?? [], value.items)
    : emptyDifference;
  const before: Service = stored ?? { ...blankService, company, id };
  const asked = { ...value.values, ...takenOff(stored, value.own ? value.values : body) };
  if (stored && hasSameValues(stored, asked) && isEmptyDifference(items)) return;
  checkDocumentVersion(stored, body["version"]);
  const after = completed(tx, company, stored, { ...before, ...asked });
  if (after.client !== "" && after.client !== stored?.client && !value.own)
    if (after.client === asked["client"]) checkDocumentClient(company, owners);
  refuseIf([...checkService(after, stored), ...checkNamedRecords(tx, company, after, stored)]);
  checkCosts(staff, stored, after);
  checkSent(stored, after);
  writeService(tx, staff, { before: stored, after: { ...after, id }, items, sent: value });
}

/** A blank slip takes a ticket off its slip, while the supplier has not answered; another one is ignored. */
function takenOff(stored: StoredService | null, { slip }: Values): Values {
  if (!stored?.slip || slip !== "") return {};
  if (stored.supplier_answer !== "") refuseConflict("slip", "service_answered");
  return { slip: "", sent_on: "" };
}

/** Refuses another supplier of a ticket that stays on a slip. */
function checkSent(stored: StoredService | null, after: Service): void {
  if (stored?.slip && after.slip && stored.supplier !== after.supplier)
    refuseConflict("supplier", "service_sent", { slip: stored.slip });
}

/** Refuses costs of a record that is written by itself. */
function checkCosts({ actor }: Staff, stored: Service | null, after: Service): void {
  if (hasRight(actor, "cost.see")) return;
  const names = ["expected", "received_amount"] as const;
  if (names.some((name) => after[name] !== (stored?.[name] ?? 0))) checkRight(actor, "cost.see");
}

/** Ticket with what its line, its state and the supplier's answer give it. */
function completed(
  tx: core.App,
  company: string,
  stored: StoredService | null,
  service: Service,
): Service {
  const line = service.invoice_item === stored?.invoice_item ? null : lineOf(tx, company, service);
  const received = service.received_amount > 0 && service.received_on === "";
  return {
    ...service,
    ...(line ? takenOfLine(service, line) : {}),
    date: service.date || storedDay(today()),
    status: service.status || "todo",
    pays: service.pays || "shop",
    promised_on: service.promised_on || promisedService(tx, company),
    ...(received ? { received_on: storedDay(today()) } : {}),
  };
}

function lineOf(tx: core.App, company: string, service: Service): SoldLine | null {
  if (service.invoice_item === "") return null;
  const line = soldLineOf(tx, company, service.invoice_item);
  return line ?? refuse([{ field: "invoice_item", code: "unknown_record" }]);
}

/** A line gives its client and its product. */
function takenOfLine(service: Service, line: SoldLine): Partial<Service> {
  if (service.client !== "" && line.client !== "" && service.client !== line.client)
    refuse([{ field: "client", code: "service_client" }]);
  return {
    client: line.client || service.client,
    product: line.product,
    object: service.object || line.name,
  };
}

type Written = {
  before: StoredService | null;
  after: Service;
  items?: PartsChange;
  sent?: Pick<ServiceBody, "own">;
};

/** Stores a ticket that was checked, with its step, its number when it is new, its parts and its journal. */
export function writeService(tx: core.App, staff: Staff, written: Written): Service {
  const { before, items = emptyDifference, sent } = written;
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
  const values = Object.fromEntries(
    Object.keys(collections[header])
      .filter((name) => !before || (name !== "photos_in" && name !== "photos_out"))
      .filter((name) => name !== "undo" || after.undo !== before?.undo)
      .map((name) => [name, (after as Values)[name]]),
  );
  writeHeader(tx, header, after.id, values, before !== null, sent?.own);
  writeParts(tx, staff, { service: after, change: items });
  serviceIndex.write(tx, [
    { company, record: after.id, text: serviceIndex.kind.text({ ...after }) },
  ]);
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
