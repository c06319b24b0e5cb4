/** Eye of each lens in a sale (docs/rules-workshop-till.md, Jobs). */
import { type Eye, type Eyes, isUnmeasured, transpose } from "#domain/optics/optics.ts";
import { type CylinderForm, type EyeSide, eyeSides } from "#domain/core/records.ts";

/** Lens line of a sale; '' is both eyes, or unknown. A line without a pair is of the first. */
export type LensLine = { quantity: number; eye: EyeSide | ""; pair?: number };

export const firstPair = 1;
export const pairOf = ({ pair }: { pair?: number }): number => pair || firstPair;

/**
 * Eye of each lens line without one: two lenses are for both eyes, one for the only corrected eye, two single lenses of
 * a pair right first.
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

/** Lenses of a line for each eye; an odd one is for the right. */
export function lensesOf({ quantity, eye }: LensLine): Record<EyeSide, number> {
  if (eye === "right") return { right: quantity, left: 0 };
  if (eye === "left") return { right: 0, left: quantity };
  return { right: Math.ceil(quantity / 2), left: Math.floor(quantity / 2) };
}

/** True of a lens of unknown eye when both were measured. */
export const isLensEyeUnknown = (lines: readonly LensLine[], eyes: Eyes): boolean =>
  lensEyes(lines, eyes).some((eye, index) => eye === "" && (lines[index]?.quantity ?? 0) % 2 > 0);

/** Eye in the cylinder sign that the lab asks for: the same lens. */
export function eyeForLab(eye: Eye, form: CylinderForm | ""): Eye {
  const isOther = form === "minus" ? (eye.cylinder ?? 0) > 0 : (eye.cylinder ?? 0) < 0;
  // Blank sphere is plan.
  const whole = { ...eye, sphere: eye.sphere ?? 0 };
  return (form === "minus" || form === "plus") && isOther ? (transpose(whole) ?? eye) : eye;
}
