/** Parses the bodies of sheets of contact lenses, with the stored sheet alone (docs/rules-contact-lenses.md, Sheet). */
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { type OwnRecord, type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import type { StoredSheet } from "./contactAnswers.ts";

/** Fields that a body may set; the server sets the others. */
export const sheetFields = [
  "client",
  "date",
  "status",
  "right_lens",
  "left_lens",
  "source",
  "prescriber",
  "examined_on",
  "check_on",
  "days_a_week",
  "overnight",
  "solution",
  "notes",
] as const;

export type SheetBody = { values: Values; own?: OwnRecord };
/** Sheet with its version. */
export type VersionedSheet = StoredSheet & Values & { version: string };

/** Parses the body of a save; `stored` is null for a new sheet. */
export function readSheetBody(body: Values, stored: VersionedSheet | null): ParsedBody<SheetBody> {
  // A blank status or number of days keeps the stored value, or gets the default in a new sheet.
  const filled = (["status", "days_a_week"] as const).filter(
    (name) => name in body && isBlank(body[name]),
  );
  const given = {
    ...body,
    ...Object.fromEntries(filled.map((name) => [name, stored ? stored[name] : undefined])),
  };
  const { value, violations } = readBodyFields(
    "optique_contact_prescriptions",
    given,
    sheetFields,
    stored === null,
    stored,
  );
  return { value: { values: value }, violations };
}

/** Violations of a sheet as it would be stored. `stored`: null for a new one. */
export const checkSheet = (sheet: Values, stored: Values | null): Violation[] => [
  ...checkExaminedOn(sheet, stored),
  ...(sheet["status"] === "final" && !sheet["right_lens"] && !sheet["left_lens"]
    ? [{ field: "right_lens", code: "sheet_empty" }]
    : []),
];
