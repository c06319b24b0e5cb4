/**
 * What changed since the customer's last prescription, as it is told to the customer (domain/README.md §6): how much, and
 * whether the correction grew. No words: those are of the screen.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { inNotationOf } from "./compare.ts";
import type { Eye, Eyes } from "./optics.ts";

/** Nothing to speak of, a little, clearly. */
export type Degree = "same" | "slight" | "clear";

/** In dioptres: from the first on it is told, beyond the second it is much. */
const thresholds = { slight: 0.25, clear: 0.75 };

const degreeOf = (change: number): Degree => {
  if (Math.abs(change) < thresholds.slight) return "same";
  return Math.abs(change) > thresholds.clear ? "clear" : "slight";
};

/**
 * Of one eye, from far: `stronger` and `weaker` by the strength of the correction, whatever its sign; `turned` where it
 * crossed zero, which is neither; `astigmatism` where only that changed.
 */
export type DistanceChange = {
  about: "distance";
  side: EyeSide;
  degree: Degree;
  way: "same" | "stronger" | "weaker" | "turned" | "astigmatism";
  /** The former one in the notation of the new one. */
  from: Eye;
  to: Eye;
};
/** Of both eyes, from near: `first` where there was no addition before. */
export type NearChange = {
  about: "near";
  degree: Degree;
  way: "same" | "more" | "less" | "first";
  from: number | null;
  to: number;
};

/** At most three: the right eye, the left one, near vision. What was not measured at both visits is not told. */
export function changesSinceLast(former: Eyes, current: Eyes): (DistanceChange | NearChange)[] {
  return [
    ...eyeSides.flatMap((side) => distanceChange(side, former[side], current[side])),
    ...nearChange(former, current),
  ];
}

/** The sphere that the eye would see best through, if it had no other: the spherical equivalent, or the sphere itself. */
const meanSphere = ({ cylinder }: Eye, sphere: number): number => sphere + (cylinder ?? 0) / 2;

function distanceChange(side: EyeSide, former: Eye, to: Eye): DistanceChange[] {
  if (former.sphere === null || to.sphere === null) return [];
  const [before, now] = [meanSphere(former, former.sphere), meanSphere(to, to.sphere)];
  const from = inNotationOf(former, to);
  const told = { about: "distance", side, from, to } as const;
  const degree = degreeOf(now - before);
  if (degree !== "same") return [{ ...told, degree, way: wayOf(before, now) }];
  const turned = degreeOf(astigmatismBetween(former, to));
  return [{ ...told, degree: turned, way: turned === "same" ? "same" : "astigmatism" }];
}

function wayOf(before: number, now: number): "stronger" | "weaker" | "turned" {
  if (before * now < 0) return "turned";
  return Math.abs(now) > Math.abs(before) ? "stronger" : "weaker";
}

/**
 * The cylinder of the lens that would turn one astigmatism into the other: the same in both notations, and small where a
 * weak cylinder turns a little.
 */
function astigmatismBetween(former: Eye, current: Eye): number {
  const [before, now] = [astigmatismOf(former), astigmatismOf(current)];
  // Sines are inexact: a quarter of a dioptre must not fall short of one.
  return Number(Math.hypot(now[0] - before[0], now[1] - before[1]).toFixed(6));
}

/** A cylinder is the same after half a turn: its angle counts twice. */
function astigmatismOf({ cylinder, axis }: Eye): readonly [number, number] {
  const angle = ((axis ?? 0) * Math.PI) / 90;
  return [(cylinder ?? 0) * Math.cos(angle), (cylinder ?? 0) * Math.sin(angle)];
}

/** The eye whose addition changed most speaks for both. An addition of 0.00 is none; one that went is not told. */
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
