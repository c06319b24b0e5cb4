/** Reads the prism of a lens and the pupillary distances of its wearer from a prescription. */
import { type EyeSide, eyeSides, type LensUse } from "#domain/core/records.ts";
import { eyesExtraOf, extraOf, type ExtraFields } from "#domain/optics/measures/extraMeasures.ts";
import { prismsOf, resultantOf } from "#domain/optics/measures/prism.ts";
import { type EyeFields, eyesOf, isUnmeasured } from "#domain/optics/optics.ts";
import { eyeOfUse } from "#domain/workshop/labMeasures.ts";

export type Measured = Partial<EyeFields & ExtraFields>;

/** Resultant prism of an eye in Δ, or the sum of its prisms when a base is missing; 0 without a prism. */
export function prismOf(prescription: Measured, side: EyeSide): number {
  const extra = extraOf(prescription, side);
  const total = prismsOf(extra).reduce((sum, { power }) => sum + power, 0);
  const hasBases = prismsOf(extra).every(({ base }) => base !== "");
  return hasBases ? (resultantOf(extra, side)?.power ?? 0) : total;
}

/**
 * Pupillary distances of the measured eyes for a use, in mm; near glasses get the far distance when the near one was
 * not measured.
 */
export function eipsOf(prescription: Measured, use: LensUse | ""): (number | null)[] {
  const [eyes, extra] = [eyesOf(prescription), eyesExtraOf(prescription)];
  return eyeSides
    .filter((side) => !isUnmeasured(eyes[side]))
    .map((side) => eyeOfUse(eyes[side], extra[side], use).eip ?? eyes[side].eip);
}
