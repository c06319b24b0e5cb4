/**
 * Computes a contact lens from the correction of glasses, step by step (docs/rules-contact-lenses.md). It is displayed,
 * and stored only when a person takes it.
 */
import { type Curves, inMinus } from "#domain/lenses/power.ts";
import { plain } from "#domain/optics/optics.ts";
import type { ContactLens } from "./lens.ts";
import { checkLensNumber } from "./lensLimits.ts";

/** Eye of a prescription in dioptres and degrees, with a cylinder of either sign; null when not measured. */
export type Glasses = {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
  add: number | null;
  /** Prism in Δ, which no lens carries. */
  prism?: number | null;
};

/** Power of a meridian at the glasses and, to 0.01, at the cornea. `axis`: null for a sphere, or when missing. */
export type Meridian = { axis: number | null; glasses: number; cornea: number };

export type FromGlasses = {
  /** Distance from the glasses to the cornea, in mm. */
  vertex: number;
  /** Correction as a minus cylinder. */
  minus: Curves & { axis: number | null };
  /** False when both meridians are below four dioptres, which need no conversion. */
  isConverted: boolean;
  /** Meridian of the sphere, and with a cylinder also that of sphere plus cylinder. */
  meridians: Meridian[];
  /** Values of the contact lens; null when no lens is made with them. */
  lens: Pick<ContactLens, "sphere" | "cylinder" | "axis" | "add"> | null;
  /** Sphere that may replace a small cylinder; null for any other cylinder. */
  equivalent: number | null;
  /** Exact mean of the meridians in dioptres, for comparison with a lens. */
  mean: number;
  /** Parts of the glasses that a lens cannot have. */
  notCarried: ("prism" | "add")[];
};

/** Distance in mm for glasses whose distance was not measured. */
const defaultVertex = 12;
/** Dioptres of the stronger meridian from which both are converted. */
const convertedFrom = 4;
/** Cylinders that an equivalent sphere may replace. */
const smallCylinders: readonly number[] = [-0.25, -0.5];

/** Exact quotient `of` / `by`, so that a tie between two quarters has no rounding error. `by` is above 0. */
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

/** Nearest quarter of a dioptre; a tie goes to the more positive one. */
const toQuarter = ({ of, by }: Ratio): number => plain(Math.floor((8 * of + by) / (2 * by)) / 4);

/**
 * Power at the cornea: F / (1 − d·F), from quarters of a dioptre and half millimetres; null when the glasses' focus
 * lies before the eye.
 */
function atCornea(power: number, vertex: number): Ratio | null {
  const [quarters, halves] = [power * 4, vertex * 2];
  const by = 8000 - halves * quarters;
  return by > 0 ? { of: 2000 * quarters, by } : null;
}

const asIs = (power: number): Ratio => ({ of: power * 4, by: 4 });
const hundredth = (ratio: Ratio): number => plain(Math.round(valueOf(ratio) * 100) / 100);

/** Perpendicular meridian, 1 to 180. */
const across = (axis: number | null): number | null =>
  axis === null ? null : ((axis + 89) % 180) + 1;

/** Converts to a minus cylinder with its axis. An axis of 0 becomes 180; a cylinder of 0 has no axis. */
function inMinusCylinder(sphere: number, { cylinder, axis }: Glasses): FromGlasses["minus"] {
  if (!cylinder) return { sphere: plain(sphere), cylinder: 0, axis: null };
  const known = axis === 0 ? 180 : axis;
  const isTransposed = cylinder > 0;
  return { ...inMinus({ sphere, cylinder }), axis: isTransposed ? across(known) : known };
}

/** Addition if contact lenses are made with it; null for none, or for one that is not made. */
const addOf = (add: number | null): number | null =>
  add !== null && checkLensNumber("add", add) === null ? add : null;

const isMade = (lens: NonNullable<FromGlasses["lens"]>): boolean =>
  checkLensNumber("sphere", lens.sphere ?? 0) === null &&
  checkLensNumber("cylinder", lens.cylinder ?? 0) === null;

/**
 * Converts an eye of a prescription to a lens, with each step. `vertex`: distance in mm; null when not measured. Null
 * for an eye without a sphere, and for a power that has no image at the cornea.
 */
export function fromGlasses(glasses: Glasses, vertex: number | null): FromGlasses | null {
  if (glasses.sphere === null) return null;
  const distance = vertex ?? defaultVertex;
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
