/** Sizes of a tag's texts and bars, in points and millimetres (docs/rules-tags.md, Faces). */
import type { TagTemplate } from "#domain/core/records.ts";
import {
  fitsFace,
  moduleDots,
  modulesMm,
  type Resolution,
  type TagPaper,
} from "#domain/tags/templates.ts";
import { type Bars, codeBarsOf } from "#shared/paper/barcode.ts";

/** Millimetres in a point. */
const mmPerPt = 25.4 / 72;
/** White margin within a face, along a fold or an edge. */
export const marginMm = 1;

/** Sizes in points; `price` is the largest. `isShort`: name and reference share a line, as do digits and calibre. */
type Look = { price: number; name: number; lines: number; isShort: boolean };
export const looks: Readonly<Record<TagTemplate, Look>> = {
  fold: { price: 16, name: 7, lines: 2, isShort: false },
  dumbbell: { price: 16, name: 7, lines: 2, isShort: false },
  card: { price: 20, name: 8, lines: 3, isShort: false },
  box: { price: 14, name: 7, lines: 1, isShort: false },
  sheet24: { price: 16, name: 7, lines: 1, isShort: false },
  sheet65: { price: 12, name: 6.5, lines: 1, isShort: true },
};

/** Smallest font size of a price, in points. */
const smallestPrice = 11;
/** Estimated width of a semibold character, relative to its font size; slightly above Inter's. */
const widthOf = (sign: string): number =>
  /\d/.test(sign) ? 0.66 : /[A-Z]/.test(sign) ? 0.76 : 0.3;

/** Font size in points at which a price fits the width; the smallest one if none fits. */
export function priceSize(price: string, widthMm: number, largest: number): number {
  const width = Array.from(price).reduce((sum, sign) => sum + widthOf(sign), 0);
  const fitting = Math.floor((widthMm / mmPerPt / width) * 2) / 2;
  return Math.min(largest, Math.max(smallestPrice, fitting));
}

export type PlacedBars = Bars & { leftMm: number; widthMm: number };

/**
 * Bars centred on a code face, on whole printer dots; null when they do not fit. `tagX`: left edge of the tag on its
 * page.
 */
export function placedBars(
  code: string,
  paper: TagPaper,
  resolution: Resolution,
  tagX = 0,
): PlacedBars | null {
  const bars = codeBarsOf(code);
  if (!bars || !fitsFace(bars.width, paper)) return null;
  const module = modulesMm[resolution];
  const widthMm = bars.width * module;
  const dot = module / moduleDots[resolution];
  const faceX = tagX + paper.code.x;
  const left = faceX + (paper.code.width - widthMm) / 2;
  return { ...bars, leftMm: Math.floor(left / dot + 1e-6) * dot - faceX, widthMm };
}
