/** Axis of a toric lens that turned on the eye: left adds, right subtracts (docs/rules-contact-lenses.md). */

/** Sides to which the lens's mark may turn, as seen by the examiner. */
export const turns = ["left", "right"] as const;
export type Turn = (typeof turns)[number];

/** Largest rotation of a mark, in degrees. */
const maxRotation = 90;
/** Rotation from which another design is advised, in degrees. */
const strongRotation = 30;

/** `axis`: axis of the lens to order, 1 to 180. `isStrong`: the rotation is so large that another design is advised. */
export type Turned = { axis: number; isStrong: boolean };

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Axis to order for a lens whose mark turned by whole degrees, computed from the axis of the refraction (0 means 180).
 * Null for an axis outside 0 to 180, and for a rotation outside 0 to 90.
 */
export function turnedAxis(axis: number, degrees: number, turn: Turn): Turned | null {
  if (!isWhole(axis, 0, 180) || !isWhole(degrees, 0, maxRotation)) return null;
  const moved = axis + (turn === "left" ? degrees : -degrees);
  return { axis: ((moved + 179) % 180) + 1, isStrong: degrees >= strongRotation };
}
