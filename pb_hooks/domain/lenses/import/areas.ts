/** Merges neighbouring powers of a grid that have the same price, as a tariff has at most 4 000 rows. */
import type { Centimes } from "#domain/core/money.ts";
import type { Span } from "#domain/lenses/tariff.ts";

export type Point = { sphere: number; cylinder: number; amount: Centimes };
type Area = { sphere: Span; cylinder: Span; amount: Centimes };

const quarter = 0.25;

/**
 * Areas that contain exactly these powers. Nothing is merged when a power occurs twice, because only its first price
 * counts.
 */
export function mergedAreas(points: readonly Point[]): Area[] {
  const areas = points.map(({ sphere, cylinder, amount }): Area => ({
    sphere: [sphere, sphere],
    cylinder: [cylinder, cylinder],
    amount,
  }));
  const powers = new Set(points.map(({ sphere, cylinder }) => `${sphere} ${cylinder}`));
  return powers.size < points.length ? areas : joined(joined(areas, "cylinder"), "sphere");
}

const others = { sphere: "cylinder", cylinder: "sphere" } as const;

/** Merges areas with one price that are adjacent along one side and equal on the other. */
function joined(areas: readonly Area[], side: "sphere" | "cylinder"): Area[] {
  const inOrder = [...areas].sort((a, b) => a[side][0] - b[side][0]);
  const lastOf = new Map<string, number>();
  const found: Area[] = [];
  for (const area of inOrder) {
    const key = `${area[others[side]].join(" ")} ${area.amount}`;
    const place = lastOf.get(key);
    const last = place === undefined ? undefined : found[place];
    if (place !== undefined && last && follows(last, area, side))
      found[place] = { ...last, [side]: [last[side][0], area[side][1]] };
    else lastOf.set(key, found.push(area) - 1);
  }
  return found;
}

/** True when `next` begins a quarter after `last`. Areas of minus and plus cylinders are not merged. */
const follows = (last: Area, next: Area, side: "sphere" | "cylinder"): boolean =>
  next[side][0] - last[side][1] === quarter &&
  (side === "sphere" || next[side][1] <= 0 || last[side][0] >= 0);
