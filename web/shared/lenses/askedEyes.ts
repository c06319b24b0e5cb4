/** Powers that lenses are asked for. */
import { type EyeSide, eyeSides, type LensUse } from "#domain/core/records.ts";
import { inMinus, type LensPower, readPower } from "#domain/lenses/power.ts";
import { emptyExtra, type EyesExtra } from "#domain/optics/measures/extraMeasures.ts";
import { resultantOf } from "#domain/optics/measures/prism.ts";
import { emptyEye, type Eye, type Eyes, isAcceptedEye, nearVision } from "#domain/optics/optics.ts";
import { applyQuickReading, type QuickReading } from "#domain/optics/quickEntry/quickEntry.ts";

/** Correction and prism of an eye. */
export type AskedEye = {
  sphere: number;
  cylinder: number;
  add: number | null;
  prism: number | null;
};
/** An eye without a correction is null. */
export type AskedEyes = Record<EyeSide, AskedEye | null>;

export const noEyes: AskedEyes = { right: null, left: null };

/** Asked eye of a measured one; null without a correction, or with a refused value. */
function askedEye(eye: Eye | null, prism: number | null): AskedEye | null {
  if (!eye || !isAcceptedEye(eye) || (eye.sphere === null && eye.cylinder === null)) return null;
  return {
    sphere: eye.sphere ?? 0,
    cylinder: eye.cylinder ?? 0,
    add: eye.addition,
    prism,
  };
}

type Measured = {
  eyes: Eyes;
  extra?: EyesExtra;
  /** Near vision that the ordonnance gives. */
  nears?: Record<EyeSide, Eye | null>;
};

/** Asked eyes of a correction, for far, or for near. */
export function askedEyes({ eyes, extra, nears }: Measured, use: LensUse | "" = ""): AskedEyes {
  const ofSide = (side: EyeSide): AskedEye | null => {
    const prism = extra ? (resultantOf(extra[side], side)?.power ?? null) : null;
    const far = eyes[side];
    return askedEye(use === "near" ? (nears?.[side] ?? nearVision(far)) : far, prism);
  };
  return { right: ofSide("right"), left: ofSide("left") };
}

/** Asked eyes of a line of quick entry. */
export function eyesOfEntry({ eyes, extra }: QuickReading): AskedEyes {
  const read = (side: EyeSide) => applyQuickReading(emptyEye, eyes[side]);
  const more = (side: EyeSide) => ({ ...emptyExtra, ...extra[side] });
  return askedEyes({
    eyes: { right: read("right"), left: read("left") },
    extra: { right: more("right"), left: more("left") },
  });
}

/** Measured eyes, the right one first. */
export const askedSides = (asked: AskedEyes): EyeSide[] =>
  eyeSides.filter((side) => asked[side] !== null);

/** 'sphere,cylinder,add,prism' of the address; '' of an eye that is not asked for. */
export function eyeParameter(eye: AskedEye | null): string {
  if (!eye) return "";
  const { sphere, cylinder, add, prism } = eye;
  return [sphere, cylinder, add ?? "", prism ?? ""].join(",");
}

/** Power of an asked eye without its diameter; null of a refused one. */
export const powerOfEye = (eye: AskedEye | null): LensPower | null =>
  eye && readPower({ sphere: eye.sphere, cylinder: eye.cylinder, add: eye.add }).power;

/** Whether a lens is still what its eye says; null without a correction. The addition counts of a lens that has one. */
export function followsEye(power: LensPower, eye: AskedEye | null): boolean | null {
  if (!eye) return null;
  const wanted = inMinus(eye);
  const isSameAdd = power.add === null || power.add === eye.add;
  return wanted.sphere === power.sphere && wanted.cylinder === power.cylinder && isSameAdd;
}
