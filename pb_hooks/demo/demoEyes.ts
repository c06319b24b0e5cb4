/** Eyes of the demo clients: similar in one person, slightly changed at each visit. */
import type { Random } from "./random.ts";

type EyeValues = {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
  add: number | null;
  eip: number;
};

/** Axis as it is written: 0° is 180°. */
const axisOf = (degrees: number): number => degrees || 180;

function demoEye(random: Random, isPresbyope: boolean): EyeValues {
  const hasCylinder = random.chance(0.6);
  return {
    sphere: random.int(-20, 14) / 4,
    cylinder: hasCylinder ? -random.int(1, 8) / 4 : null,
    axis: hasCylinder ? axisOf(random.int(0, 35) * 5) : null,
    add: isPresbyope ? random.int(3, 11) / 4 : null,
    eip: random.int(58, 68) / 2,
  };
}

/** Eye after a year or two: a quarter of a dioptre more or less, nearly the same axis. */
function laterEye(random: Random, eye: EyeValues): EyeValues {
  const drift = random.pick([-0.25, 0, 0, 0, 0.25]);
  return {
    ...eye,
    sphere: Math.max(-12, Math.min(12, eye.sphere + drift)),
    axis: eye.axis === null ? null : axisOf(Math.min(180, eye.axis + random.pick([-5, 0, 0, 5]))),
    add: eye.add === null ? null : Math.min(3, eye.add + random.pick([0, 0, 0.25])),
  };
}

export type EyePair = { right: EyeValues; left: EyeValues };

/** Eyes of a client: random at the first visit, slightly changed afterwards. */
export function eyesOfClient(random: Random, before: EyePair | undefined): EyePair {
  if (before) {
    const right = laterEye(random, before.right);
    return { right, left: { ...laterEye(random, before.left), add: right.add } };
  }
  const isPresbyope = random.chance(0.45);
  const right = demoEye(random, isPresbyope);
  // Left eye and pupillary distance are close to the right ones.
  const left = {
    ...laterEye(random, right),
    add: right.add,
    sphere: Math.max(-5, Math.min(3.5, right.sphere + random.int(-3, 3) / 4)),
    eip: right.eip + random.int(-1, 1) / 2,
  };
  return { right, left };
}

export const eyeFieldsOf = ({ right, left }: EyePair) => ({
  right_sphere: right.sphere,
  right_cylinder: right.cylinder,
  right_axis: right.axis,
  right_add: right.add,
  right_eip: right.eip,
  left_sphere: left.sphere,
  left_cylinder: left.cylinder,
  left_axis: left.axis,
  left_add: left.add,
  left_eip: left.eip,
});
