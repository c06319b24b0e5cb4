/** Remarks on lenses that do not fit the correction (docs/rules-optics.md, Lens remarks): shown, never refused. */
import type { Eye, Eyes } from "./optics.ts";
import { type EyesMore, nearOf, type Wearer } from "./moreMeasures.ts";
import {
  type EyeSide,
  eyeSides,
  type LensUse,
  type PrescriptionSource,
  type ProductType,
} from "#domain/core/records.ts";

export type LensRemark = { code: "no_correction" | "no_addition"; name: string };

/** Line of a sale; `use` is the one of its pair, where it was chosen. */
export type RemarkedLine = { type: ProductType; name: string; use?: LensUse | "" };

/** Names of progressive and office lenses; accents and hyphens are ignored. */
const multifocal = /progressi[fv]|degressi[fv]|mi ?distance/;
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[-\u2010\u2011]/g, " ");

const hasCorrection = ({ sphere, cylinder, addition }: Eye): boolean =>
  sphere !== null || cylinder !== null || addition !== null;

/** True of progressive lenses, by their name or the use of their pair. */
export const isProgressive = ({ type, name, use }: RemarkedLine): boolean =>
  type === "lens" && (use === "progressive" || /progressi[fv]/.test(plain(name)));

/** True of progressive and office lenses, which need an addition. */
const needsAddition = (line: RemarkedLine): boolean =>
  isProgressive(line) || line.use === "intermediate" || multifocal.test(plain(line.name));

/** One remark for each lens name. An addition of 0.00 counts as none. */
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

/** Power from which the distance between lens and eye matters. */
const highPower = { sphere: 6, cylinder: 3 };
/** Age in years from which eye values need no ophthalmologist. */
const adultAge = 16;

export type MeasureRemark =
  | { code: "measures_missing"; missing: MissingMeasure[] }
  | { code: "vertex_missing" }
  | { code: "near_missing" }
  | { code: "child_source" };
/** Measure that progressive or office lenses need, and that an eye lacks. */
export type MissingMeasure = { measure: "eip" | "near_eip" | "height"; side: EyeSide };

type Measured = {
  eyes: Eyes;
  more: EyesMore;
  wearer: Wearer;
  source: PrescriptionSource | "";
  /** Whole years of the client on the day of the prescription; null when unknown. */
  age: number | null;
};

/** Remarks on measures that lenses or a child's age want. `wantsChildSource`: the shop has not switched it off. */
export function measureRemarks(
  { eyes, more, wearer, source, age }: Measured,
  items: readonly RemarkedLine[],
  wantsChildSource: boolean,
): MeasureRemark[] {
  const lenses = items.filter(({ type }) => type === "lens");
  const corrected = eyeSides.filter((side) => hasCorrection(eyes[side]));
  const found: MeasureRemark[] = [];
  if (lenses.some(needsAddition)) {
    const missing = corrected.flatMap((side): MissingMeasure[] => [
      ...(eyes[side].eip === null ? [{ measure: "eip" as const, side }] : []),
      ...(more[side].near_eip === null ? [{ measure: "near_eip" as const, side }] : []),
      ...(more[side].height === null ? [{ measure: "height" as const, side }] : []),
    ]);
    if (missing.length > 0) found.push({ code: "measures_missing", missing });
  }
  const hasNear = corrected.every((side) => nearOf(eyes[side], more[side]));
  if (lenses.some(({ use }) => use === "near") && !hasNear) found.push({ code: "near_missing" });
  if (lenses.length > 0 && wearer.vertex === null && corrected.some((side) => isHigh(eyes[side])))
    found.push({ code: "vertex_missing" });
  const isChild = age !== null && age < adultAge && corrected.length > 0;
  if (wantsChildSource && isChild && source !== "medical") found.push({ code: "child_source" });
  return found;
}

const isHigh = ({ sphere, cylinder }: Eye): boolean =>
  Math.abs(sphere ?? 0) >= highPower.sphere || Math.abs(cylinder ?? 0) >= highPower.cylinder;
