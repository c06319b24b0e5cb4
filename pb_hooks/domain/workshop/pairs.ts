/** Pairs of glasses of a sale (docs/rules-workshop-till.md, Pairs): lines of one number belong together. */
import type { EyeSide, LensUse, ProductType } from "#domain/core/records.ts";
import { firstPair, pairOf } from "./lensEyes.ts";

export type PairLine = {
  /** A line from before the pairs has none. */
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

/** Frames and lenses by pair, in order of the numbers; the use is the first that a line names. */
export function pairsOf<Line extends PairLine>(lines: readonly Line[]): Pair<Line>[] {
  const made = lines.filter((line) => isFrameLine(line) || isLensLine(line));
  const numbers = [...new Set(made.map(pairOf))].sort((one, other) => one - other);
  return numbers.map((pair) => {
    const own = made.filter((line) => pairOf(line) === pair);
    return { pair, use: own.find(({ use }) => use)?.use ?? "", lines: own };
  });
}

export type PairRemark = { code: "pair_frames" | "pair_lenses"; pair: number };

/** Pairs with more than one frame, or more than one lens for an eye. */
export const pairRemarks = (lines: readonly PairLine[]): PairRemark[] =>
  pairsOf(lines).flatMap(({ pair, lines: own }): PairRemark[] => {
    const frames = sum(own.filter(isFrameLine).map(({ quantity }) => quantity));
    const isTooMany = isMoreThanPair(own.filter(isLensLine));
    return [
      ...(frames > 1 ? [{ code: "pair_frames" as const, pair }] : []),
      ...(isTooMany ? [{ code: "pair_lenses" as const, pair }] : []),
    ];
  });

/** True of more than one lens for an eye; lenses of unknown eye take the free ones. */
function isMoreThanPair(lenses: readonly PairLine[]): boolean {
  const ofEye = (side: EyeSide | "") =>
    sum(lenses.filter(({ eye }) => eye === side).map(({ quantity }) => quantity));
  const [right, left] = [ofEye("right"), ofEye("left")];
  return right > 1 || left > 1 || right + left + ofEye("") > 2;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Pair of a new line: a frame beside lenses of a pair that has a frame begins the next one. */
export function pairOfNewLine(lines: readonly PairLine[], added: Pick<PairLine, "product_type">) {
  const last = pairsOf(lines).at(-1);
  if (!last) return firstPair;
  const isNext = isFrameLine(added) && last.lines.some(isLensLine) && last.lines.some(isFrameLine);
  return isNext ? Math.min(last.pair + 1, maxPairs) : last.pair;
}

/** Ready pairs in stored form: sorted, once each, of the sale only. */
export function readyPairsOf(ready: unknown, pairs: readonly number[]): number[] {
  const given = Array.isArray(ready) ? ready : [];
  return [...new Set(pairs)].filter((pair) => given.includes(pair)).sort((a, b) => a - b);
}
