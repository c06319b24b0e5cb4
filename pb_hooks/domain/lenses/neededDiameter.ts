/** Diameter of a lens (docs/rules-lenses.md, Diameter): the smallest blank for a frame, and the size to use. */

/** Frame sizes in mm; null when not measured. */
export type FrameSizes = { eye_size: number | null; bridge: number | null };

/** Millimetres added for edging. */
const edging = 2;

function neededOfEye(eyeSize: number, bridge: number, eip: number): number {
  const decentring = Math.abs((eyeSize + bridge) / 2 - eip);
  return Math.ceil(eyeSize + 2 * decentring + edging);
}

/** Smallest diameter for these eyes in this frame; null when a size or a distance is unknown. */
export function neededDiameter(
  { eye_size, bridge }: FrameSizes,
  eips: readonly (number | null)[],
): number | null {
  const known = eips.filter((eip) => eip !== null);
  if (eye_size === null || bridge === null || known.length === 0 || known.length < eips.length)
    return null;
  return Math.max(...known.map((eip) => neededOfEye(eye_size, bridge, eip)));
}

/** True of a diameter that is too small for the frame; false for 0, which means any diameter. */
export const isSmall = (diameter: number, needed: number | null): boolean =>
  needed !== null && diameter !== 0 && diameter < needed;

/**
 * Size to use among those in which the power is made: the smallest that fits and is in stock, else the smallest that
 * fits, else the largest. `sizes`: by rising diameter. Null without sizes.
 */
export function chosenSize<Size extends { diameter: number }>(
  sizes: readonly Size[],
  needed: number | null,
  isThere: (size: Size) => boolean = () => false,
): Size | null {
  const fitting = sizes.filter(({ diameter }) => !isSmall(diameter, needed));
  return fitting.find(isThere) ?? fitting[0] ?? sizes.at(-1) ?? null;
}
