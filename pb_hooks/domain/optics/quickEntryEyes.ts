/** Values of both eyes during a quick entry (quickEntryReader.ts). */
import type { Eye } from "./optics.ts";
import type { EyeSide } from "#domain/core/records.ts";

export type ReadEye = Partial<Eye>;
export type ReadEyes = Record<EyeSide, ReadEye>;

/**
 * Placeholder of a refused or doubtful value, so that the next one keeps its place. NaN, so that nothing is computed
 * from it.
 */
export const refusedPlaceholder = Number.NaN;
export const hasRefused = (eye: ReadEye): boolean =>
  Object.values(eye).some((value) => Number.isNaN(value));
/** Eye without placeholders. */
export const withoutRefused = (eye: ReadEye): ReadEye =>
  Object.fromEntries(Object.entries(eye).filter(([, value]) => !Number.isNaN(value)));

/** Placeholders for a lens whose copy is doubtful. Frozen: an eye that shared it would hand its values to the next entry. */
export const allRefused: ReadEye = Object.freeze({
  sphere: refusedPlaceholder,
  cylinder: refusedPlaceholder,
  axis: refusedPlaceholder,
});
export const noCorrection: ReadEye = Object.freeze({
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
});

export const hasDistance = (eye: ReadEye): boolean =>
  eye.sphere !== undefined || eye.cylinder !== undefined || eye.axis !== undefined;
export const hasAnyValue = (eye: ReadEye): boolean => Object.keys(eye).length > 0;
/** True when any value except the pupillary distance was read. */
export const hasLens = (eye: ReadEye): boolean => hasDistance(eye) || eye.addition !== undefined;
export function withoutEip(eye: ReadEye): ReadEye {
  const lens = { ...eye };
  delete lens.eip;
  return lens;
}
export const isSameLens = (one: ReadEye | undefined, other: ReadEye): boolean =>
  (["sphere", "cylinder", "axis"] as const).every((measure) => one?.[measure] === other[measure]);
export const otherOf = (side: EyeSide): EyeSide => (side === "right" ? "left" : "right");

/** True of an addition before any eye mark and value, or after both eyes. */
export const isForBoth = ({ right, left }: ReadEyes, isMarked: boolean): boolean =>
  hasDistance(right) ? hasDistance(left) : !isMarked;

/** Applies 'OD … OG … add 2' to each eye that was read and has no addition. */
export function shareAddition({ right, left }: ReadEyes, addition: number): void {
  if (!hasDistance(left)) return;
  left.addition ??= addition;
  if (hasDistance(right)) right.addition ??= addition;
  // Moves the addition of 'add 2 OG -1' to the only eye.
  else delete right.addition;
}

/** Moves values before any eye mark to the eyes marked after them: 'plan ODG'. */
export function moveReading(eyes: ReadEyes, from: EyeSide, to: readonly EyeSide[]): void {
  const reading = eyes[from];
  eyes[from] = {};
  for (const side of to) eyes[side] = { ...reading };
}

/** Moves an addition to the eyes marked after it ('add 2 ODG'); false when one of them has its own. */
export function moveAddition(
  eyes: ReadEyes,
  from: readonly EyeSide[],
  to: readonly EyeSide[],
): boolean {
  const addition = from.map((side) => eyes[side].addition)[0];
  for (const side of from) delete eyes[side].addition;
  if (addition === undefined || to.some((side) => eyes[side].addition !== undefined)) return false;
  for (const side of to) eyes[side].addition = addition;
  return true;
}
