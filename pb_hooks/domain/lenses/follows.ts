/** Decides whether a sold lens still has the power of its prescription (docs/rules-lens-lines.md, Correction). */
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { eyeOfUse } from "#domain/workshop/labMeasures.ts";
import type { Measured } from "./measuredLens.ts";
import { hasAdd } from "./whyNot.ts";
import { inMinus, type LensPower } from "./power.ts";

/** `geometry`: geometry of the range. */
export type FollowedLens = { power: LensPower; eye: EyeSide; use: LensUse | ""; geometry: string };

/** Power for an eye and a use, without a diameter; null when the eye has neither sphere nor cylinder. */
export function powerOfEye(
  prescription: Measured,
  { eye: side, use, geometry }: Omit<FollowedLens, "power">,
): LensPower | null {
  const whole = eyeOf(prescription, side);
  const eye = eyeOfUse(whole, extraOf(prescription, side), use);
  if (eye.sphere === null && eye.cylinder === null) return null;
  const curves = inMinus({ sphere: eye.sphere ?? 0, cylinder: eye.cylinder ?? 0 });
  return { ...curves, add: hasAdd(geometry) ? whole.addition : null, diameter: 0 };
}

/** True while the power is that of its eye; null when not comparable: middle distance, or no prescription. */
export function follows(prescription: Measured | null, lens: FollowedLens): boolean | null {
  if (!prescription || lens.use === "intermediate") return null;
  const said = powerOfEye(prescription, lens);
  const { sphere, cylinder, add } = lens.power;
  return (
    said !== null &&
    said.sphere === sphere &&
    said.cylinder === cylinder &&
    (!hasAdd(lens.geometry) || said.add === add)
  );
}
