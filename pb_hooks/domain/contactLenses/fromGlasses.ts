/** Lens from the correction of glasses, step by step (docs/rules-contact-lenses.md): shown, and kept only where it is taken. */
import { type Curves, inMinus } from "#domain/lenses/power.ts";
import { plain } from "#domain/optics/optics.ts";
import type { ContactLens } from "./lens.ts";
import { checkLensNumber } from "./lensLimits.ts";

/** Eye of a prescription in dioptres and degrees, its cylinder in any sign; null is not measured. */
export type Glasses = {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
  add: number | null;
  /** Prism in Δ, which no lens carries. */
  prism?: number | null;
};

/** Power of one meridian at the glasses and, to the hundredth, at the cornea. `axis`: null of a sphere, or where it is missing. */
export type Meridian = { axis: number | null; glasses: number; cornea: number };

export type FromGlasses = {
  /** Distance from the glasses to the cornea, in mm. */
  vertex: number;
  /** Correction in minus cylinder. */
  minus: Curves & { axis: number | null };
  /** False below four dioptres, where nothing is converted. */
  isConverted: boolean;
  /** Meridian of the sphere, and with a cylinder also that of sphere plus cylinder. */
  meridians: Meridian[];
  /** Values to take; null where no lens has them. */
  lens: Pick<ContactLens, "sphere" | "cylinder" | "axis" | "add"> | null;
  /** Sphere that may be given instead of a small cylinder; null of any other. */
  equivalent: number | null;
  /** Exact mean of the meridians in dioptres, for comparison with a lens. */
  mean: number;
  /** Parts of the glasses that a lens cannot have. */
  notCarried: ("prism" | "add")[];
};

/** Distance in mm of glasses of which nobody measured it. */
const usualVertex = 12;
/** Dioptres from which both meridians are converted. */
const convertedFrom = 4;
/** Cylinders that an equivalent sphere may replace. */
const smallCylinders: readonly number[] = [-0.25, -0.5];

/** Exact quotient: a tie between two quarters is decided without an error of rounding. `by` is above 0. */
type Ratio = { of: number; by: number };

const valueOf = ({ of, by }: Ratio): number => plain(of / by);
const less = (one: Ratio, other: Ratio): Ratio => ({
  of: one.of * other.by - other.of * one.by,
  by: one.by * other.by,
});
const meanOf = (one: Ratio, other: Ratio): Ratio => ({
  of: one.of * other.by + other.of * one.by,
  by: 2 * one.by * other.by,
});

/** Nearest quarter; a tie goes to the more plus. */
const toQuarter = ({ of, by }: Ratio): number => plain(Math.floor((8 * of + by) / (2 * by)) / 4);

/** Power at the cornea, F / (1 − d·F) of quarters and half millimetres; null where the glasses' focus lies before the eye. */
function atCornea(power: number, vertex: number): Ratio | null {
  const [quarters, halves] = [power * 4, vertex * 2];
  const by = 8000 - halves * quarters;
  return by > 0 ? { of: 2000 * quarters, by } : null;
}

const asIs = (power: number): Ratio => ({ of: power * 4, by: 4 });
const hundredth = (ratio: Ratio): number => plain(Math.round(valueOf(ratio) * 100) / 100);

/** Meridian across, within 1 to 180. */
const across = (axis: number | null): number | null =>
  axis === null ? null : ((axis + 89) % 180) + 1;

/** Minus cylinder with its axis; 0 is 180, and a cylinder of 0 has none. */
function inMinusCylinder(sphere: number, { cylinder, axis }: Glasses): FromGlasses["minus"] {
  if (!cylinder) return { sphere: plain(sphere), cylinder: 0, axis: null };
  const known = axis === 0 ? 180 : axis;
  const isTransposed = cylinder > 0;
  return { ...inMinus({ sphere, cylinder }), axis: isTransposed ? across(known) : known };
}

/** Addition that a lens has; null of none, and of one that no lens has. */
const addOf = (add: number | null): number | null =>
  add !== null && checkLensNumber("add", add) === null ? add : null;

const isMade = (lens: NonNullable<FromGlasses["lens"]>): boolean =>
  checkLensNumber("sphere", lens.sphere ?? 0) === null &&
  checkLensNumber("cylinder", lens.cylinder ?? 0) === null;

/**
 * Lens of an eye of a prescription with each step. `vertex`: that of the prescription in mm, null where nobody measured it. Null
 * of an eye without a sphere, and of a power that has no image at the cornea.
 */
export function fromGlasses(glasses: Glasses, vertex: number | null): FromGlasses | null {
  if (glasses.sphere === null) return null;
  const distance = vertex ?? usualVertex;
  const minus = inMinusCylinder(glasses.sphere, glasses);
  const powers = [minus.sphere, plain(minus.sphere + minus.cylinder)] as const;
  const isConverted = Math.max(...powers.map(Math.abs)) >= convertedFrom;
  const [first, second] = powers.map((power) =>
    isConverted ? atCornea(power, distance) : asIs(power),
  );
  if (!first || !second) return null;
  const cylinder = toQuarter(less(second, first));
  const lens = {
    sphere: toQuarter(first),
    cylinder: glasses.cylinder === null ? null : cylinder,
    axis: cylinder === 0 ? null : minus.axis,
    add: addOf(glasses.add),
  };
  const mean = meanOf(first, second);
  const meridian = (axis: number | null, power: number, at: Ratio): Meridian => ({
    axis,
    glasses: power,
    cornea: hundredth(at),
  });
  return {
    vertex: distance,
    minus,
    isConverted,
    meridians: [
      meridian(minus.axis, powers[0], first),
      ...(minus.cylinder === 0 ? [] : [meridian(across(minus.axis), powers[1], second)]),
    ],
    lens: isMade(lens) ? lens : null,
    equivalent: smallCylinders.includes(cylinder) ? toQuarter(mean) : null,
    mean: valueOf(mean),
    notCarried: [
      ...(glasses.prism ? ["prism" as const] : []),
      ...(glasses.add && lens.add === null ? ["add" as const] : []),
    ],
  };
}
