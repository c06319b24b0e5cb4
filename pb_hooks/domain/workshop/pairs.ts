/** Pairs of glasses in a sale (docs/rules-workshop-till.md, Pairs): lines with the same number belong together. */
import type { EyeSide, LensUse, ProductType } from "#domain/core/records.ts";
import { firstPair, pairOf } from "./lensEyes.ts";

export type PairLine = {
  /** Number of the pair; absent on a line sold before pairs had numbers. */
  pair?: number;
  use?: LensUse | "";
  product_type: ProductType | "";
  quantity: number;
  eye: EyeSide | "";
};
export type Pair<Line> = { pair: number; use: LensUse | ""; lines: Line[] };

export const maxPairs = 9;

export const isFrameLine = ({ product_type: type }: Pick<PairLine, "product_type">): boolean =>
  type === "frame" || type === "sunglasses";
export const isLensLine = ({ product_type: type }: Pick<PairLine, "product_type">): boolean =>
  type === "lens";

/** Frames and lenses grouped by pair, in order of its number; the use is the first one that a line gives. */
export function pairsOf<Line extends PairLine>(lines: readonly Line[]): Pair<Line>[] {
  const made = lines.filter((line) => isFrameLine(line) || isLensLine(line));
  const numbers = [...new Set(made.map(pairOf))].sort((one, other) => one - other);
  return numbers.map((pair) => {
    const own = made.filter((line) => pairOf(line) === pair);
    return { pair, use: own.find(({ use }) => use)?.use ?? "", lines: own };
  });
}

export type PairRemark = { code: "pair_frames" | "pair_lenses"; pair: number };

/** Pairs with more than one frame, or with more than one lens for an eye. */
export const pairRemarks = (lines: readonly PairLine[]): PairRemark[] =>
  pairsOf(lines).flatMap(({ pair, lines: own }): PairRemark[] => {
    const frames = sum(own.filter(isFrameLine).map(({ quantity }) => quantity));
    const isTooMany = isMoreThanPair(own.filter(isLensLine));
    return [
      ...(frames > 1 ? [{ code: "pair_frames" as const, pair }] : []),
      ...(isTooMany ? [{ code: "pair_lenses" as const, pair }] : []),
    ];
  });

/** True when an eye has more than one lens; lenses of unknown eye count for a free eye. */
function isMoreThanPair(lenses: readonly PairLine[]): boolean {
  const ofEye = (side: EyeSide | "") =>
    sum(lenses.filter(({ eye }) => eye === side).map(({ quantity }) => quantity));
  const [right, left] = [ofEye("right"), ofEye("left")];
  return right > 1 || left > 1 || right + left + ofEye("") > 2;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Pair of a new line. A frame begins the next pair when the last pair already has lenses and a frame. */
export function pairOfNewLine(lines: readonly PairLine[], added: Pick<PairLine, "product_type">) {
  const last = pairsOf(lines).at(-1);
  if (!last) return firstPair;
  const isNext = isFrameLine(added) && last.lines.some(isLensLine) && last.lines.some(isFrameLine);
  return isNext ? Math.min(last.pair + 1, maxPairs) : last.pair;
}

/** Ready pairs in stored form: sorted, without duplicates, and only pairs of the sale. */
export function readyPairsOf(ready: unknown, pairs: readonly number[]): number[] {
  const given = Array.isArray(ready) ? ready : [];
  return [...new Set(pairs)].filter((pair) => given.includes(pair)).sort((a, b) => a - b);
}
