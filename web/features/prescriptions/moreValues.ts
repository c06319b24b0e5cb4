/** Measures beside the grid of the eyes: texts of the form, and the values they say. */
import { type EyeSide, eyeSides, type MoreMeasure, wearerMeasures } from "#domain/core/records.ts";
import { parseDay } from "#domain/core/days/days.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import { formatDioptre, formatMeasure } from "#domain/optics/format.ts";
import { formatPlain } from "#domain/optics/measures/formatMore.ts";
import {
  checkMoreValue,
  emptyMore,
  type EyeMore,
  eyeMoreField,
  eyeMoreFields,
  type EyeMoreName,
  type EyesMore,
  eyesMoreOf,
  givenNear,
  type MoreFields,
  moreFieldNames,
  moreLimits,
  stepMore,
} from "#domain/optics/measures/moreMeasures.ts";
import { type Eye, isAcceptedEye, transpose } from "#domain/optics/optics.ts";
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

/** Steps of PageUp: a whole, ten of whole numbers. */
export function largeStepOf(field: MoreField): number {
  const measure = measureOf(field);
  const { step } = measure ? moreLimits[measure] : { step: 1 };
  return step === 1 ? 10 : 1 / step;
}

/** Text after `times` steps up or down; null without a number. */
export function steppedMore(
  field: MoreField,
  typed: string,
  direction: 1 | -1,
  times = 1,
): string | null {
  const measure = measureOf(field);
  const read = measure && readNumber(measure, typed);
  if (!measure || !read?.readable) return null;
  return moreText(field, stepMore(measure, read.value, direction, times));
}

/** Value of a field; `unreadable` for a number that is none. A draft kept before a field existed has no text of it. */
export function moreOfText(
  field: MoreField,
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
export const moreOfTexts = (
  values: Partial<MoreTexts>,
  unreadable: number | null = null,
): MoreFields =>
  Object.fromEntries(
    moreFieldNames.map((field) => [field, moreOfText(field, values[field], unreadable)]),
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

/** Given near vision of each eye; null without one, or with a refused value. */
export function givenNears(values: Partial<MoreTexts>): Record<EyeSide, Eye | null> {
  const more = typedMore(values);
  const read = (side: EyeSide) => {
    const near = givenNear(more[side]);
    return near && isAcceptedEye({ ...near, eip: null }) ? near : null;
  };
  return { right: read("right"), left: read("left") };
}

/** Further values of some fields of each eye. */
export type MoreChanges = Partial<Record<EyeSide, Partial<EyeMore>>>;

const pick = (more: EyeMore, names: readonly EyeMoreName[]): Partial<EyeMore> =>
  Object.fromEntries(names.map((name) => [name, more[name]]));

const nearNames = ["near_sphere", "near_cylinder", "near_axis", "near_eip"] as const;
/** Fields of the given near vision of both eyes. */
export const nearFields = eyeSides.flatMap((side) =>
  nearNames.map((name) => eyeMoreField(side, name)),
);
/** Values that follow an eye into the next prescription: heights and acuities are measured again. */
const lastingNames = ["prism", "base", "prism2", "base2", ...nearNames] as const;
/** Values that both eyes may share: a prism and an acuity are an eye's own. */
const sharedNames = [...nearNames, "height"] as const;

export const lastingMore = ({ right, left }: EyesMore): MoreChanges => ({
  right: pick(right, lastingNames),
  left: pick(left, lastingNames),
});
export const emptyLastingMore: MoreChanges = lastingMore({ right: emptyMore, left: emptyMore });

/** Given values of the right eye for the left one. */
export function sharedMore(values: Partial<MoreTexts>): MoreChanges {
  const { right } = eyesMoreOf(moreOfTexts(values));
  const given = sharedNames.filter((name) => right[name] !== null);
  return given.length > 0 ? { left: pick(right, given) } : {};
}

/** Given near visions in the other sign of cylinder; prisms do not change. */
export function transposedMore(values: Partial<MoreTexts>): MoreChanges {
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
export function changedTexts(more: MoreChanges): { field: MoreField; text: string }[] {
  return eyeSides.flatMap((side) =>
    (Object.keys(more[side] ?? {}) as EyeMoreName[]).map((name) => {
      const field = eyeMoreField(side, name);
      return { field, text: moreText(field, more[side]?.[name]) };
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

/** Fields of the folded part; source and day stand beside the prescriber. */
export const foldedFields: readonly MoreField[] = [...eyeMoreFields, ...wearerMeasures];

export const isMoreGiven = (values: Partial<MoreTexts>): boolean =>
  foldedFields.some((field) => (values[field] ?? "") !== "");
