/**
 * Finds what changed since the customer's last prescription, in order to tell the customer
 * (docs/rules-optics.md, Eye values). The screen adds the texts.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { toNotationOf } from "./compare.ts";
import type { Eye, Eyes } from "./optics.ts";

/** Degrees of change: none worth mentioning, small, large. */
export type ChangeDegree = "same" | "slight" | "clear";

/** Dioptres from which a change is mentioned (`slight`), and beyond which it counts as large (`clear`). */
const thresholds = { slight: 0.25, clear: 0.75 };

const degreeOf = (change: number): ChangeDegree => {
  if (Math.abs(change) < thresholds.slight) return "same";
  return Math.abs(change) > thresholds.clear ? "clear" : "slight";
};

/**
 * Change of distance vision in one eye. `stronger`, `weaker`: the power without its sign rose or fell; `turned`: its
 * sign changed; `astigmatism`: only the astigmatism changed.
 */
export type DistanceChange = {
  about: "distance";
  side: EyeSide;
  degree: ChangeDegree;
  way: "same" | "stronger" | "weaker" | "turned" | "astigmatism";
  /** Former eye, in the cylinder sign of the new one. */
  from: Eye;
  to: Eye;
};
/** Change of near vision in both eyes; `first`: no addition before. */
export type NearChange = {
  about: "near";
  degree: ChangeDegree;
  way: "same" | "more" | "less" | "first";
  from: number | null;
  to: number;
};

/** Up to three changes: right eye, left eye, near vision. A value is compared only if it was measured both times. */
export function changesSinceLast(former: Eyes, current: Eyes): (DistanceChange | NearChange)[] {
  return [
    ...eyeSides.flatMap((side) => distanceChange(side, former[side], current[side])),
    ...nearChange(former, current),
  ];
}

/** Spherical equivalent, or the sphere alone without a cylinder. */
const meanSphere = ({ cylinder }: Eye, sphere: number): number => sphere + (cylinder ?? 0) / 2;

function distanceChange(side: EyeSide, former: Eye, to: Eye): DistanceChange[] {
  if (former.sphere === null || to.sphere === null) return [];
  const [before, now] = [meanSphere(former, former.sphere), meanSphere(to, to.sphere)];
  const from = toNotationOf(former, to);
  const change = { about: "distance", side, from, to } as const;
  const degree = degreeOf(now - before);
  if (degree !== "same") return [{ ...change, degree, way: wayOf(before, now) }];
  const turned = degreeOf(astigmatismBetween(former, to));
  return [{ ...change, degree: turned, way: turned === "same" ? "same" : "astigmatism" }];
}

function wayOf(before: number, now: number): "stronger" | "weaker" | "turned" {
  if (before * now < 0) return "turned";
  return Math.abs(now) > Math.abs(before) ? "stronger" : "weaker";
}

/**
 * Cylinder of the lens that would turn one astigmatism into the other: the same in either cylinder sign, and small when
 * a weak cylinder rotates.
 */
function astigmatismBetween(former: Eye, current: Eye): number {
  const [before, now] = [astigmatismOf(former), astigmatismOf(current)];
  // Sines are inexact: rounding keeps a quarter of a dioptre from falling just short.
  return Number(Math.hypot(now[0] - before[0], now[1] - before[1]).toFixed(6));
}

/** Vector of the astigmatism. Its angle is doubled, because a cylinder repeats after half a turn. */
function astigmatismOf({ cylinder, axis }: Eye): readonly [number, number] {
  const angle = ((axis ?? 0) * Math.PI) / 90;
  return [(cylinder ?? 0) * Math.cos(angle), (cylinder ?? 0) * Math.sin(angle)];
}

/** Larger change of both eyes' additions. An addition of 0.00 counts as none; a removed one is not mentioned. */
function nearChange(former: Eyes, current: Eyes): NearChange[] {
  const both = eyeSides.flatMap((side) => {
    const to = current[side].addition;
    return to ? [{ from: former[side].addition || null, to }] : [];
  });
  const [most] = both.sort((one, other) => changeOf(other) - changeOf(one));
  if (!most) return [];
  const { from, to } = most;
  if (from === null) return [{ about: "near", degree: "slight", way: "first", from, to }];
  const degree = degreeOf(to - from);
  return [
    {
      about: "near",
      degree,
      way: degree === "same" ? "same" : to > from ? "more" : "less",
      from,
      to,
    },
  ];
}

const changeOf = ({ from, to }: { from: number | null; to: number }): number =>
  Math.abs(to - (from ?? 0));
