/** Prescriptions in the export of a person's data (exportPage.ts). */
import { prescriptionSourceNames } from "#domain/core/names/names.strings.ts";
import type { EyeSide, Prescription } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { formatMeasured } from "#domain/optics/format.ts";
import { formatExtra, formatPairs, wearerLines } from "#domain/optics/measures/formatExtra.ts";
import { extraOf, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { table, word } from "./exportTable.ts";

const eyeText = (one: Prescription, side: EyeSide): string =>
  [formatMeasured(eyeOf(one, side)), formatExtra(extraOf(one, side), side)]
    .filter(Boolean)
    .join(" \u00b7 ");

/** Text about how the frames sit, and the heights of every pair but the first. */
const frameText = (one: Prescription): string =>
  [...wearerLines(wearerOf(one)).map(({ label, text }) => `${label} ${text}`), ...formatPairs(one)]
    .filter(Boolean)
    .join(" \u00b7 ");

/** Table of prescriptions: day, eyes, prescriber, notes, and measures of the wearer when any prescription has them. */
export function prescriptionTable(prescriptions: readonly Prescription[]): string {
  const hasOrigin = prescriptions.some(({ source, examined_on }) => source || examined_on);
  const hasWearer = prescriptions.some((one) => frameText(one) !== "");
  return table(prescriptions, (one) => ({
    date: formatDay(one.date),
    right: eyeText(one, "right"),
    left: eyeText(one, "left"),
    ...(hasWearer && { wearer: frameText(one) }),
    prescriber: one.prescriber,
    ...(hasOrigin && {
      source: one.source && word(prescriptionSourceNames, one.source),
      examined_on: formatDay(one.examined_on),
    }),
    notes: one.notes,
  }));
}
