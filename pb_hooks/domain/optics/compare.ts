/** What changed since the client's previous prescription (domain/README.md §6). */
import { type Eye, type Measure, measures, transpose } from "./optics.ts";

type EyeChange = { measure: Measure; delta: number };

/** Beyond this many dioptres of sphere a change is pointed out. */
const notableSphere = 1;

/** The former eye in the cylinder sign of the new one: the same lens written the other way is no change. */
export function inNotationOf(former: Eye, current: Eye): Eye {
  const isOpposite = (former.cylinder ?? 0) * (current.cylinder ?? 0) < 0;
  return isOpposite ? (transpose(former) ?? former) : former;
}

/** An eye whose sphere was measured has a cylinder, of 0.00 where none is written. */
const withCylinder = (eye: Eye): Eye =>
  eye.sphere === null ? eye : { ...eye, cylinder: eye.cylinder ?? 0 };

/** Every measure that both prescriptions have and that changed, in the order of the grid. */
export function eyeChanges(former: Eye, current: Eye): EyeChange[] {
  const before = withCylinder(inNotationOf(former, current));
  const now = withCylinder(current);
  return measures.flatMap((measure) => {
    const [from, to] = [before[measure], now[measure]];
    return from === null || to === null || from === to ? [] : [{ measure, delta: to - from }];
  });
}

type SphereChange = { code: "sphere_sign_changed" | "sphere_changed"; from: number; to: number };

/** A sphere that changed its sign or by more than 1.00, or null. */
export function notableChange(former: Eye, current: Eye): SphereChange | null {
  const from = inNotationOf(former, current).sphere;
  const to = current.sphere;
  if (from === null || to === null) return null;
  if (from * to < 0) return { code: "sphere_sign_changed", from, to };
  return Math.abs(to - from) > notableSphere ? { code: "sphere_changed", from, to } : null;
}
