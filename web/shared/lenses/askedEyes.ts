/** Powers for which lenses and their prices are requested. */
import { type EyeSide, eyeSides, type LensUse } from "#domain/core/records.ts";
import { powerOfEye } from "#domain/lenses/follows.ts";
import { type Measured, prismOf } from "#domain/lenses/measuredLens.ts";
import { type LensPower, readPower } from "#domain/lenses/power.ts";
import {
  eyeExtraField,
  type EyeExtraName,
  type ExtraFields,
} from "#domain/optics/measures/extraMeasures.ts";
import { emptyEye, eyesToFields, isAcceptedEye } from "#domain/optics/optics.ts";
import { applyQuickReading, type QuickReading } from "#domain/optics/quickEntry/quickEntry.ts";

/** Power of an eye without a diameter, with its prism. */
export type AskedEye = Omit<LensPower, "diameter"> & { prism: number };
/** Requested power of each eye; null for an eye without a correction. */
export type AskedEyes = Record<EyeSide, AskedEye | null>;

export const noEyes: AskedEyes = { right: null, left: null };

/** Requested powers of a prescription for a use. Includes the addition, which only some geometries need. */
export function askedEyes(measured: Measured, use: LensUse | ""): AskedEyes {
  const ofSide = (side: EyeSide): AskedEye | null => {
    const power = powerOfEye(measured, { eye: side, use, geometry: "progressive" });
    if (!power) return null;
    const { sphere, cylinder, add } = power;
    return { sphere, cylinder, add, prism: prismOf(measured, side) };
  };
  return { right: ofSide("right"), left: ofSide("left") };
}

/** Measures from a quick entry; an eye with a refused value stays blank. */
export function measuredOfEntry({ eyes, extra }: QuickReading): Measured {
  const read = (side: EyeSide) => {
    const eye = applyQuickReading(emptyEye, eyes[side]);
    return isAcceptedEye(eye) ? eye : emptyEye;
  };
  const more: Record<string, unknown> = {};
  for (const side of eyeSides)
    for (const [name, value] of Object.entries(extra[side]))
      more[eyeExtraField(side, name as EyeExtraName)] = value;
  return {
    ...eyesToFields({ right: read("right"), left: read("left") }),
    ...(more as Partial<ExtraFields>),
  };
}

/** Eyes with a requested power, the right one first. */
export const askedSides = (asked: AskedEyes): EyeSide[] =>
  eyeSides.filter((side) => asked[side] !== null);

/** Formats an eye for the query string as 'sphere,cylinder,add,prism'; '' without an eye. */
export function eyeParameter(eye: AskedEye | null): string {
  if (!eye) return "";
  const { sphere, cylinder, add, prism } = eye;
  return [sphere, cylinder, add ?? "", prism || ""].join(",");
}

/** Power of a requested eye before a diameter is chosen; null when it is refused. */
export const groundPower = (eye: AskedEye | null): LensPower | null =>
  eye && readPower({ sphere: eye.sphere, cylinder: eye.cylinder, add: eye.add }).power;
