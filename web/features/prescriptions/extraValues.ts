/** Measures beside the grid of the eyes: texts of the form, and the values they say. */
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
/** Measure of a field; undefined of a base, an acuity, the source and the day. */
const measureOf = (field: ExtraField): ExtraMeasure | undefined => {
  const name = nameOf(field);
  return name in extraLimits ? (name as ExtraMeasure) : undefined;
};

/** Text of a value as its field shows it; '' when it is not given. */
export function moreText(field: ExtraField, value: number | string | null | undefined): string {
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
    extraFieldNames.map((field) => [field, moreText(field, record[field])]),
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

/** Steps of PageUp: a whole, ten of whole numbers. */
export function largeStepOf(field: ExtraField): number {
  const measure = measureOf(field);
  const { step } = measure ? extraLimits[measure] : { step: 1 };
  return step === 1 ? 10 : 1 / step;
}

/** Text after `times` steps up or down; null without a number. */
export function steppedExtra(
  field: ExtraField,
  typed: string,
  direction: 1 | -1,
  times = 1,
): string | null {
  const measure = measureOf(field);
  const read = measure && readNumber(measure, typed);
  if (!measure || !read?.readable) return null;
  return moreText(field, stepExtra(measure, read.value, direction, times));
}

/** Value of a field; `unreadable` for a number that is none. A draft kept before a field existed has no text of it. */
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

/** Values of the texts: NaN or null for an unreadable number. */
export const extraOfTexts = (
  values: Partial<ExtraTexts>,
  unreadable: number | null = null,
): ExtraFields =>
  Object.fromEntries(
    extraFieldNames.map((field) => [field, extraOfText(field, values[field], unreadable)]),
  ) as ExtraFields;

/** Fields of a save: those that are given, or were. A prescription without them is sent as it always was. */
export function extraInput(
  values: Partial<ExtraTexts>,
  base: Partial<ExtraTexts>,
): Partial<ExtraFields> {
  const all = extraOfTexts(values);
  const sent = extraFieldNames.filter((field) => values[field] || base[field]);
  return Object.fromEntries(sent.map((field) => [field, all[field]]));
}

/** Further values of both eyes as typed, with NaN for what is no number. */
export const typedExtra = (values: Partial<ExtraTexts>): EyesExtra =>
  eyesExtraOf(extraOfTexts(values, Number.NaN));

/** Given near vision of each eye; null without one, or with a refused value. */
export function givenNears(values: Partial<ExtraTexts>): Record<EyeSide, Eye | null> {
  const extra = typedExtra(values);
  const read = (side: EyeSide) => {
    const near = givenNear(extra[side]);
    return near && isAcceptedEye({ ...near, eip: null }) ? near : null;
  };
  return { right: read("right"), left: read("left") };
}

/** Further values of some fields of each eye. */
export type ExtraChanges = Partial<Record<EyeSide, Partial<EyeExtra>>>;

const pick = (extra: EyeExtra, names: readonly EyeExtraName[]): Partial<EyeExtra> =>
  Object.fromEntries(names.map((name) => [name, extra[name]]));

const nearNames = ["near_sphere", "near_cylinder", "near_axis", "near_eip"] as const;
/** Fields of the given near vision of both eyes. */
export const nearFields = eyeSides.flatMap((side) =>
  nearNames.map((name) => eyeExtraField(side, name)),
);
/** Values that follow an eye into the next prescription: heights and acuities are measured again. */
const lastingNames = ["prism", "base", "prism2", "base2", ...nearNames] as const;
/** Values that both eyes may share: a prism and an acuity are an eye's own. */
const sharedNames = [...nearNames, "height"] as const;

export const lastingExtra = ({ right, left }: EyesExtra): ExtraChanges => ({
  right: pick(right, lastingNames),
  left: pick(left, lastingNames),
});
export const emptyLastingExtra: ExtraChanges = lastingExtra({
  right: emptyExtra,
  left: emptyExtra,
});

/** Given values of the right eye for the left one. */
export function sharedExtra(values: Partial<ExtraTexts>): ExtraChanges {
  const { right } = eyesExtraOf(extraOfTexts(values));
  const given = sharedNames.filter((name) => right[name] !== null);
  return given.length > 0 ? { left: pick(right, given) } : {};
}

/** Given near visions in the other sign of cylinder; prisms do not change. */
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

/** Texts of changed values, by field. */
export function changedTexts(extra: ExtraChanges): { field: ExtraField; text: string }[] {
  return eyeSides.flatMap((side) =>
    (Object.keys(extra[side] ?? {}) as EyeExtraName[]).map((name) => {
      const field = eyeExtraField(side, name);
      return { field, text: moreText(field, extra[side]?.[name]) };
    }),
  );
}

/** Reason why a field's text is refused. */
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

/** Fields of the folded part; source and day stand beside the prescriber. */
export const foldedFields: readonly ExtraField[] = [...eyeExtraFields, ...wearerMeasures];
