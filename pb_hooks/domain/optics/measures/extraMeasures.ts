/**
 * Measures outside the grid of an eye (docs/rules-optics.md, Extra measures): prism, prescribed near vision, heights,
 * acuity, and how the frame sits on the wearer.
 */
import {
  type EyeMeasure,
  type EyeSide,
  eyeSides,
  type FrameMeasure,
  frameMeasures,
  type ExtraEyeMeasure,
  extraEyeMeasures,
  type ExtraMeasure,
  type PrescriptionSource,
  type PrismBase,
  prismBases,
  type WearerMeasure,
  wearerMeasures,
} from "#domain/core/records.ts";
import {
  checkEyeValue,
  type Eye,
  type EyeFields,
  eyeOf,
  measureLimits,
  measureOf,
  nearVision,
  plain,
  stepMeasure,
} from "#domain/optics/optics.ts";

/** Text values of an eye: bases of prisms, and acuities; '' when not given. */
type EyeTexts = { base: PrismBase | ""; base2: PrismBase | ""; va: string; near_va: string };
/** Further values of one eye; null when not measured. */
export type EyeExtra = Record<ExtraEyeMeasure, number | null> & EyeTexts;
export type EyesExtra = Record<EyeSide, EyeExtra>;
/** Measures of how the frame sits on the wearer, for both eyes together. */
export type Wearer = Record<WearerMeasure, number | null>;
/** Size of a frame, in mm. */
export type FrameSize = Record<FrameMeasure, number | null>;

export const emptyExtra: EyeExtra = Object.freeze({
  prism: null,
  base: "",
  prism2: null,
  base2: "",
  near_sphere: null,
  near_cylinder: null,
  near_axis: null,
  near_eip: null,
  height: null,
  va: "",
  near_va: "",
});

/** Order in which the further values of an eye are displayed. */
export const eyeExtraNames = Object.keys(emptyExtra) as readonly EyeExtraName[];
export type EyeExtraName = keyof EyeExtra;
/** Name of a stored field: `right_prism` … `left_near_va`. */
export type EyeExtraField = `${EyeSide}_${EyeExtraName}`;

export const eyeExtraField = (side: EyeSide, name: EyeExtraName): EyeExtraField =>
  `${side}_${name}`;
export const eyeExtraFields: readonly EyeExtraField[] = eyeSides.flatMap((side) =>
  eyeExtraNames.map((name) => eyeExtraField(side, name)),
);

type EyeExtraFields = {
  [Field in EyeExtraField]: Field extends `${EyeSide}_${infer Name extends EyeExtraName}`
    ? EyeExtra[Name]
    : never;
};
/** All stored measures of a prescription except the ten eye values. */
export type ExtraFields = EyeExtraFields &
  Wearer & { source: PrescriptionSource | ""; examined_on: string };

/** Names of `ExtraFields` that a body may have. */
export const extraFieldNames: readonly (keyof ExtraFields)[] = [
  ...eyeExtraFields,
  ...wearerMeasures,
  "source",
  "examined_on",
];

/** Further values of one eye of a stored prescription; an absent field gets its empty value. */
export function extraOf(record: Partial<ExtraFields>, side: EyeSide): EyeExtra {
  const given = Object.fromEntries(
    eyeExtraNames.map((name) => [name, record[eyeExtraField(side, name)] ?? emptyExtra[name]]),
  ) as EyeExtra;
  return { ...given, base: baseOf(given.base), base2: baseOf(given.base2) };
}

/** Known base, else ''; only SQL could store another text. */
const baseOf = (base: string): PrismBase | "" => prismBases.find((one) => one === base) ?? "";

export const eyesExtraOf = (record: Partial<ExtraFields>): EyesExtra => ({
  right: extraOf(record, "right"),
  left: extraOf(record, "left"),
});

export const wearerOf = (record: Partial<ExtraFields>): Wearer => ({
  vertex: record.vertex ?? null,
  pantoscopic: record.pantoscopic ?? null,
  wrap: record.wrap ?? null,
  reading_distance: record.reading_distance ?? null,
});

/** Converts the further values of both eyes to stored fields. */
export const extraToFields = (extra: EyesExtra): EyeExtraFields =>
  Object.fromEntries(
    eyeSides.flatMap((side) =>
      eyeExtraNames.map((name) => [eyeExtraField(side, name), extra[side][name]]),
    ),
  ) as EyeExtraFields;

/** True when an eye has no further value. */
export const isExtraEmpty = (extra: EyeExtra): boolean =>
  eyeExtraNames.every((name) => extra[name] === emptyExtra[name]);

type ExtraLimit = { min: number; max: number; step: number; refusal: string; unit: string };
const mm = (min: number, max: number, refusal: string, step = 0.5): ExtraLimit => ({
  min,
  max,
  step,
  refusal,
  unit: "mm",
});
const power = { min: 0, max: 20, step: 0.25, refusal: "prism_range", unit: "\u0394" };

