/**
 * Remarks on lenses that do not fit the correction (docs/rules-optics.md, Lens remarks): displayed, and never a reason
 * to refuse.
 */
import { hasAdd } from "#domain/lenses/whyNot.ts";
import type { Eye, Eyes } from "./optics.ts";
import { type EyesExtra, givenNear, nearOf, type Wearer } from "./measures/extraMeasures.ts";
import { heightField, pairsIn } from "./measures/pairMeasures.ts";
import {
  type EyeSide,
  eyeSides,
  type LensUse,
  type PairMeasure,
  type PrescriptionSource,
  type ProductType,
} from "#domain/core/records.ts";

export type LensRemark = { code: "no_correction" | "no_addition"; name: string };

/** Line of a sale; `use` is that of its pair, when chosen. */
export type RemarkedLine = {
  type: ProductType;
  name: string;
  use?: LensUse | "";
  /** Number of the pair; absent for the first. */
  pair?: number;
  /** Geometry of a range; it counts instead of the name. */
  geometry?: string;
};

/** Pattern of the names of progressive and office lenses, without accents and hyphens. */
const multifocal = /progressi[fv]|degressi[fv]|mi ?distance/;
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[-\u2010\u2011]/g, " ");

const hasCorrection = ({ sphere, cylinder, addition }: Eye): boolean =>
  sphere !== null || cylinder !== null || addition !== null;

/** True of progressive lenses: by the use of their pair, else by geometry or name. */
export const isProgressive = ({ type, name, use, geometry }: RemarkedLine): boolean =>
  type === "lens" &&
  (use === "progressive" ||
    (geometry ? geometry === "progressive" : /progressi[fv]/.test(plain(name))));

/** True of progressive and intermediate lenses, to which a client has to adapt: by use, else by geometry or name. */
export const isProgressiveOrIntermediate = (line: RemarkedLine): boolean =>
  isProgressive(line) ||
  (line.type === "lens" &&
    (line.use === "intermediate" ||
      (line.geometry ? line.geometry === "office" : multifocal.test(plain(line.name)))));

/** True of lenses that need an addition: progressive, intermediate, and bifocal ranges. */
const needsAddition = (line: RemarkedLine): boolean =>
  isProgressiveOrIntermediate(line) || hasAdd(line.geometry ?? "");

/** Pattern of the names of other lenses with several foci. */
const severalFoci = /multifoca|bifoca|trifoca|(?:double|triple) foyer/;

/**
 * True of single-vision lenses, by geometry or else by name. With an addition, the seller has to choose far or near.
 */
export const isSingleVision = ({
  type,
  name,
  geometry,
}: Pick<RemarkedLine, "type" | "name" | "geometry">): boolean =>
  type === "lens" &&
  (geometry ? !hasAdd(geometry) : !multifocal.test(plain(name)) && !severalFoci.test(plain(name)));

/** True when an eye has an addition, or a near vision of its own. */
export const hasNearVision = (eyes: Eyes, nears: Readonly<Record<EyeSide, Eye | null>>): boolean =>
  eyeSides.some((side) => (eyes[side].addition ?? 0) > 0 || nears[side] !== null);

/** At most one remark for each lens name. An addition of 0.00 counts as none. */
export function lensRemarks(eyes: Eyes, items: readonly RemarkedLine[]): LensRemark[] {
  const lenses = items.filter(({ type }) => type === "lens");
  const isEmpty = !eyeSides.some((side) => hasCorrection(eyes[side]));
  const isSimple = !eyeSides.some((side) => eyes[side].addition);
  return [...new Set(lenses.map(({ name }) => name))].flatMap((name): LensRemark[] => {
    if (isEmpty) return [{ code: "no_correction", name }];
    const isMissing = isSimple && lenses.some((line) => line.name === name && needsAddition(line));
    return isMissing ? [{ code: "no_addition", name }] : [];
  });
}

/** Dioptres from which the distance between lens and eye matters. */
const highPower = { sphere: 6, cylinder: 3 };
/** Age in years below which eye values should come from an ophthalmologist. */
const adultAge = 16;

export type MeasureRemark =
  | { code: "measures_missing"; missing: MissingMeasure[] }
  /** `pair`: number of the second or a later pair; absent for the first. */
  | { code: "vertex_missing"; pair?: number }
  | { code: "near_missing" }
  /** Single-vision lenses without a chosen use, far or near; `pair` as above. */
  | { code: "use_missing"; pair?: number }
  | { code: "child_source" };
