/** What a quick entry has read of two eyes so far (quickEntryReader.ts). */
import type { Eye } from "./optics.ts";
import type { EyeSide } from "#domain/core/records.ts";

export type Reading = Partial<Eye>;
export type Readings = Record<EyeSide, Reading>;

/**
 * Stands at the place of a value that was refused or is in doubt, until all is read: what comes next does not move up.
 * It is no number, so that nothing follows from it.
 */
export const refused = Number.NaN;
export const hasRefused = (eye: Reading): boolean =>
  Object.values(eye).some((value) => Number.isNaN(value));
/** The eye without the places that were refused. */
export const withoutRefused = (eye: Reading): Reading =>
  Object.fromEntries(Object.entries(eye).filter(([, value]) => !Number.isNaN(value)));

/** A lens whose copy is in doubt. */
export const allRefused: Reading = { sphere: refused, cylinder: refused, axis: refused };
export const noCorrection: Reading = { sphere: null, cylinder: null, axis: null, addition: null };

export const hasDistance = (eye: Reading): boolean =>
  eye.sphere !== undefined || eye.cylinder !== undefined || eye.axis !== undefined;
export const hasAny = (eye: Reading): boolean => Object.keys(eye).length > 0;
/** Anything but the distance from the nose. */
export const hasLens = (eye: Reading): boolean => hasDistance(eye) || eye.addition !== undefined;
export function withoutEip(eye: Reading): Reading {
  const lens = { ...eye };
  delete lens.eip;
  return lens;
}
export const isSameLens = (one: Reading | undefined, other: Reading): boolean =>
  (["sphere", "cylinder", "axis"] as const).every((measure) => one?.[measure] === other[measure]);
export const otherOf = (side: EyeSide): EyeSide => (side === "right" ? "left" : "right");

/** True for an addition that no eye was named for, before all that is read, or after both eyes. */
export const isForBoth = ({ right, left }: Readings, isMarked: boolean): boolean =>
  hasDistance(right) ? hasDistance(left) : !isMarked;

/** 'OD … OG … add 2': an addition of no eye in particular is for each that was read and has none. */
export function shareAddition({ right, left }: Readings, addition: number): void {
  if (!hasDistance(left)) return;
  left.addition ??= addition;
  if (hasDistance(right)) right.addition ??= addition;
  // 'add 2 OG -1': it stood before the only eye there is.
  else delete right.addition;
}

/** 'plan ODG': what was read before any eye was named is of those that are named after it. */
export function moveReading(eyes: Readings, from: EyeSide, to: readonly EyeSide[]): void {
  const reading = eyes[from];
  eyes[from] = {};
  for (const side of to) eyes[side] = { ...reading };
}

/** 'add 2 ODG': an addition goes to the eyes that are named after it; false when one has its own. */
export function moveAddition(
  eyes: Readings,
  from: readonly EyeSide[],
  to: readonly EyeSide[],
): boolean {
  const addition = from.map((side) => eyes[side].addition)[0];
  for (const side of from) delete eyes[side].addition;
  if (addition === undefined || to.some((side) => eyes[side].addition !== undefined)) return false;
  for (const side of to) eyes[side].addition = addition;
  return true;
}
