/** Further measures, besides the grid of the eyes: form texts and parsed values. */
import { type EyeSide, eyeSides, type ExtraMeasure, wearerMeasures } from "#domain/core/records.ts";
import { parseDay } from "#domain/core/days/days.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import { formatDioptre, formatMeasure } from "#domain/optics/format.ts";
import { formatPlain } from "#domain/optics/measures/formatExtra.ts";
import {
  checkExtraValue,
  emptyExtra,
  type EyeExtra,
  eyeExtraField,
  eyeExtraFields,
  type EyeExtraName,
  type EyesExtra,
  eyesExtraOf,
  givenNear,
  type ExtraFields,
  extraFieldNames,
  extraLimits,
  stepExtra,
} from "#domain/optics/measures/extraMeasures.ts";
import { type Eye, isAcceptedEye, transpose } from "#domain/optics/optics.ts";
import { readMeasure, readTyped } from "#domain/optics/parse.ts";

export type ExtraField = keyof ExtraFields;
export type ExtraTexts = Record<ExtraField, string>;

export const blankExtra = Object.fromEntries(
  extraFieldNames.map((name) => [name, ""]),
) as ExtraTexts;

const nameOf = (field: ExtraField): string => field.replace(/^(?:right|left)_/, "");
/** Measure of a numeric field; undefined for base, acuity, source and day. */
const measureOf = (field: ExtraField): ExtraMeasure | undefined => {
  const name = nameOf(field);
  return name in extraLimits ? (name as ExtraMeasure) : undefined;
};

