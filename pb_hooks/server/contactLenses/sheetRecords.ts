/** Record hooks of sheets: a save by the records API follows the same rules as the route. */
import { picked } from "#domain/documents/documentBody.ts";
import { sheetFields } from "#domain/contactLenses/sheetBody.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { saveDocument } from "#server/engine/documents/childWrites.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordWrite, Saving } from "#server/engine/records/recordRules.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { inJsonList, runSql } from "#server/platform/storage/sql.ts";
import { contactIndex } from "./contactIndex.ts";
import { sheetDocument } from "./sheetDocument.ts";

const header = "optique_contact_prescriptions";

/** Restores the stored value of fields that only the server writes, and fills in blank status and days. */
function complete({ record, before }: Saving): void {
  for (const name of ["right_until", "left_until"]) record.set(name, before?.[name] ?? "");
  if (record.getString("status") === "") record.set("status", before?.["status"] ?? "final");
  if (record.getInt("days_a_week") === 0) record.set("days_a_week", before?.["days_a_week"] ?? 7);
}

function writeSheet(written: RecordWrite): void {
  const { tx, record, before, isGone, store } = written;
  if (isGone) return store({});
  const company = record.getString("company");
  const stored = before && sheetDocument.load(tx, company, record.id);
  const values = picked(recordValues(header, record), sheetFields);
  // A blank check day of a new sheet is treated as absent, so the server computes it.
  if (!before && values["check_on"] === "") delete values["check_on"];
  saveDocument(sheetDocument, written, {
    owners: { document: company, client: company, anonymised: null },
    stored,
    id: record.id,
    change: { values },
    nameOf: (field) => field,
  });
}

/** Deletes the messages about the given sheets or rows. */
export const deleteContactMessages = (tx: core.App, records: readonly string[]): void =>
  runSql(
    tx,
    `DELETE FROM optique_messages WHERE kind IN ('lens_supply', 'lens_check', 'lens_recall') AND record ${inJsonList("ids")}`,
    { ids: JSON.stringify(records) },
  );

export const sheetHooks = recordHooks(header, {
  saving: "prescription.write",
  deleting: "document.delete",
  amountOf: () => noAmount,
  derived: ["right_until", "left_until"],
  search: contactIndex,
  // No label: the journal would keep the client's name after an erasure.
  label: () => "",
  complete,
  check: checkNotAnonymised,
  within: writeSheet,
  removed: ({ tx, record }) => deleteContactMessages(tx, [record.id]),
});
