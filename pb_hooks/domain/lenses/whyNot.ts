/** Finds why a lens is not made (docs/rules-lenses.md, Price): the first failed check, with the value and its limit. */
import type { LensGeometry, Product } from "#domain/core/records.ts";
import { holdsPower, inSignOf, isOfDiameter } from "./lensPrice.ts";
import { type Curves, inMinus, inPlus, type LensPower, strongestMeridian } from "./power.ts";
import type { PowerRow, Span, WhyNot } from "./tariff.ts";

/** Limits of a range besides its tariff; null means none. */
export type RangeLimits = Pick<
  Product,
  "geometry" | "add_from" | "add_to" | "max_power" | "max_prism"
>;

/** Limits of the tariff's rows for a power. */
export type RowLimits = {
  /** Diameters of the rows; 0 means all. */
  diameters: readonly number[];
  /** True when only plus-cylinder rows exist; refusals then use plus cylinder. */
  isPlus: boolean;
  /** Strongest cylinder, without its sign. */
  cylinder: number;
  /** Spheres of the rows that have this cylinder, in the cylinder sign of the refusal; null without any. */
  spheres: Span | null;
  isHeld: boolean;
};

/** `cylinder`: cylinder that belongs to the sphere in `value`. */
export type Refused = {
  why: WhyNot;
  value: number | null;
  limit: number | null;
  cylinder?: number;
};

const withAdd: readonly string[] = ["bifocal", "progressive", "office"] satisfies LensGeometry[];

/** True of a geometry whose lenses have an addition. */
export const hasAdd = (geometry: string): boolean => withAdd.includes(geometry);

/** Curves in the cylinder sign in which a refusal shows a tariff. */
export const asTold = (isPlus: boolean, curves: Curves): Curves =>
  isPlus ? inPlus(curves) : inMinus(curves);

function refusedAdd(
  { geometry, add_from, add_to }: RangeLimits,
  add: number | null,
): Refused | null {
  if (!hasAdd(geometry)) return null;
  if (add === null) return { why: "add", value: null, limit: null };
  if (add_from !== null && add < add_from) return { why: "add", value: add, limit: add_from };
  return add_to !== null && add > add_to ? { why: "add", value: add, limit: add_to } : null;
}

const beyond = (why: WhyNot, value: number, limit: number | null): Refused | null =>
  limit !== null && value > limit ? { why, value, limit } : null;

/** Refusal of a diameter without rows. Its limit is the next larger one made, or the largest of all. */
function refusedDiameter(asked: number, diameters: readonly number[]): Refused | null {
  if (asked === 0 || diameters.includes(0) || diameters.includes(asked)) return null;
  const larger = diameters.filter((one) => one > asked);
  const limit = larger.length > 0 ? Math.min(...larger) : Math.max(...diameters);
  return { why: "diameter", value: asked, limit };
}

function refusedCurves(curves: Curves, rows: RowLimits): Refused | null {
  if (rows.isHeld) return null;
  const { sphere, cylinder } = asTold(rows.isPlus, curves);
  const sign = rows.isPlus ? 1 : -1;
  if (Math.abs(cylinder) > rows.cylinder)
    return { why: "cylinder", value: cylinder, limit: sign * rows.cylinder + 0 };
  const [from, to] = rows.spheres ?? [-Infinity, Infinity];
  const limit = sphere < from ? from : sphere > to ? to : null;
  return limit === null
    ? { why: "hole", value: null, limit: null }
    : { why: "sphere", value: sphere, limit, cylinder };
}

/** First reason why a lens is not made; null when it is. `rows`: null before the first tariff. */
export function whyNot(
  range: RangeLimits,
  power: LensPower,
  prism: number | null,
  rows: RowLimits | null,
): Refused | null {
  if (!rows) return { why: "no_tariff", value: null, limit: null };
  return (
    refusedAdd(range, power.add) ??
    beyond("prism", prism ?? 0, range.max_prism) ??
    beyond("power", strongestMeridian(power), range.max_power) ??
    refusedDiameter(power.diameter, rows.diameters) ??
    refusedCurves(power, rows)
  );
}

/** Limits that the rows set for a power. The server computes the same in SQL (server/lenses/tariffIndex.ts). */
export function rowLimits(rows: readonly PowerRow[], power: LensPower): RowLimits {
  const isPlus =
    rows.some(({ cylinder }) => cylinder[1] > 0) && !rows.some(({ cylinder }) => cylinder[0] < 0);
  const sized = rows.filter((row) => isOfDiameter(row, power.diameter));
  const spheres = sized.flatMap((row) => spheresAt(row, power, isPlus));
  return {
    diameters: rows.map(({ diameter }) => diameter),
    isPlus,
    cylinder: Math.max(0, ...sized.flatMap(({ cylinder }) => cylinder.map(Math.abs))),
    spheres: spheres.length > 0 ? [Math.min(...spheres), Math.max(...spheres)] : null,
    isHeld: sized.some((row) => holdsPower(row, power)),
  };
}

/** Spheres of a row at the cylinder of a power, in the sign of the refusal; none where the row lacks that cylinder. */
function spheresAt(row: PowerRow, power: Curves, isPlus: boolean): number[] {
  const { cylinder } = inSignOf(row, power);
  const [from, to] = row.cylinder;
  if (cylinder < from || cylinder > to) return [];
  return row.sphere.map((sphere) => asTold(isPlus, { sphere, cylinder }).sphere);
}
