/** Pairs of glasses among the lines of the form (docs/rules-workshop-till.md, Pairs). */
import { parseQuantity } from "#domain/core/money.ts";
import {
  isFrameLine,
  isLensLine,
  maxPairs,
  pairOfNewLine,
  pairRemarks,
  pairsOf,
} from "#domain/workshop/pairs.ts";
import { firstPair, pairOf } from "#domain/workshop/lensEyes.ts";
import type { LensUse } from "#domain/core/records.ts";
import { isSingleVision } from "#domain/optics/lensRemarks.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { pairNumbers } from "../pairValues.ts";
import { remarkedLine } from "../remarkedLine.ts";

const lineOf = ({ type, quantity, eye, pair, use }: ItemValues) => ({
  product_type: type,
  quantity: parseQuantity(quantity) ?? 0,
  eye: eye || ("" as const),
  ...(pair === undefined ? {} : { pair }),
  ...(use === undefined ? {} : { use }),
});

/** Assigns a line to a pair; the first pair is stored as absent. */
export const inPair = (item: ItemValues, pair: number): ItemValues => ({
  ...item,
  ...(pair > firstPair || item.pair !== undefined ? { pair } : {}),
});

/** Assigns a new frame or lens line to the pair it belongs to. */
export const inItsPair = (items: readonly ItemValues[], item: ItemValues): ItemValues =>
  isFrameLine(lineOf(item)) || isLensLine(lineOf(item))
    ? inPair(item, pairOfNewLine(items.map(lineOf), lineOf(item)))
    : item;

export const remarksOfPairs = (items: readonly ItemValues[]) => pairRemarks(items.map(lineOf));

/**
 * Copies the lenses of the last pair that has some, without their use: into the last pair if that has none, else as the
 * next pair. Empty without lenses, or beyond the highest number of pairs.
 */
export function nextPairOf(items: readonly ItemValues[], makeId: () => string): ItemValues[] {
  const last = pairNumbers(items).at(-1);
  const lenses = items.filter((item) => isLensLine(lineOf(item)));
  const from = pairNumbers(lenses).at(-1);
  if (last === undefined || from === undefined) return [];
  const pair = from === last ? last + 1 : last;
  if (pair > maxPairs) return [];
  return lenses
    .filter((item) => pairOf(lineOf(item)) === from)
    .map((item) => ({ ...item, id: makeId(), pair, use: "" }));
}

/**
 * Product of the frame for which lenses are chosen: that of the given pair, or of a new line's pair; '' without a
 * frame.
 */
export function frameForLenses(items: readonly ItemValues[], pair?: number): string {
  const frames = items.filter((item) => isFrameLine(lineOf(item)));
  const wanted = pair ?? pairOfNewLine(items.map(lineOf), { product_type: "lens" });
  return frames.find((item) => pairOf(item) === wanted)?.product ?? "";
}

/** Adds lens lines in the pair of a new line, or in place of the line that they replace. */
export function withLenses(
  items: readonly ItemValues[],
  lines: readonly ItemValues[],
  replaced?: string,
): ItemValues[] {
  const [first, ...others] = lines;
  if (!first) return [...items];
  const at = items.findIndex(({ id }) => id === replaced);
  const kept = items[at];
  const pair = pairOf(kept ?? inItsPair(items, first));
  const put = [{ ...first, ...(kept && { id: kept.id }) }, ...others].map((line) =>
    inPair(line, pair),
  );
  return kept ? [...items.slice(0, at), ...put, ...items.slice(at + 1)] : [...items, ...put];
}

/** Indexes of the lens lines of a pair. */
export const lensesOfPair = (items: readonly ItemValues[], pair: number): number[] =>
  items.flatMap((item, index) =>
    isLensLine(lineOf(item)) && pairOf(lineOf(item)) === pair ? [index] : [],
  );

/**
 * Pairs that show a choice of use: those with a chosen use, and single-vision lenses beside a near vision or another
 * pair.
 */
export function usesOf(items: readonly ItemValues[], hasNear: boolean): PairUse[] {
  const lenses = items.map((item) => ({ ...lineOf(item), item })).filter(isLensLine);
  const pairs = pairsOf(lenses);
  return pairs.flatMap(({ pair, use, lines }): PairUse[] => {
    const isOpen = lines.every(({ item }) => isSingleVision(remarkedLine(item)));
    return use !== "" || (isOpen && (hasNear || pairs.length > 1)) ? [{ pair, use }] : [];
  });
}

export type PairUse = { pair: number; use: LensUse | "" };
