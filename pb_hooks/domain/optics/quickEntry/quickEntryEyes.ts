/** Values of both eyes during a quick entry. */
import type { EyeSide } from "#domain/core/records.ts";
import type { Eye } from "#domain/optics/optics.ts";

export type ReadEye = Partial<Eye>;
export type ReadEyes = Record<EyeSide, ReadEye>;

/** Stands for a refused or doubtful value, so that the next one keeps its place. NaN, so that nothing is computed from it. */
export const refused = Number.NaN;
export const hasRefused = (eye: ReadEye): boolean => Object.values(eye).some(Number.isNaN);
/** Eye without refused values. */
export const withoutRefused = (eye: ReadEye): ReadEye =>
  Object.fromEntries(Object.entries(eye).filter(([, value]) => !Number.isNaN(value)));

export const noCorrection = { sphere: null, cylinder: null, axis: null, addition: null } as const;

export const hasDistance = (eye: ReadEye): boolean =>
  eye.sphere !== undefined || eye.cylinder !== undefined || eye.axis !== undefined;
export const hasAnyValue = (eye: object): boolean => Object.keys(eye).length > 0;
/** True when any value except the pupillary distance was read. */
export const hasLens = (eye: ReadEye): boolean => hasDistance(eye) || eye.addition !== undefined;
export const isSameLens = (one: ReadEye, other: ReadEye): boolean =>
  (["sphere", "cylinder", "axis"] as const).every((measure) => one[measure] === other[measure]);
/** Lens without the distance of the pupils, which is each eye's own. */
export function lensOf(eye: ReadEye): ReadEye {
  const lens = { ...eye };
  delete lens.eip;
  return lens;
}
export const otherOf = (side: EyeSide): EyeSide => (side === "right" ? "left" : "right");

/** True of an addition before any eye mark and value, or after both eyes. */
export const isForBoth = ({ right, left }: ReadEyes, isMarked: boolean): boolean =>
  hasDistance(right) ? hasDistance(left) : !isMarked;

/** Applies 'OD … OG … add 2' to each eye that was read and has no addition. */
export function shareAddition({ right, left }: ReadEyes, addition: number): void {
  if (!hasDistance(left)) return;
  if (left.addition === undefined) left.addition = addition;
  // Moves the addition of 'add 2 OG -1' to the only eye.
  if (!hasDistance(right)) delete right.addition;
  else if (right.addition === undefined) right.addition = addition;
}
