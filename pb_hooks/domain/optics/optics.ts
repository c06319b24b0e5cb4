/** Eye values (docs/rules-optics.md, Eye values): limits, steps, transposition, near vision, spherical equivalent. */
import { type EyeMeasure, type EyeSide, eyeSides } from "#domain/core/records.ts";

/** One eye in dioptres, degrees (axis) and millimetres (eip); null when not measured, unlike 0. */
export type Eye = Record<"sphere" | "cylinder" | "axis" | "addition" | "eip", number | null>;
export type Measure = keyof Eye;
export type Eyes = Record<EyeSide, Eye>;
/** Name of a stored field: `right_sphere` … `left_eip`. */
export type EyeField = `${EyeSide}_${EyeMeasure}`;
export type EyeFields = Record<EyeField, number | null>;

/** Eye without any measured value. */
export const emptyEye: Eye = Object.freeze({
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  eip: null,
});
/** Order in which the measures of an eye are displayed. */
export const measures = Object.keys(emptyEye) as readonly Measure[];

type EyeRefusal =
  | "sphere_range"
  | "cylinder_range"
  | "axis_range"
  | "axis_whole"
  | "add_range"
  | "eip_range"
  | "quarter_step"
  | "not_a_number";

type Limit = { min: number; max: number; step: number; refusal: EyeRefusal };
/** Limits beyond which a value is refused (docs/rules-optics.md, Eye values). */
export const measureLimits: Record<Measure, Limit> = {
  sphere: { min: -30, max: 30, step: 0.25, refusal: "sphere_range" },
  cylinder: { min: -12, max: 12, step: 0.25, refusal: "cylinder_range" },
  axis: { min: 0, max: 180, step: 1, refusal: "axis_range" },
  addition: { min: 0, max: 4, step: 0.25, refusal: "add_range" },
  eip: { min: 15, max: 80, step: 0.25, refusal: "eip_range" },
};

/** Measure of a stored name: 'add' becomes 'addition'. */
export const measureOf = (stored: EyeMeasure): Measure => (stored === "add" ? "addition" : stored);
const storedAs = (measure: Measure): EyeMeasure => (measure === "addition" ? "add" : measure);

/** Stored field of one measure of one eye. */
export const eyeField = (side: EyeSide, measure: Measure): EyeField =>
  `${side}_${storedAs(measure)}`;

/** Ten stored fields, right eye first. */
export const eyeFields: readonly EyeField[] = eyeSides.flatMap((side) =>
  measures.map((measure) => eyeField(side, measure)),
);

/** One eye of a stored prescription; an absent field counts as not measured. */
export function eyeOf(record: Partial<EyeFields>, side: EyeSide): Eye {
  const at = (measure: Measure) => record[eyeField(side, measure)] ?? null;
  return {
    sphere: at("sphere"),
    cylinder: at("cylinder"),
    axis: at("axis"),
    addition: at("addition"),
    eip: at("eip"),
  };
}

/** Both eyes of a stored prescription. */
export const eyesOf = (record: Partial<EyeFields>): Eyes => ({
  right: eyeOf(record, "right"),
  left: eyeOf(record, "left"),
});

/** Ten stored fields of two eyes. */
export const eyesToFields = (eyes: Eyes): EyeFields =>
  Object.fromEntries(
    eyeSides.flatMap((side) =>
      measures.map((measure) => [eyeField(side, measure), eyes[side][measure]]),
    ),
  ) as EyeFields;

/** True of an eye without any measured value. */
export const isUnmeasured = (eye: Eye): boolean =>
  measures.every((measure) => eye[measure] === null);

/** Code of the refusal of a value; null when accepted. null and undefined (not measured) are always accepted. */
export function checkEyeValue(measure: Measure, value: unknown): EyeRefusal | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) return "not_a_number";
  const { min, max, step, refusal } = measureLimits[measure];
  if (value < min || value > max) return refusal;
  // The remainder is exact: quarters have exact binary forms.
  if (value % step !== 0) return measure === "axis" ? "axis_whole" : "quarter_step";
  return null;
}

/** True when the server would accept each value of the eye. */
export const isAcceptedEye = (eye: Partial<Eye>): boolean =>
  measures.every((measure) => checkEyeValue(measure, eye[measure]) === null);

/**
 * Eye for reading aloud, transposing and drawing. Empty while a value of its correction is refused; an axis of 0
 * becomes 180.
 */
export function eyeAsRead(eye: Eye): Eye {
  if (!isAcceptedEye({ ...eye, eip: null })) return emptyEye;
  return eye.axis === 0 ? { ...eye, axis: 180 } : eye;
}

/** Replaces −0 by 0, which would print as −0.00. */
export const plain = (value: number): number => value + 0;

/** Axis perpendicular to this one, within 1 to 180. */
const perpendicular = (axis: number): number => (axis > 90 ? axis - 90 : axis + 90);

/** Same lens in the other cylinder sign; null without a sphere or a cylinder. */
export function transpose(eye: Eye): Eye | null {
  if (eye.sphere === null || !eye.cylinder) return null;
  return {
    ...eye,
    sphere: plain(eye.sphere + eye.cylinder),
    cylinder: plain(-eye.cylinder),
    axis: eye.axis === null ? null : perpendicular(eye.axis),
  };
}

/** Sphere plus addition, with the same cylinder and axis; null without an addition. */
export function nearVision(eye: Eye): Eye | null {
  if (eye.sphere === null || !eye.addition) return null;
  return { ...eye, sphere: plain(eye.sphere + eye.addition), addition: null };
}

/**
 * Spherical equivalent: sphere plus half of the cylinder; null unless both are measured. It may be a multiple of an
 * eighth.
 */
export function sphericalEquivalent(eye: Eye): number | null {
  if (eye.sphere === null || !eye.cylinder) return null;
  return plain(eye.sphere + eye.cylinder / 2);
}

/** First distance that the arrow keys give in an empty field; all other fields start at 0. */
const defaultEip = 31;

/** Value after `times` steps up or down, within the limits. The axis wraps around (180, then 1). */
export function stepMeasure(
  measure: Measure,
  value: number | null,
  direction: 1 | -1,
  times = 1,
): number {
  const { min, max, step } = measureLimits[measure];
  if (value === null && measure === "eip") return defaultEip;
  const from = value ?? 0;
  const onGrid = direction > 0 ? Math.floor(from / step) : Math.ceil(from / step);
  const next = (onGrid + direction * times) * step;
  if (measure === "axis") return ((((next - 1) % 180) + 180) % 180) + 1;
  return plain(Math.min(max, Math.max(min, next)));
}

/** True of a distance too long for one eye: it must be the distance between both pupils. */
export const isBinocular = (eip: number | null): boolean => eip !== null && eip >= 45;

/** Splits a binocular distance between two eyes in quarters, without changing the sum. */
export function splitEip(binocular: number): { right: number; left: number } {
  const right = Math.floor(binocular * 2) / 4;
  return { right, left: binocular - right };
}
