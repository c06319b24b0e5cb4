/** Diameter of a lens (docs/rules-lenses.md, Diameter): the least blank for a frame, and the size that is taken. */

/** Frame in mm; null is not measured. */
export type FrameSizes = { eye_size: number | null; bridge: number | null };

/** Millimetres for edging. */
const edging = 2;

function neededOfEye(eyeSize: number, bridge: number, eip: number): number {
  const decentring = Math.abs((eyeSize + bridge) / 2 - eip);
  return Math.ceil(eyeSize + 2 * decentring + edging);
}

/** Least diameter for these eyes in this frame; null where a size or a distance is not known. */
export function neededDiameter(
  { eye_size, bridge }: FrameSizes,
  eips: readonly (number | null)[],
): number | null {
  const known = eips.filter((eip) => eip !== null);
  if (eye_size === null || bridge === null || known.length === 0 || known.length < eips.length)
    return null;
  return Math.max(...known.map((eip) => neededOfEye(eye_size, bridge, eip)));
}

/** True of a lens that is too small for the frame; one of any diameter never is. */
export const isSmall = (diameter: number, needed: number | null): boolean =>
  needed !== null && diameter !== 0 && diameter < needed;

/**
 * Size that is taken, of those in order of diameter in which the power is made: the smallest that fits and is there, else the
 * smallest that fits, else the largest; null without any.
 */
export function chosenSize<Size extends { diameter: number }>(
  sizes: readonly Size[],
  needed: number | null,
  isThere: (size: Size) => boolean = () => false,
): Size | null {
  const fitting = sizes.filter(({ diameter }) => !isSmall(diameter, needed));
  return fitting.find(isThere) ?? fitting[0] ?? sizes.at(-1) ?? null;
}
