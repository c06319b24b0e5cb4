/** Writes a sheet of contact lenses: its defaults, checks, search entry and journal. */
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { firstCheckOn, nextCheckOn } from "#domain/contactLenses/checkOn.ts";
import {
  checkSheet,
  type SheetBody,
  type VersionedSheet,
} from "#domain/contactLenses/sheetBody.ts";
import type { ContactSheetStatus } from "#domain/core/records.ts";
import { checkDocumentClient } from "#server/clients/clientReferences.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { SentDocument } from "#server/engine/documents/documentSave.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { companyOf, findRecords, recordsById } from "#server/platform/records/storedRecords.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { contactIndex } from "./contactIndex.ts";

const header = "optique_contact_prescriptions";
export type SheetNames = "document" | "client" | "anonymised";
type Sent = SentDocument<VersionedSheet, SheetBody, SheetNames>;

const monthsRead = reading("SELECT lens_check_months FROM optique_companies WHERE id = {:company}");
const checkMonths = (tx: core.App, company: string): number =>
  readInteger(tx, monthsRead, { company });

/** Computes the check day that a request leaves out, for a new sheet and for one that ends its trial. */
function checkDayOf(
  tx: core.App,
  company: string,
  values: Values,
  stored: VersionedSheet | null,
): Values {
  const status = textValue(values["status"]) as ContactSheetStatus;
  const isSaid = "check_on" in values && (!stored || values["check_on"] !== stored.check_on);
  if (isSaid) return {};
  const months = () => checkMonths(tx, company);
  if (!stored) {
    const date = parseDay(textValue(values["date"])) ?? today();
    return { check_on: asStored(firstCheckOn(date, status, months())) };
  }
  const isValidated = stored.status === "trial" && status === "final";
  return isValidated ? { check_on: asStored(nextCheckOn(today(), months())) } : {};
}

const asStored = (day: IsoDay | null): string => (day ? storedDay(day) : "");

const eyes = ["right_lens", "left_lens"] as const;
const productIn = (eye: unknown): string => (isObject(eye) ? textValue(eye["product"]) : "");

/** Refuses a newly chosen product of another company or type. */
function checkProducts(
  tx: core.App,
  company: string,
  after: Values,
  stored: VersionedSheet | null,
): Violation[] {
  const named = eyes.flatMap((eye) => {
    const product = productIn(after[eye]);
    return product && product !== productIn(stored?.[eye]) ? [{ eye, product }] : [];
  });
  const products = recordsById(
    tx,
    "optique_products",
    named.map(({ product }) => product),
  );
  const refused = named.flatMap(({ eye, product }): Violation[] => {
    const found = products.get(product);
    if (found?.getString("company") !== company)
      return [{ field: `${eye}.product`, code: "unknown_record" }];
    return found.getString("type") === "contact_lens"
      ? []
      : [{ field: `${eye}.product`, code: "not_contact_lens" }];
  });
  const solution = textValue(after["solution"]);
  const isUnknown =
    solution !== "" &&
    solution !== stored?.solution &&
    companyOf(tx, "optique_products", solution) !== company;
  return isUnknown ? [...refused, { field: "solution", code: "unknown_record" }] : refused;
}

/** Refuses to change the client of a sheet with rows or sales. */
function checkClientKept(tx: core.App, stored: VersionedSheet, client: string): void {
  if (client === stored.client) return;
  const { id } = stored;
  const isUsed = (["optique_contact_orders", "optique_invoices"] as const).some(
    (name) => findRecords(tx, name, { contact: id }).length > 0,
  );
  if (isUsed) refuse([{ field: "client", code: "sheet_client" }]);
}

/** Saves a sheet from a body, or from its record in the records API (`value.own`). */
export function saveSheet(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  if (stored && hasSameValues(stored, value.values)) return;
  checkDocumentVersion(stored, body["version"]);
  const whole: Values = stored
    ? { ...stored, ...value.values }
    : { status: "final", days_a_week: 7, ...value.values };
  const after: Values = { ...whole, ...checkDayOf(tx, company, onlySheet(whole, value), stored) };
  const client = textValue(after["client"]);
  if (client !== stored?.client && !value.own) checkDocumentClient(company, owners);
  if (stored) checkClientKept(tx, stored, client);
  refuseIf([...checkSheet(after, stored), ...checkProducts(tx, company, after, stored)]);
  const names = [...Object.keys(value.values), "status", "days_a_week", "check_on"];
  const values: Values = Object.fromEntries(
    names.filter((name) => name in after).map((name) => [name, after[name]]),
  );
  const isRecord = stored !== null || value.own !== undefined;
  const row = isRecord ? asRecord(values) : { ...values, company };
  writeHeader(tx, header, id, row, stored !== null, value.own);
  if (value.own) return;
  contactIndex.put(tx, company, id, after);
  if (!stored) return;
  const changes = changesBetween({ ...stored }, values);
  journalUpdate(tx, staff, { collection: header, record: id, label: "", changes });
}

/** Sent values of a save, with the stored status when none is sent. */
const onlySheet = (whole: Values, { values }: SheetBody): Values => ({
  ...values,
  status: whole["status"],
});

/** Turns objects into JSON text, because a JSON field would lose the order of their keys. */
const asRecord = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isObject(value) ? JSON.stringify(value) : value,
    ]),
  );
