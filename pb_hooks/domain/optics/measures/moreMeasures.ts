/**
 * Measures beside the grid of an eye (docs/rules-optics.md, More measures): prism, given near vision, heights, acuity, and how
 * the frame sits on the wearer.
 */
import {
  type EyeMeasure,
  type EyeSide,
  eyeSides,
  type FrameMeasure,
  frameMeasures,
  type MoreEyeMeasure,
  moreEyeMeasures,
  type MoreMeasure,
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

/** Texts of an eye beside its numbers: bases and acuities, '' when not given. */
type EyeTexts = { base: PrismBase | ""; base2: PrismBase | ""; va: string; near_va: string };
/** Further values of one eye; null is not measured. */
export type EyeMore = Record<MoreEyeMeasure, number | null> & EyeTexts;
export type EyesMore = Record<EyeSide, EyeMore>;
/** Values of both eyes. */
export type Wearer = Record<WearerMeasure, number | null>;
/** Size of a frame, in mm. */
export type FrameSize = Record<FrameMeasure, number | null>;

/** Order in which the further values of an eye are written. */
export const eyeMoreNames = [
  "prism",
  "base",
  "prism2",
  "base2",
  "near_sphere",
  "near_cylinder",
  "near_axis",
  "near_eip",
  "height",
  "va",
  "near_va",
] as const satisfies readonly (keyof EyeMore)[];
export type EyeMoreName = (typeof eyeMoreNames)[number];
/** Field of a stored prescription: `right_prism` … `left_near_va`. */
export type EyeMoreField = `${EyeSide}_${EyeMoreName}`;

export const eyeMoreField = (side: EyeSide, name: EyeMoreName): EyeMoreField => `${side}_${name}`;
export const eyeMoreFields: readonly EyeMoreField[] = eyeSides.flatMap((side) =>
  eyeMoreNames.map((name) => eyeMoreField(side, name)),
);

type EyeMoreFields = {
  [Field in EyeMoreField]: Field extends `${EyeSide}_${infer Name extends EyeMoreName}`
    ? EyeMore[Name]
    : never;
};
/** Everything that a prescription stores beside the ten eye values. */
export type MoreFields = EyeMoreFields &
  Wearer & { source: PrescriptionSource | ""; examined_on: string };

/** Names of `MoreFields`, as a body may hold them. */
export const moreFieldNames: readonly (keyof MoreFields)[] = [
  ...eyeMoreFields,
  ...wearerMeasures,
  "source",
  "examined_on",
];

export const emptyMore: EyeMore = Object.freeze({
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

/** Further values of one eye of a stored prescription; an absent field is not given. */
export function moreOf(record: Partial<MoreFields>, side: EyeSide): EyeMore {
  const given = Object.fromEntries(
    eyeMoreNames.map((name) => [name, record[eyeMoreField(side, name)] ?? emptyMore[name]]),
  ) as EyeMore;
  return { ...given, base: baseOf(given.base), base2: baseOf(given.base2) };
}

/** Base as a known word; any other, which only SQL can store, is none. */
const baseOf = (base: string): PrismBase | "" => prismBases.find((one) => one === base) ?? "";

export const eyesMoreOf = (record: Partial<MoreFields>): EyesMore => ({
  right: moreOf(record, "right"),
  left: moreOf(record, "left"),
});

export const wearerOf = (record: Partial<MoreFields>): Wearer => ({
  vertex: record.vertex ?? null,
  pantoscopic: record.pantoscopic ?? null,
  wrap: record.wrap ?? null,
  reading_distance: record.reading_distance ?? null,
});

/** Stored fields of the further values of both eyes. */
export const moreToFields = (more: EyesMore): EyeMoreFields =>
  Object.fromEntries(
    eyeSides.flatMap((side) =>
      eyeMoreNames.map((name) => [eyeMoreField(side, name), more[side][name]]),
    ),
  ) as EyeMoreFields;

/** True of an eye that has no further value. */
export const isMoreEmpty = (more: EyeMore): boolean =>
  eyeMoreNames.every((name) => more[name] === emptyMore[name]);

type MoreLimit = { min: number; max: number; step: number; refusal: string; unit: string };
const mm = (min: number, max: number, refusal: string, step = 0.5): MoreLimit => ({
  min,
  max,
  step,
  refusal,
  unit: "mm",
});
const power = { min: 0, max: 20, step: 0.25, refusal: "prism_range", unit: "\u0394" };

/** Limits beyond which a value is refused (docs/rules-optics.md, More measures). */
export const moreLimits: Record<MoreMeasure, MoreLimit> = {
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

/** Reason why a further value is refused; null when accepted. null and undefined are always accepted. */
export function checkMoreValue(measure: MoreMeasure, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) return "not_a_number";
  const { min, max, step, refusal } = moreLimits[measure];
  if (value < min || value > max) return refusal;
  // Exact: quarters and halves have an exact binary form.
  if (value % step === 0) return null;
  return measure === "near_axis" ? "axis_whole" : (stepRefusals[step] ?? "int");
}

/** Start of the arrow keys in an empty field; all others start at 0. */
const usualStarts: Partial<Record<MoreMeasure, number>> = {
  near_eip: 29,
  height: 18,
  vertex: 12,
  reading_distance: 40,
};

/** Value after `times` steps up or down, within the limits. An axis wraps around. */
export function stepMore(
  measure: MoreMeasure,
  value: number | null,
  direction: 1 | -1,
  times = 1,
): number {
  if (measure === "near_axis") return stepMeasure("axis", value, direction, times);
  const usual = usualStarts[measure];
  if (value === null && usual !== undefined) return usual;
  const { min, max, step } = moreLimits[measure];
  const from = (value ?? 0) / step;
  const next = (direction > 0 ? Math.floor(from) : Math.ceil(from)) + direction * times;
  return plain(Math.min(max, Math.max(min, next * step)));
}

const moreMeasures: ReadonlySet<string> = new Set<MoreMeasure>([
  ...moreEyeMeasures,
  ...wearerMeasures,
  ...frameMeasures,
]);
const isMore = (measure: EyeMeasure | MoreMeasure): measure is MoreMeasure =>
  moreMeasures.has(measure);

/** Limits of a stored measure of any kind. */
export const limitsOfMeasure = (
  measure: EyeMeasure | MoreMeasure,
): { min: number; max: number; step: number } =>
  isMore(measure) ? moreLimits[measure] : measureLimits[measureOf(measure)];

/** Refusal of a stored measure of any kind; NaN is no number. */
export function checkStoredMeasure(
  measure: EyeMeasure | MoreMeasure,
  value: number,
): { code: string } | null {
  if (!Number.isFinite(value)) return { code: "number" };
  const code = isMore(measure)
    ? checkMoreValue(measure, value)
    : checkEyeValue(measureOf(measure), value);
  return code === null ? null : { code };
}

/** True when a near vision of its own was prescribed. */
export const hasGivenNear = (more: EyeMore): boolean =>
  more.near_sphere !== null || more.near_cylinder !== null || more.near_axis !== null;

/** Given near vision as an eye; null when none is given. */
export function givenNear(more: EyeMore): Eye | null {
  if (!hasGivenNear(more)) return null;
  return {
    sphere: more.near_sphere,
    cylinder: more.near_cylinder,
    axis: more.near_axis,
    addition: null,
    eip: more.near_eip,
  };
}

/** Near vision to show: the given one, else sphere + addition. */
export const nearOf = (eye: Eye, more: EyeMore): Eye | null => givenNear(more) ?? nearVision(eye);

/** Near vision of both eyes of a stored prescription. */
export const nearEyesOf = (
  record: Partial<MoreFields & EyeFields>,
): Record<EyeSide, Eye | null> => ({
  right: nearOf(eyeOf(record, "right"), moreOf(record, "right")),
  left: nearOf(eyeOf(record, "left"), moreOf(record, "left")),
});
