/** Record hooks of rows: staff move any row, and create or delete trial lenses (docs/rules-contact-orders.md, Rows). */
import { checkNotToCome } from "#domain/core/days/businessDays.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { contactTexts } from "#domain/contactLenses/contactLenses.strings.ts";
import { contactOrderStatusNames } from "#domain/core/names/names.strings.ts";
import type { ContactOrderStatus, EyeSide } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { noAmount } from "#domain/people/approvals.ts";
import type { Right } from "#domain/people/permissions.ts";
import { addStep, type Step } from "#domain/workshop/jobs.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { expectedOf } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import { findRecord, ownRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { deleteContactMessages } from "./sheetRecords.ts";

const rows = "optique_contact_orders";
type RowStep = Step<ContactOrderStatus>;

/** Fields that only the server writes; for trial lenses it copies them from the sheet and the product. */
const derived = ["client", "invoice_item", "trial", "product_name", "wear", "box_size", "steps"];
/** Fields that a sold row copies from its line, and trial lenses from their fitting. */
const fitted = ["contact", "product", "eye", "lens", "quantity"];

const setBack = (record: core.Record, name: string, value: unknown): void =>
  record.set(name, typeof value === "object" ? JSON.stringify(value) : (value ?? ""));

/** Fills new trial lenses from their sheet and product; restores, in a stored row, what only the server writes. */
function complete({ tx, record, before }: Saving): void {
  if (before) {
    for (const name of derived) setBack(record, name, before[name]);
    if (record.getString("status") === "") record.set("status", before["status"]);
    if (record.getInt("quantity") === 0) record.set("quantity", before["quantity"]);
    return;
  }
  if (!record.getBool("trial")) refuse([{ field: "trial", code: "contact_row" }]);
  const company = record.getString("company");
  const sheet = ownRecord(
    tx,
    "optique_contact_prescriptions",
    company,
    record.getString("contact"),
  );
  if (!sheet) return refuse([{ field: "contact", code: "unknown_record" }]);
  const product = ownRecord(tx, "optique_products", company, record.getString("product"));
  if (!product) return refuse([{ field: "product", code: "unknown_record" }]);
  if (product.type !== "contact_lens")
    return refuse([{ field: "product", code: "not_contact_lens" }]);
  record.load({
    client: sheet.client,
    invoice_item: "",
    product_name: product.name,
    wear: product.wear,
    box_size: product.box_size,
    steps: "[]",
    ...(record.getString("supplier") === "" ? { supplier: product.supplier } : {}),
    ...(record.getString("status") === "" ? { status: "to_order" } : {}),
    ...(record.getInt("quantity") === 0 ? { quantity: 1 } : {}),
  });
}

function check({ tx, record, before }: Saving): Violation[] {
  const values = recordValues(rows, record);
  const isTrial = values["trial"] === true;
  const changed = before ? fitted.filter((name) => !isSameValue(before[name], values[name])) : [];
  const supplier = textValue(values["supplier"]);
  return [
    ...changed
      .filter((name) => !isTrial || name === "contact" || name === "product")
      .map((field) => ({ field, code: "follows_line" })),
    ...(isTrial && Number(values["quantity"]) < 1 ? [{ field: "quantity", code: "required" }] : []),
    ...checkNotToCome("given_on", values["given_on"], before?.["given_on"]),
    ...(supplier !== "" &&
    supplier !== before?.["supplier"] &&
    ownRecord(tx, "optique_suppliers", record.getString("company"), supplier) === null
      ? [{ field: "supplier", code: "unknown_record" }]
      : []),
  ];
}

/** Trial lenses need the right to prescribe; moving any row needs the workshop's right. */
function rightToSave(record: core.Record): Right {
  if (!record.getBool("trial")) return "job.move";
  const [before, after] = [record.original(), record].map((one) => recordValues(rows, one));
  const isFitted =
    record.isNew() || fitted.some((name) => !isSameValue(before?.[name], after?.[name]));
  return isFitted ? "prescription.write" : "job.move";
}

/** Refuses with 409 and the present state when another station moved the row; a repeated identical save passes. */
function refuseMoved({ record, before }: Saving): void {
  const expected = expectedOf(record);
  const now = before?.["status"] as ContactOrderStatus | undefined;
  if (expected === "" || !now || now === expected) return;
  if (!isSameValue(before, recordValues(rows, record)))
    refuseConflict("status", "contact_moved", { state: contactOrderStatusNames[now] });
}

/** Adds a step for a new state, and sets or clears the day on which the lenses were given. */
function prepare(saving: Saving): void {
  const { record, before, actor } = saving;
  const status = record.getString("status") as ContactOrderStatus;
  const was = before?.["status"];
  if (status !== was && was === "cancelled") refuseConflict("status", "contact_cancelled");
  refuseMoved(saving);
  if (status !== was && status === "cancelled")
    refuse([{ field: "status", code: "contact_state" }]);
  const steps = (before?.["steps"] ?? []) as RowStep[];
  const step = { status, at: currentTimestamp(), by: actor.name };
  record.set("steps", JSON.stringify(status === was ? steps : addStep(steps, step)));
  const isGiven = status === "given";
  if (!isGiven) record.set("given_on", "");
  else if (record.getString("given_on") === "")
    record.set("given_on", textValue(before?.["given_on"]) || storedDay(today()));
}

/** Names a row by its sale's number, or by the product of trial lenses, and by its eye. */
function labelOf(record: core.Record, tx: core.App): string {
  const item = storedRecord(tx, "optique_invoice_items", record.getString("invoice_item"));
  const about = item ? invoiceNumberOf(tx, item.invoice) : record.getString("product_name");
  return `${about} ${contactTexts.eyes[record.getString("eye") as EyeSide]}`;
}

export const orderHooks = recordHooks(rows, {
  saving: rightToSave,
  deleting: (record) => (record.getBool("trial") ? "prescription.write" : "job.move"),
  amountOf: () => noAmount,
  about: (record) => record.getString("contact"),
  derived,
  isIdle: true,
  label: labelOf,
  complete,
  check,
  prepare,
  removing({ tx, record }) {
    const item = record.getString("invoice_item");
    if (item !== "" && findRecord(tx, "optique_invoice_items", item)) refuseRequest("contact_row");
  },
  removed: ({ tx, record }) => deleteContactMessages(tx, [record.id]),
});

/** Steps of a row after it moves to a status. */
export const stepOf = (
  before: Values | null,
  status: ContactOrderStatus,
  by: string,
): RowStep[] => [
  ...addStep((before?.["steps"] ?? []) as RowStep[], { status, at: currentTimestamp(), by }),
];
