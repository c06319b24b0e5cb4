/** Values of both eyes during a quick entry. */
import type { EyeSide } from "#domain/core/records.ts";
import type { Eye } from "#domain/optics/optics.ts";

export type ReadEye = Partial<Eye>;
export type ReadEyes = Record<EyeSide, ReadEye>;

/**
 * Placeholder for a refused or uncertain value, so that the next value is not taken for it. It is NaN, so that nothing
 * can be computed from it.
 */
export const refused = Number.NaN;
export const hasRefused = (eye: ReadEye): boolean => Object.values(eye).some(Number.isNaN);
export const withoutRefused = (eye: ReadEye): ReadEye =>
  Object.fromEntries(Object.entries(eye).filter(([, value]) => !Number.isNaN(value)));

export const noCorrection = { sphere: null, cylinder: null, axis: null, addition: null } as const;

export const hasDistance = (eye: ReadEye): boolean =>
  eye.sphere !== undefined || eye.cylinder !== undefined || eye.axis !== undefined;
export const hasAnyValue = (eye: object): boolean => Object.keys(eye).length > 0;
/** True when any value other than the pupillary distance was read. */
export const hasLens = (eye: ReadEye): boolean => hasDistance(eye) || eye.addition !== undefined;
export const isSameLens = (one: ReadEye, other: ReadEye): boolean =>
  (["sphere", "cylinder", "axis"] as const).every((measure) => one[measure] === other[measure]);
/** Values of an eye without the pupillary distance, which is never copied to the other eye. */
export function lensOf(eye: ReadEye): ReadEye {
  const lens = { ...eye };
  delete lens.eip;
  return lens;
}
export const otherOf = (side: EyeSide): EyeSide => (side === "right" ? "left" : "right");

/** True when an addition is for both eyes: typed before any mark and value, or after the values of both eyes. */
export const isForBoth = ({ right, left }: ReadEyes, isMarked: boolean): boolean =>
  hasDistance(right) ? hasDistance(left) : !isMarked;

/** Gives the addition of 'OD … OG … add 2' to each eye that was read and has none. */
export function shareAddition({ right, left }: ReadEyes, addition: number): void {
  if (!hasDistance(left)) return;
  if (left.addition === undefined) left.addition = addition;
  // In 'add 2 OG -1' the addition moves to the only eye.
  if (!hasDistance(right)) delete right.addition;
  else if (right.addition === undefined) right.addition = addition;
}
