/** Which eye the lenses of a sale are for (domain/README.md §12). */
import { type Eye, type Eyes, isUnmeasured, transpose } from "#domain/optics/optics.ts";
import { type CylinderForm, type EyeSide, eyeSides } from "#domain/core/records.ts";

/** A lens line: '' is both eyes, or that nobody said. */
export type LensLine = { quantity: number; eye: EyeSide | "" };

/**
 * The eye that each lens line is for, where nobody said: two lenses of one line are for both; one is for the only eye that
 * has a correction; lines of one lens each are in pairs, the first of a pair for the right eye, the second for the left.
 */
export function lensEyes(lines: readonly LensLine[], eyes: Eyes): (EyeSide | "")[] {
  const open = lines.filter(({ quantity, eye }) => eye === "" && quantity === 1);
  const only = onlyEye(eyes);
  return lines.map((line) => {
    if (line.eye !== "" || line.quantity !== 1) return line.eye;
    if (only) return only;
    return open.length % 2 === 0 ? (eyeSides[open.indexOf(line) % 2] ?? "") : "";
  });
}

function onlyEye({ right, left }: Eyes): EyeSide | null {
  if (isUnmeasured(right) === isUnmeasured(left)) return null;
  return isUnmeasured(right) ? "left" : "right";
}

/** How many lenses of a line each eye gets: an odd one is the right eye's. */
export function lensesOf({ quantity, eye }: LensLine): Record<EyeSide, number> {
  if (eye === "right") return { right: quantity, left: 0 };
  if (eye === "left") return { right: 0, left: quantity };
  return { right: Math.ceil(quantity / 2), left: Math.floor(quantity / 2) };
}

/** Nobody said for which eye one lens is, and both were measured. */
export const isEyeUnsaid = (lines: readonly LensLine[], eyes: Eyes): boolean =>
  lensEyes(lines, eyes).some((eye, index) => eye === "" && (lines[index]?.quantity ?? 0) % 2 > 0);

/** The eye as a lab reads it: with the sign of cylinder that it asks for; the same lens either way. */
export function asLabReads(eye: Eye, form: CylinderForm | ""): Eye {
  const isOther = form === "minus" ? (eye.cylinder ?? 0) > 0 : (eye.cylinder ?? 0) < 0;
  // A sphere that was left blank is plan.
  const whole = { ...eye, sphere: eye.sphere ?? 0 };
  return (form === "minus" || form === "plus") && isOther ? (transpose(whole) ?? eye) : eye;
}
