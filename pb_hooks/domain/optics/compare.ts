/** Comparison with the client's previous prescription (docs/rules-optics.md, Comparison). */
import { type Eye, type Measure, measures, transpose } from "./optics.ts";

type EyeChange = { measure: Measure; delta: number };

/** Dioptres of a sphere change beyond which a remark is made. */
const notableSphere = 1;

/** Former eye converted to the cylinder sign of the new one, so that a transposed lens counts as unchanged. */
export function toNotationOf(former: Eye, current: Eye): Eye {
  const isOpposite = (former.cylinder ?? 0) * (current.cylinder ?? 0) < 0;
  return isOpposite ? (transpose(former) ?? former) : former;
}

/** Eye whose missing cylinder counts as 0.00 when its sphere was measured. */
const withCylinder = (eye: Eye): Eye =>
  eye.sphere === null ? eye : { ...eye, cylinder: eye.cylinder ?? 0 };

/** Changed measures, in the order of the form; each was measured in both prescriptions. */
export function eyeChanges(former: Eye, current: Eye): EyeChange[] {
  const before = withCylinder(toNotationOf(former, current));
  const now = withCylinder(current);
  return measures.flatMap((measure) => {
    const [from, to] = [before[measure], now[measure]];
    return from === null || to === null || from === to ? [] : [{ measure, delta: to - from }];
  });
}

type SphereChange = { code: "sphere_sign_changed" | "sphere_changed"; from: number; to: number };

/** Change of a sphere by more than 1.00 or in sign; null otherwise. */
export function notableSphereChange(former: Eye, current: Eye): SphereChange | null {
  const from = toNotationOf(former, current).sphere;
  const to = current.sphere;
  if (from === null || to === null) return null;
  if (from * to < 0) return { code: "sphere_sign_changed", from, to };
  return Math.abs(to - from) > notableSphere ? { code: "sphere_changed", from, to } : null;
}
