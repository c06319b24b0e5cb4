/** Finds the eye of each lens in a sale (docs/rules-workshop-till.md, Jobs). */
import { type Eye, type Eyes, isUnmeasured, transpose } from "#domain/optics/optics.ts";
import { type CylinderForm, type EyeSide, eyeSides } from "#domain/core/records.ts";

/** Lens line of a sale; eye '' means both or unknown. A line without a pair belongs to the first. */
export type LensLine = { quantity: number; eye: EyeSide | ""; pair?: number };

export const firstPair = 1;
export const pairOf = ({ pair }: { pair?: number }): number => pair || firstPair;

/**
 * Eye of each lens line, found when it gives none: two lenses on a line are for both eyes (''); a single lens is for
 * the only corrected eye; of two single lenses in a pair, the first is for the right.
 */
export function lensEyes(lines: readonly LensLine[], eyes: Eyes): (EyeSide | "")[] {
  const open = lines.filter(({ quantity, eye }) => eye === "" && quantity === 1);
  const besideOf = (line: LensLine) => open.filter((one) => pairOf(one) === pairOf(line));
  const only = onlyEye(eyes);
  return lines.map((line) => {
    if (line.eye !== "" || line.quantity !== 1) return line.eye;
    if (only) return only;
    const beside = besideOf(line);
    return beside.length % 2 === 0 ? (eyeSides[beside.indexOf(line) % 2] ?? "") : "";
  });
}

function onlyEye({ right, left }: Eyes): EyeSide | null {
  if (isUnmeasured(right) === isUnmeasured(left)) return null;
  return isUnmeasured(right) ? "left" : "right";
}

/** Lenses of a line for each eye; an odd one counts for the right. */
export function lensesOf({ quantity, eye }: LensLine): Record<EyeSide, number> {
  if (eye === "right") return { right: quantity, left: 0 };
  if (eye === "left") return { right: 0, left: quantity };
  return { right: Math.ceil(quantity / 2), left: Math.floor(quantity / 2) };
}

/** True when the eye of a lens is unknown although both eyes were measured. */
export const isLensEyeUnknown = (lines: readonly LensLine[], eyes: Eyes): boolean =>
  lensEyes(lines, eyes).some((eye, index) => eye === "" && (lines[index]?.quantity ?? 0) % 2 > 0);

/** Same lens in the cylinder sign that the lab asks for. */
export function eyeForLab(eye: Eye, form: CylinderForm | ""): Eye {
  const isOther = form === "minus" ? (eye.cylinder ?? 0) > 0 : (eye.cylinder ?? 0) < 0;
  // A blank sphere means plan.
  const whole = { ...eye, sphere: eye.sphere ?? 0 };
  return (form === "minus" || form === "plus") && isOther ? (transpose(whole) ?? eye) : eye;
}
