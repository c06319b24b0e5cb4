/** Columns of the register, for its file and its paper (docs/rules-optics.md, Register). */
import type { RegisterRow } from "#domain/optics/register.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels, prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { registerStrings as text } from "./register.strings.ts";

/** `hasEyes`: false for a person who may not see them. */
export const registerHeads = (hasEyes: boolean): readonly string[] => [
  words.date,
  words.client,
  words.prescriber,
  text.source,
  ...(hasEyes ? [eyeLabels.right.mark, eyeLabels.left.mark] : []),
  text.sold,
];

export const clientOfRow = ({ client_name }: RegisterRow): string =>
  client_name || words.unknownClient;

export const sourceOfRow = ({ source }: RegisterRow): string =>
  source && prescriptionSourceLabels[source];

export const soldOfRow = ({ sold }: RegisterRow): string => text.isSold[sold ? "yes" : "no"];

/** Texts of a row in the order of the heads; '' for none. */
export const registerCells = (row: RegisterRow, hasEyes: boolean): string[] => [
  formatDay(row.date),
  clientOfRow(row),
  row.prescriber,
  sourceOfRow(row),
  ...(hasEyes ? [row.right, row.left] : []),
  soldOfRow(row),
];