/** Measure of an eye that its lenses need and that is missing. A height belongs to `pair`, or to the first pair. */
export type MissingMeasure = {
  measure: "eip" | "near_eip" | "height";
  side: EyeSide;
  pair?: number;
};

type Measured = {
  eyes: Eyes;
  extra: EyesExtra;
  wearer: Wearer;
  /** Measures of the second and later pairs. */
  pairs?: unknown;
  source: PrescriptionSource | "";
  /** Whole years of the client on the day of the prescription; null when unknown. */
  age: number | null;
};

/**
 * Remarks on missing measures and on a child's source. `wantsChildSource`: false when the shop switched that remark
 * off.
 */
export function measureRemarks(
  measured: Measured,
  items: readonly RemarkedLine[],
  wantsChildSource: boolean,
): MeasureRemark[] {
  const { eyes, extra, source, age } = measured;
  const lenses = items.filter(({ type }) => type === "lens");
  const corrected = eyeSides.filter((side) => hasCorrection(eyes[side]));
  const found: MeasureRemark[] = [];
  const missing = missingOf(measured, lenses);
  if (missing.length > 0) found.push({ code: "measures_missing", missing });
  const hasNear = corrected.every((side) => nearOf(eyes[side], extra[side]));
  if (lenses.some(({ use }) => use === "near") && !hasNear) found.push({ code: "near_missing" });
  for (const pair of pairsWithoutUse(measured, lenses))
    found.push({ code: "use_missing", ...named(pair) });
  if (corrected.some((side) => isHigh(eyes[side])))
    for (const pair of pairsOf(lenses))
      if (measureOf(measured, pair, "vertex") === null)
        found.push({ code: "vertex_missing", ...named(pair) });
  const isChild = age !== null && age < adultAge && corrected.length > 0;
  if (wantsChildSource && isChild && source !== "medical") found.push({ code: "child_source" });
  return found;
}

const firstPair = 1;
const pairOf = ({ pair }: RemarkedLine): number => pair || firstPair;
const pairsOf = (lenses: readonly RemarkedLine[]): number[] =>
  [...new Set(lenses.map(pairOf))].sort((one, other) => one - other);
/** Pairs of single-vision lenses without a chosen use, when the eyes have a near vision. */
function pairsWithoutUse({ eyes, extra }: Measured, lenses: readonly RemarkedLine[]): number[] {
  const nears = { right: givenNear(extra.right), left: givenNear(extra.left) };
  if (!hasNearVision(eyes, nears)) return [];
  return pairsOf(lenses).filter((pair) => {
    const own = lenses.filter((line) => pairOf(line) === pair);
    return own.every((line) => isSingleVision(line) && !line.use);
  });
}

/** Number of a pair; left out for the first. */
const named = (pair: number): { pair?: number } => (pair === firstPair ? {} : { pair });

/** Measure of a pair's frame; null when not measured. */
function measureOf({ extra, wearer, pairs }: Measured, pair: number, name: PairMeasure) {
  if (pair !== firstPair) return pairsIn(pairs)[pair]?.[name] ?? null;
  if (name === "right_height") return extra.right.height;
  return name === "left_height" ? extra.left.height : wearer[name];
}

/** Missing EIP of the corrected eyes, then missing heights, for lenses that need an addition. */
function missingOf(measured: Measured, lenses: readonly RemarkedLine[]): MissingMeasure[] {
  const { eyes, extra } = measured;
  const pairs = pairsOf(lenses.filter(needsAddition));
  if (pairs.length === 0) return [];
  const corrected = eyeSides.filter((side) => hasCorrection(eyes[side]));
  return corrected.flatMap((side): MissingMeasure[] => [
    ...(eyes[side].eip === null ? [{ measure: "eip" as const, side }] : []),
    ...(extra[side].near_eip === null ? [{ measure: "near_eip" as const, side }] : []),
    ...pairs
      .filter((pair) => measureOf(measured, pair, heightField(side)) === null)
      .map((pair) => ({ measure: "height" as const, side, ...named(pair) })),
  ]);
}

const isHigh = ({ sphere, cylinder }: Eye): boolean =>
  Math.abs(sphere ?? 0) >= highPower.sphere || Math.abs(cylinder ?? 0) >= highPower.cylinder;