/** Limits beyond which a value is refused (docs/rules-optics.md, Extra measures). */
export const extraLimits: Record<ExtraMeasure, ExtraLimit> = {
  prism: power,
  prism2: power,
  near_sphere: { min: -30, max: 30, step: 0.25, refusal: "sphere_range", unit: "" },
  near_cylinder: { min: -12, max: 12, step: 0.25, refusal: "cylinder_range", unit: "" },
  near_axis: { min: 0, max: 180, step: 1, refusal: "axis_range", unit: "°" },
  near_eip: mm(15, 80, "eip_range", 0.25),
  height: mm(5, 40, "height_range"),
  vertex: mm(5, 25, "vertex_range"),
  pantoscopic: { min: -5, max: 25, step: 0.5, refusal: "pantoscopic_range", unit: "°" },
  wrap: { min: 0, max: 35, step: 0.5, refusal: "wrap_range", unit: "°" },
  reading_distance: { min: 20, max: 120, step: 1, refusal: "reading_range", unit: "cm" },
  eye_size: mm(20, 80, "eye_size_range"),
  bridge: mm(5, 40, "bridge_range"),
  temple: mm(100, 170, "temple_range"),
  lens_height: mm(15, 70, "lens_height_range"),
};

const stepRefusals: Readonly<Record<number, string>> = { 0.25: "quarter_step", 0.5: "half_step" };

/** Code of the refusal of a further value; null when accepted. null and undefined are always accepted. */
export function checkExtraValue(measure: ExtraMeasure, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) return "not_a_number";
  const { min, max, step, refusal } = extraLimits[measure];
  if (value < min || value > max) return refusal;
  // The remainder is exact: quarters and halves have exact binary forms.
  if (value % step === 0) return null;
  return measure === "near_axis" ? "axis_whole" : (stepRefusals[step] ?? "int");
}

/** First value that the arrow keys give in an empty field; other fields start at 0. */
const defaultStarts: Partial<Record<ExtraMeasure, number>> = {
  near_eip: 29,
  height: 18,
  vertex: 12,
  reading_distance: 40,
};

/** Value after `times` steps up or down, within the limits. An axis wraps around. */
export function stepExtra(
  measure: ExtraMeasure,
  value: number | null,
  direction: 1 | -1,
  times = 1,
): number {
  if (measure === "near_axis") return stepMeasure("axis", value, direction, times);
  const start = defaultStarts[measure];
  if (value === null && start !== undefined) return start;
  const { min, max, step } = extraLimits[measure];
  const from = (value ?? 0) / step;
  const next = (direction > 0 ? Math.floor(from) : Math.ceil(from)) + direction * times;
  return plain(Math.min(max, Math.max(min, next * step)));
}

const extraMeasures: ReadonlySet<string> = new Set<ExtraMeasure>([
  ...extraEyeMeasures,
  ...wearerMeasures,
  ...frameMeasures,
]);
const isMore = (measure: EyeMeasure | ExtraMeasure): measure is ExtraMeasure =>
  extraMeasures.has(measure);

/** Limits of a stored measure of any kind. */
export const limitsOfMeasure = (
  measure: EyeMeasure | ExtraMeasure,
): { min: number; max: number; step: number } =>
  isMore(measure) ? extraLimits[measure] : measureLimits[measureOf(measure)];

/** Refusal of a stored measure of any kind; NaN is refused as not a number. */
export function checkStoredMeasure(
  measure: EyeMeasure | ExtraMeasure,
  value: number,
): { code: string } | null {
  if (!Number.isFinite(value)) return { code: "number" };
  const code = isMore(measure)
    ? checkExtraValue(measure, value)
    : checkEyeValue(measureOf(measure), value);
  return code === null ? null : { code };
}

/** True when the prescription gives near vision by values of its own, not by an addition. */
export const hasGivenNear = (extra: EyeExtra): boolean =>
  extra.near_sphere !== null || extra.near_cylinder !== null || extra.near_axis !== null;

/** Near vision with its own values, as an eye; null without them. */
export function givenNear(extra: EyeExtra): Eye | null {
  if (!hasGivenNear(extra)) return null;
  return {
    sphere: extra.near_sphere,
    cylinder: extra.near_cylinder,
    axis: extra.near_axis,
    addition: null,
    eip: extra.near_eip,
  };
}

/** Near vision to display: its own values, else sphere plus addition. */
export const nearOf = (eye: Eye, extra: EyeExtra): Eye | null =>
  givenNear(extra) ?? nearVision(eye);

/** Near vision of both eyes of a stored prescription. */
export const nearEyesOf = (
  record: Partial<ExtraFields & EyeFields>,
): Record<EyeSide, Eye | null> => ({
  right: nearOf(eyeOf(record, "right"), extraOf(record, "right")),
  left: nearOf(eyeOf(record, "left"), extraOf(record, "left")),
});