/** Formats a value as its field shows it; '' when blank. */
export function extraText(field: ExtraField, value: number | string | null | undefined): string {
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

export const extraTextsOf = (record: Partial<ExtraFields>): ExtraTexts =>
  Object.fromEntries(
    extraFieldNames.map((field) => [field, extraText(field, record[field])]),
  ) as ExtraTexts;

type Typed = { readable: true; value: number | null } | { readable: false };

function readNumber(measure: ExtraMeasure, typed: string): Typed {
  if (measure === "near_sphere") return readMeasure("sphere", typed);
  if (measure === "near_cylinder") return readMeasure("cylinder", typed);
  const text = typed.trim().replace(/\s*(?:mm|cm|\u0394|°)$/i, "");
  if (text === "") return { readable: true, value: null };
  const value = readTyped(text);
  return value === null ? { readable: false } : { readable: true, value };
}

/** Increment of PageUp: a whole unit, or ten for whole numbers. */
export function largeStepOf(field: ExtraField): number {
  const measure = measureOf(field);
  const { step } = measure ? extraLimits[measure] : { step: 1 };
  return step === 1 ? 10 : 1 / step;
}

/** Text after `times` steps up or down; null when the text is not a number. */
export function steppedExtra(
  field: ExtraField,
  typed: string,
  direction: 1 | -1,
  times = 1,
): string | null {
  const measure = measureOf(field);
  const read = measure && readNumber(measure, typed);
  if (!measure || !read?.readable) return null;
  return extraText(field, stepExtra(measure, read.value, direction, times));
}

/**
 * Parses a field; returns `unreadable` for a text that is not a number. A draft stored before the field existed has no
 * text.
 */
export function extraOfText(
  field: ExtraField,
  typed: string | undefined,
  unreadable: number | null = null,
) {
  const text = typed ?? "";
  const measure = measureOf(field);
  if (measure) {
    const read = readNumber(measure, text);
    return read.readable ? read.value : unreadable;
  }
  const isAcuity = nameOf(field).endsWith("va");
  return isAcuity ? (readAcuity(text) ?? text) : text;
}

/** Parses all fields; `unreadable` (null or NaN) stands for texts that are not numbers. */
export const extraOfTexts = (
  values: Partial<ExtraTexts>,
  unreadable: number | null = null,
): ExtraFields =>
  Object.fromEntries(
    extraFieldNames.map((field) => [field, extraOfText(field, values[field], unreadable)]),
  ) as ExtraFields;

/** Fields to send: those filled in now or before. Without any, the request has no further measures. */
export function extraInput(
  values: Partial<ExtraTexts>,
  base: Partial<ExtraTexts>,
): Partial<ExtraFields> {
  const all = extraOfTexts(values);
  const sent = extraFieldNames.filter((field) => values[field] || base[field]);
  return Object.fromEntries(sent.map((field) => [field, all[field]]));
}

/** Parsed further values of both eyes, with NaN for texts that are not numbers. */
export const typedExtra = (values: Partial<ExtraTexts>): EyesExtra =>
  eyesExtraOf(extraOfTexts(values, Number.NaN));

/** Prescribed near vision of each eye; null when blank, or when a value is refused. */
export function givenNears(values: Partial<ExtraTexts>): Record<EyeSide, Eye | null> {
  const extra = typedExtra(values);
  const read = (side: EyeSide) => {
    const near = givenNear(extra[side]);
    return near && isAcceptedEye({ ...near, eip: null }) ? near : null;
  };
  return { right: read("right"), left: read("left") };
}

/** Changes of further values, by eye. */
export type ExtraChanges = Partial<Record<EyeSide, Partial<EyeExtra>>>;

const pick = (extra: EyeExtra, names: readonly EyeExtraName[]): Partial<EyeExtra> =>
  Object.fromEntries(names.map((name) => [name, extra[name]]));

const nearNames = ["near_sphere", "near_cylinder", "near_axis", "near_eip"] as const;
/** Form fields of the prescribed near vision of both eyes. */
export const nearFields = eyeSides.flatMap((side) =>
  nearNames.map((name) => eyeExtraField(side, name)),
);
/** Values copied into the client's next prescription. Heights and acuities are left out, as they are measured again. */
const lastingNames = ["prism", "base", "prism2", "base2", ...nearNames] as const;
/** Values that can be copied from one eye to the other. Prism and acuity belong to one eye. */
const sharedNames = [...nearNames, "height"] as const;

export const lastingExtra = ({ right, left }: EyesExtra): ExtraChanges => ({
  right: pick(right, lastingNames),
  left: pick(left, lastingNames),
});
export const emptyLastingExtra: ExtraChanges = lastingExtra({
  right: emptyExtra,
  left: emptyExtra,
});

/** Values of the right eye to copy to the left one. */
export function sharedExtra(values: Partial<ExtraTexts>): ExtraChanges {
  const { right } = eyesExtraOf(extraOfTexts(values));
  const given = sharedNames.filter((name) => right[name] !== null);
  return given.length > 0 ? { left: pick(right, given) } : {};
}

/** Prescribed near visions converted to the other cylinder sign; prisms stay. */
export function transposedExtra(values: Partial<ExtraTexts>): ExtraChanges {
  const near = givenNears(values);
  return Object.fromEntries(
    eyeSides.flatMap((side) => {
      const other = near[side] && transpose(near[side]);
      if (!other) return [];
      const { sphere, cylinder, axis } = other;
      return [[side, { near_sphere: sphere, near_cylinder: cylinder, near_axis: axis }]];
    }),
  );
}

/** Formatted texts of changed values, by field. */
export function changedTexts(extra: ExtraChanges): { field: ExtraField; text: string }[] {
  return eyeSides.flatMap((side) =>
    (Object.keys(extra[side] ?? {}) as EyeExtraName[]).map((name) => {
      const field = eyeExtraField(side, name);
      return { field, text: extraText(field, extra[side]?.[name]) };
    }),
  );
}

/** Code of the refusal of a field's text; null when valid. */
export function extraRefusal(field: ExtraField, typed: string | undefined): string | null {
  const text = typed ?? "";
  const measure = measureOf(field);
  if (measure) {
    const read = readNumber(measure, text);
    return read.readable ? checkExtraValue(measure, read.value) : "not_a_number";
  }
  if (nameOf(field).endsWith("va")) return readAcuity(text) === null ? "acuity" : null;
  return field === "examined_on" && text !== "" && !parseDay(text) ? "day" : null;
}

/** Violations of the further measures, in screen order. */
export function checkExtra(values: Partial<ExtraTexts> & { date: string }): Violation[] {
  const found = extraFieldNames.flatMap((field): Violation[] => {
    const code = extraRefusal(field, values[field]);
    return code === null ? [] : [{ field, code }];
  });
  return [...found, ...checkExaminedOn({ ...values }, null)];
}

/** Fields in the folded part. Source and day are elsewhere, beside the prescriber. */
export const foldedFields: readonly ExtraField[] = [...eyeExtraFields, ...wearerMeasures];
