/** Measures beside the grid of the eyes: texts of the form, and the values they say. */
import { violationMessage } from "#domain/core/messages.ts";
import { type EyeSide, eyeSides, type MoreMeasure, wearerMeasures } from "#domain/core/records.ts";
import { parseDay } from "#domain/core/days.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/acuity.ts";
import { checkExaminedOn } from "#domain/optics/examinedOn.ts";
import { formatDioptre, formatMeasure } from "#domain/optics/format.ts";
import { formatPlain } from "#domain/optics/formatMore.ts";
import {
  checkMoreValue,
  type EyeMore,
  eyeMoreField,
  eyeMoreFields,
  type EyeMoreName,
  type EyesMore,
  eyesMoreOf,
  type MoreFields,
  moreFieldNames,
  moreLimits,
} from "#domain/optics/moreMeasures.ts";
import { readMeasure, readTyped } from "#domain/optics/parse.ts";

export type MoreField = keyof MoreFields;
export type MoreTexts = Record<MoreField, string>;

export const blankMore = Object.fromEntries(moreFieldNames.map((name) => [name, ""])) as MoreTexts;

const nameOf = (field: MoreField): string => field.replace(/^(?:right|left)_/, "");
/** Measure of a field; undefined of a base, an acuity, the source and the day. */
const measureOf = (field: MoreField): MoreMeasure | undefined => {
  const name = nameOf(field);
  return name in moreLimits ? (name as MoreMeasure) : undefined;
};

/** Text of a value as its field shows it; '' when it is not given. */
export function moreText(field: MoreField, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return field === "examined_on" ? value.slice(0, 10) : value;
  switch (measureOf(field)) {
    case "near_sphere":
      return formatMeasure("sphere", value);
    case "near_cylinder":
      return formatDioptre(value);
    case "prism":
    case "prism2":
      return value.toFixed(2);
    default:
      return formatPlain(value);
  }
}

export const moreTextsOf = (record: Partial<MoreFields>): MoreTexts =>
  Object.fromEntries(
    moreFieldNames.map((field) => [field, moreText(field, record[field])]),
  ) as MoreTexts;

type Typed = { readable: true; value: number | null } | { readable: false };

function readNumber(measure: MoreMeasure, typed: string): Typed {
  if (measure === "near_sphere") return readMeasure("sphere", typed);
  if (measure === "near_cylinder") return readMeasure("cylinder", typed);
  const text = typed.trim().replace(/\s*(?:mm|cm|\u0394|°)$/i, "");
  if (text === "") return { readable: true, value: null };
  const value = readTyped(text);
  return value === null ? { readable: false } : { readable: true, value };
}

/** Value of a field; `unreadable` for a number that is none. A draft older than a field has no text. */
function valueOf(field: MoreField, typed: string | undefined, unreadable: number | null) {
  const text = typed ?? "";
  const measure = measureOf(field);
  if (measure) {
    const read = readNumber(measure, text);
    return read.readable ? read.value : unreadable;
  }
  const isAcuity = nameOf(field).endsWith("va");
  return isAcuity ? (readAcuity(text) ?? text) : text;
}

/** Values of the texts: NaN or null for an unreadable number. */
export const moreOfTexts = (
  values: Partial<MoreTexts>,
  unreadable: number | null = null,
): MoreFields =>
  Object.fromEntries(
    moreFieldNames.map((field) => [field, valueOf(field, values[field], unreadable)]),
  ) as MoreFields;

/** Fields of a save: those that are given, or were. A prescription without them is sent as it always was. */
export function moreInput(
  values: Partial<MoreTexts>,
  base: Partial<MoreTexts>,
): Partial<MoreFields> {
  const all = moreOfTexts(values);
  const sent = moreFieldNames.filter((field) => values[field] || base[field]);
  return Object.fromEntries(sent.map((field) => [field, all[field]]));
}

/** Further values of both eyes as typed, with NaN for what is no number. */
export const typedMore = (values: Partial<MoreTexts>): EyesMore =>
  eyesMoreOf(moreOfTexts(values, Number.NaN));

/** Texts of read values, by field: those that quick entry named. */
export function readTexts(
  more: Record<EyeSide, Partial<EyeMore>>,
): { field: MoreField; text: string }[] {
  return eyeSides.flatMap((side) =>
    (Object.keys(more[side]) as EyeMoreName[]).map((name) => {
      const field = eyeMoreField(side, name);
      return { field, text: moreText(field, more[side][name]) };
    }),
  );
}

/** Reason why a field's text is refused. */
export function moreRefusal(field: MoreField, typed: string | undefined): string | null {
  const text = typed ?? "";
  const measure = measureOf(field);
  if (measure) {
    const read = readNumber(measure, text);
    return read.readable ? checkMoreValue(measure, read.value) : "not_a_number";
  }
  if (nameOf(field).endsWith("va")) return readAcuity(text) === null ? "acuity" : null;
  return field === "examined_on" && text !== "" && !parseDay(text) ? "day" : null;
}

/** Violations of the further measures, in screen order. */
export function checkMore(values: Partial<MoreTexts> & { date: string }): Violation[] {
  const found = moreFieldNames.flatMap((field): Violation[] => {
    const code = moreRefusal(field, values[field]);
    return code === null ? [] : [{ field, code }];
  });
  return [...found, ...checkExaminedOn({ ...values }, null)];
}

export const moreMessage = (field: MoreField, code: string): string =>
  violationMessage({ field, code });

/** Fields of the folded part; source and day stand beside the prescriber. */
export const foldedFields: readonly MoreField[] = [...eyeMoreFields, ...wearerMeasures];

export const isMoreGiven = (values: Partial<MoreTexts>): boolean =>
  foldedFields.some((field) => (values[field] ?? "") !== "");
