/** Remarks on lenses that do not fit the correction (docs/rules-optics.md, Lens remarks): shown, never refused. */
import type { Eye, Eyes } from "./optics.ts";
import { eyeSides, type ProductType } from "#domain/core/records.ts";

export type LensRemark = { code: "no_correction" | "no_addition"; name: string };

/** Names of lenses that need an addition; accents and hyphens are ignored. */
const needsAddition = /progressi[fv]|degressi[fv]|mi ?distance/;
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[-\u2010\u2011]/g, " ");

const hasCorrection = ({ sphere, cylinder, addition }: Eye): boolean =>
  sphere !== null || cylinder !== null || addition !== null;

/** One remark for each lens name. An addition of 0.00 counts as none. */
export function lensRemarks(
  eyes: Eyes,
  items: readonly { type: ProductType; name: string }[],
): LensRemark[] {
  const names = new Set(items.filter(({ type }) => type === "lens").map(({ name }) => name));
  const isEmpty = !eyeSides.some((side) => hasCorrection(eyes[side]));
  const isSimple = !eyeSides.some((side) => eyes[side].addition);
  return [...names].flatMap((name): LensRemark[] => {
    if (isEmpty) return [{ code: "no_correction", name }];
    return isSimple && needsAddition.test(plain(name)) ? [{ code: "no_addition", name }] : [];
  });
}
