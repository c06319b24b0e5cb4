/** Eye values (domain/README.md §6): what is refused, the steps, and the three readings an optician computes in the head. */
import { type EyeMeasure, type EyeSide, eyeSides } from "#domain/core/records.ts";

/** One eye. Dioptres, degrees (axis) and millimetres (eip); null is "not measured", which is not 0. */
export type Eye = {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
  addition: number | null;
  eip: number | null;
};
export type Measure = keyof Eye;
export type Eyes = Record<EyeSide, Eye>;
/** A field of a stored prescription: `right_sphere` … `left_eip`. */
export type EyeField = `${EyeSide}_${EyeMeasure}`;
export type EyeFields = Record<EyeField, number | null>;

/** In the order in which an eye is written. */
export const measures = [
  "sphere",
  "cylinder",
  "axis",
  "addition",
  "eip",
] as const satisfies readonly Measure[];
/** An eye of which nothing was measured. */
export const emptyEye: Eye = {
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  eip: null,
};

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
/** What is refused beyond (domain/README.md §6): dioptres, degrees for the axis, millimetres for eip. */
export const limits: Record<Measure, Limit> = {
  sphere: { min: -30, max: 30, step: 0.25, refusal: "sphere_range" },
  cylinder: { min: -12, max: 12, step: 0.25, refusal: "cylinder_range" },
  axis: { min: 0, max: 180, step: 1, refusal: "axis_range" },
  addition: { min: 0, max: 4, step: 0.25, refusal: "add_range" },
  eip: { min: 15, max: 80, step: 0.25, refusal: "eip_range" },
};

/** The measure of a stored name: 'add' is the addition. */
export const measureOf = (stored: EyeMeasure): Measure => (stored === "add" ? "addition" : stored);
const storedAs = (measure: Measure): EyeMeasure => (measure === "addition" ? "add" : measure);

/** The stored field of one measure of one eye. */
export const eyeField = (side: EyeSide, measure: Measure): EyeField =>
  `${side}_${storedAs(measure)}`;

/** The ten stored fields, the right eye first. */
export const eyeFields: readonly EyeField[] = eyeSides.flatMap((side) =>
  measures.map((measure) => eyeField(side, measure)),
);

/** One eye of a stored prescription; a field that is absent counts as not measured. */
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

/** The ten stored fields of two eyes. */
export const fieldsOf = ({ right, left }: Eyes): EyeFields => ({
  right_sphere: right.sphere,
  right_cylinder: right.cylinder,
  right_axis: right.axis,
  right_add: right.addition,
  right_eip: right.eip,
  left_sphere: left.sphere,
  left_cylinder: left.cylinder,
  left_axis: left.axis,
  left_add: left.addition,
  left_eip: left.eip,
});

/** True when nothing of the eye was measured. */
export const isUnmeasured = (eye: Eye): boolean =>
  measures.every((measure) => eye[measure] === null);

/** Why a value is refused, or null when it is kept. null and undefined (not measured) are always kept. */
export function checkEyeValue(measure: Measure, value: unknown): EyeRefusal | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) return "not_a_number";
  const { min, max, step, refusal } = limits[measure];
  if (value < min || value > max) return refusal;
  // Quarters are exact in binary, so the remainder is too.
  if (value % step !== 0) return measure === "axis" ? "axis_whole" : "quarter_step";
  return null;
}

/** True when the server would keep each value of the eye. */
export const isKept = (eye: Partial<Eye>): boolean =>
  measures.every((measure) => checkEyeValue(measure, eye[measure]) === null);

/**
 * The eye as it is read aloud, transposed and drawn: nothing while a value of its correction would be refused, because
 * the rest of it would be another lens; the meridian 0° is the one that is written 180°.
 */
export function asRead(eye: Eye): Eye {
  if (!isKept({ ...eye, eip: null })) return emptyEye;
  return eye.axis === 0 ? { ...eye, axis: 180 } : eye;
}

/** -0 would print as −0.00. */
const plain = (value: number): number => value + 0;

/** The same meridian 90° away, within 1..180. */
const perpendicular = (axis: number): number => (axis > 90 ? axis - 90 : axis + 90);

/** The same lens written with the other sign of cylinder; null when there is no sphere or no cylinder to transpose. */
export function transpose(eye: Eye): Eye | null {
  if (eye.sphere === null || !eye.cylinder) return null;
  return {
    ...eye,
    sphere: plain(eye.sphere + eye.cylinder),
    cylinder: plain(-eye.cylinder),
    axis: eye.axis === null ? null : perpendicular(eye.axis),
  };
}

/** Sphere + addition with the same cylinder and axis; null without an addition. */
export function nearVision(eye: Eye): Eye | null {
  if (eye.sphere === null || !eye.addition) return null;
  return { ...eye, sphere: plain(eye.sphere + eye.addition), addition: null };
}

/** Sphere + half of the cylinder, in dioptres (eighths are possible); null without both. */
export function sphericalEquivalent(eye: Eye): number | null {
  if (eye.sphere === null || !eye.cylinder) return null;
  return plain(eye.sphere + eye.cylinder / 2);
}

/** Where a first press of an arrow starts from in a blank field: 0, except the usual half distance. */
const usualEip = 31;

/**
 * The value one step up or down, on the grid of the measure and within what the server keeps. The axis turns round
 * (180 then 1); `times` takes several steps at once.
 */
export function stepValue(
  measure: Measure,
  value: number | null,
  direction: 1 | -1,
  times = 1,
): number {
  const { min, max, step } = limits[measure];
  if (value === null && measure === "eip") return usualEip;
  const from = value ?? 0;
  const onGrid = direction > 0 ? Math.floor(from / step) : Math.ceil(from / step);
  const next = (onGrid + direction * times) * step;
  if (measure === "axis") return ((((next - 1) % 180) + 180) % 180) + 1;
  return plain(Math.min(max, Math.max(min, next)));
}

/** Half a distance is never as long: this is the one between both pupils. */
export const isBinocular = (eip: number | null): boolean => eip !== null && eip >= 45;

/** A binocular distance shared between two eyes on the quarter grid, nothing lost. */
export function splitEip(binocular: number): { right: number; left: number } {
  const right = Math.floor(binocular * 2) / 4;
  return { right, left: binocular - right };
}
