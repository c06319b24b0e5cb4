/** Prism of an eye (docs/rules-optics.md, Prism): resultant, and change since the previous prescription. */
import { type EyeSide, type PrismBase } from "#domain/core/records.ts";
import type { EyeExtra } from "./extraMeasures.ts";

/** One prism with its base; '' when the base is not given. */
export type Prism = { power: number; base: PrismBase | "" };
/** Power to 0.01 Δ, and direction in whole degrees of the TABO scheme, 0 to 359. */
export type Resultant = { power: number; angle: number };

type Prisms = Pick<EyeExtra, "prism" | "base" | "prism2" | "base2">;

/** Prisms of an eye in their order; one of 0.00 counts as none. */
export const prismsOf = ({ prism, base, prism2, base2 }: Prisms): Prism[] =>
  [
    { power: prism, base },
    { power: prism2, base: base2 },
  ].flatMap(({ power, base: direction }) => (power ? [{ power, base: direction }] : []));

export const isHorizontal = (base: PrismBase | ""): boolean => base === "in" || base === "out";
export const isVertical = (base: PrismBase | ""): boolean => base === "up" || base === "down";

/** Direction of a base as the examiner sees it: base in is 0° for the right eye, 180° for the left. */
function directionOf(base: PrismBase, side: EyeSide): readonly [number, number] {
  if (base === "up") return [0, 1];
  if (base === "down") return [0, -1];
  return (base === "in") === (side === "right") ? [1, 0] : [-1, 0];
}

/** Horizontal and vertical sum of the prisms; null without a prism, or when a base is missing. */
function vectorOf(extra: Prisms, side: EyeSide): readonly [number, number] | null {
  const prisms = prismsOf(extra);
  if (prisms.length === 0) return null;
  let [across, upwards] = [0, 0];
  for (const { power, base } of prisms) {
    if (base === "") return null;
    const [x, y] = directionOf(base, side);
    across += x * power;
    upwards += y * power;
  }
  return [across, upwards];
}

/** Single prism that equals all prisms of an eye; null without prisms, with a missing base, or when they cancel out. */
export function resultantOf(extra: Prisms, side: EyeSide): Resultant | null {
  const [across, upwards] = vectorOf(extra, side) ?? [0, 0];
  if (across === 0 && upwards === 0) return null;
  const degrees = Math.round((Math.atan2(upwards, across) * 180) / Math.PI);
  return {
    power: Math.round(Math.hypot(across, upwards) * 100) / 100,
    angle: (degrees + 360) % 360,
  };
}

/** True when the resultant adds information: one prism is horizontal, the other vertical. */
export function isOblique(extra: Prisms): boolean {
  const bases = prismsOf(extra).map(({ base }) => base);
  return bases.some(isHorizontal) && bases.some(isVertical);
}

/** Change of prism from which a remark is made, in Δ. */
const notableChange = 0.5;

export type PrismChange = { code: "prism_came" | "prism_went" | "prism_changed"; delta: number };

const totalOf = (extra: Prisms): number =>
  prismsOf(extra).reduce((sum, { power }) => sum + power, 0);

/** Prism that was added, removed, or changed by at least 0.50 since the previous prescription; null otherwise. */
export function prismChange(former: Prisms, current: Prisms, side: EyeSide): PrismChange | null {
  const [before, now] = [totalOf(former), totalOf(current)];
  if (before === 0 && now === 0) return null;
  const [from, to] = [vectorOf(former, side), vectorOf(current, side)];
  if (before === 0) return { code: "prism_came", delta: to ? Math.hypot(...to) : now };
  if (now === 0) return { code: "prism_went", delta: from ? Math.hypot(...from) : before };
  // When a base is missing, only the powers can be compared.
  const delta = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : Math.abs(now - before);
  return delta >= notableChange ? { code: "prism_changed", delta } : null;
}
