import { describe, expect, it } from "vitest";
import type { EyeSide, ProductType } from "#domain/core/records.ts";
import {
  pairOfNewLine,
  pairRemarks,
  pairsOf,
  type PairLine,
  readyPairsOf,
} from "#domain/workshop/pairs.ts";

const line = (
  product_type: ProductType,
  pair: number | undefined,
  quantity = 1,
  eye: EyeSide | "" = "",
): PairLine => ({ product_type, quantity, eye, ...(pair === undefined ? {} : { pair }) });

describe("the pairs of a sale", () => {
  it("the pairs of a sale are grouped by number, and take the use of their first line with one", () => {
    const lines: PairLine[] = [
      line("lens", 2, 2),
      { ...line("frame", 2), use: "sun" },
      line("accessory", 3),
      line("frame", undefined),
      line("lens", 1, 2),
    ];
    expect(pairsOf(lines).map(({ pair, use, lines: own }) => [pair, use, own.length])).toEqual([
      [1, "", 2],
      [2, "sun", 2],
    ]);
    expect(pairsOf([])).toEqual([]);
  });

  it.each<[string, PairLine[], string[]]>([
    ["a frame and two lenses", [line("frame", 1), line("lens", 1, 2)], []],
    ["a lens for each eye", [line("lens", 1, 1, "right"), line("lens", 1, 1, "left")], []],
    ["two lenses of unknown eye", [line("lens", 1), line("lens", 1)], []],
    ["one of each eye and a third", [line("lens", 1, 2), line("lens", 1)], ["pair_lenses 1"]],
    ["two frames", [line("frame", 1), line("sunglasses", 1)], ["pair_frames 1"]],
    ["a frame twice", [line("frame", 2, 2)], ["pair_frames 2"]],
    ["two right lenses", [line("lens", 1, 2, "right")], ["pair_lenses 1"]],
    ["three lenses", [line("lens", 1, 3)], ["pair_lenses 1"]],
    ["two pairs", [line("frame", 1), line("lens", 1, 2), line("frame", 2), line("lens", 2, 2)], []],
  ])("a pair has the right remarks with %s", (_, lines, expected) => {
    expect(pairRemarks(lines).map(({ code, pair }) => `${code} ${pair}`)).toEqual(expected);
  });

  it.each<[string, PairLine[], ProductType, number]>([
    ["the first line", [], "frame", 1],
    ["lenses beside a frame", [line("frame", 1)], "lens", 1],
    ["a frame beside lenses alone", [line("lens", 1, 2)], "frame", 1],
    ["a frame beside a whole pair", [line("frame", 1), line("lens", 1, 2)], "frame", 2],
    ["lenses after it", [line("frame", 1), line("lens", 1, 2), line("frame", 2)], "lens", 2],
    ["a frame after nine", [line("frame", 9), line("lens", 9, 2)], "frame", 9],
  ])("a new line is assigned to the right pair: %s", (_, lines, product_type, pair) => {
    expect(pairOfNewLine(lines, { product_type })).toBe(pair);
  });

  it("ready pairs are sorted, without repeats, and only those of the sale", () => {
    expect(readyPairsOf([3, 1, 1, 7], [1, 2, 3])).toEqual([1, 3]);
    expect(readyPairsOf(null, [1])).toEqual([]);
  });
});
