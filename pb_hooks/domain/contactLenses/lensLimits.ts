/** Limits of the numbers of a contact lens and of an eye's keratometry (docs/rules-contact-lenses.md). */

export type LensNumber = "bc" | "dia" | "sphere" | "cylinder" | "axis" | "add";
export type EyeNumber = LensNumber | "k1" | "k2" | "k_axis";

type NumberLimit = { min: number; max: number; step: number; range: string; offStep: string };
const limit = (
  min: number,
  max: number,
  step: number,
  range: string,
  offStep: string,
): NumberLimit => ({ min, max, step, range, offStep });
const angle = limit(1, 180, 1, "contact_axis_range", "axis_whole");
const curvature = limit(5, 10, 0.01, "contact_k_range", "hundredth_step");

/** Limits beyond which a number is refused. */
export const lensLimits: Readonly<Record<EyeNumber, NumberLimit>> = {
  bc: limit(4, 11, 0.01, "contact_bc_range", "hundredth_step"),
  dia: limit(6, 24, 0.05, "contact_dia_range", "twentieth_step"),
  sphere: limit(-50, 50, 0.25, "contact_sphere_range", "quarter_step"),
  cylinder: limit(-12, 0, 0.25, "contact_cylinder_range", "quarter_step"),
  axis: angle,
  add: limit(0.5, 4, 0.25, "contact_add_range", "quarter_step"),
  k1: curvature,
  k2: curvature,
  k_axis: angle,
};

/** True of a number with two decimals at most that is a multiple of its step. */
function isOnStep(value: number, step: number): boolean {
  const hundredths = Math.round(value * 100);
  return hundredths / 100 === value && hundredths % Math.round(step * 100) === 0;
}

/**
 * Code of the refusal of a number; null when accepted. An axis of 0 is refused here: `readLens` reads it as 180 before.
 */
export function checkLensNumber(key: EyeNumber, value: number): string | null {
  const { min, max, step, range, offStep } = lensLimits[key];
  if (!Number.isFinite(value)) return "number";
  if (key === "cylinder" && value > 0) return "contact_cylinder_plus";
  if (value < min || value > max) return range;
  return isOnStep(value, step) ? null : offStep;
}
