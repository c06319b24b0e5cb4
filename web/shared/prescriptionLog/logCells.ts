/** Columns of the prescription log, for its CSV file and its print (docs/rules-optics.md, Prescription log). */
import type { PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels, prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionLogStrings as text } from "./prescriptionLog.strings.ts";

/** Column heads. `hasEyes`: false for a person who may not see corrections. */
export const logHeads = (hasEyes: boolean): readonly string[] => [
  words.date,
  words.client,
  words.prescriber,
  text.source,
  ...(hasEyes ? [eyeLabels.right.mark, eyeLabels.left.mark] : []),
  text.sold,
];

export const clientOfRow = ({ client_name }: PrescriptionLogRow): string =>
  client_name || words.unknownClient;

export const sourceOfRow = ({ source }: PrescriptionLogRow): string =>
  source && prescriptionSourceLabels[source];

export const soldOfRow = ({ sold }: PrescriptionLogRow): string => text.isSold[sold ? "yes" : "no"];

/** Cells of a row, in the order of the heads; '' for a missing value. */
export const logCells = (row: PrescriptionLogRow, hasEyes: boolean): string[] => [
  formatDay(row.date),
  clientOfRow(row),
  row.prescriber,
  sourceOfRow(row),
  ...(hasEyes ? [row.right, row.left] : []),
  soldOfRow(row),
];
