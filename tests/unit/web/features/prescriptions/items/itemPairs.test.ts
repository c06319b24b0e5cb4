import { describe, expect, it } from "vitest";
import type { ProductType } from "#domain/core/records.ts";
import {
  frameForLenses,
  inItsPair,
  lensesOfPair,
  nextPairOf,
  remarksOfPairs,
  usesOf,
  withLenses,
} from "#features/prescriptions/items/itemPairs.ts";
import { pairNumbers } from "#features/prescriptions/pairValues.ts";
import { freeItem, itemInput, type ItemValues } from "#shared/sales/items/saleItems.ts";

const item = (id: string, type: ProductType, quantity = "1", pair?: number): ItemValues => ({
  ...freeItem(id, ""),
  product: id,
  type,
  quantity,
  ...(pair === undefined ? {} : { pair }),
});
const whole = [item("f", "frame"), item("l", "lens", "2")];

describe("the pairs of the form", () => {
  it("chosen lenses get the pair of a new line, or take the place of the lens that they replace", () => {
    const chosen = [item("r", "lens"), item("s", "lens"), item("prisme", "service")];
    const second = [...whole, item("g", "frame", "1", 2)];
    const added = withLenses(second, chosen);
    expect(added.map(({ id, pair }) => [id, pair])).toEqual([
      ["f", undefined],
      ["l", undefined],
      ["g", 2],
      ["r", 2],
      ["s", 2],
      ["prisme", 2],
    ]);
    expect(withLenses(added, [item("x", "lens")], "s").map(({ product }) => product)).toEqual([
      "f",
      "l",
      "g",
      "r",
      "x",
      "prisme",
    ]);
    expect(frameForLenses(second)).toBe("g");
    expect(frameForLenses(second, 1)).toBe("f");
  });

  it("a second frame begins the next pair, and lenses added after it belong to that pair", () => {
    const second = inItsPair(whole, item("g", "frame"));
    expect(second.pair).toBe(2);
    expect(inItsPair([...whole, second], item("m", "lens", "2")).pair).toBe(2);
    expect(inItsPair(whole, item("a", "accessory"))).not.toHaveProperty("pair");
    expect(inItsPair([], item("f", "frame"))).not.toHaveProperty("pair");
  });

  it("the next pair copies the lenses of the last one, without its frame", () => {
    expect(nextPairOf(whole, () => "new")).toEqual([
      { ...item("l", "lens", "2", 2), id: "new", use: "" },
    ]);
    const two = [...whole, item("m", "lens", "2", 2)];
    expect(nextPairOf(two, () => "new").map(({ pair }) => pair)).toEqual([3]);
    expect(nextPairOf([item("f", "frame")], () => "new")).toEqual([]);
    expect(nextPairOf([item("l", "lens", "2", 9)], () => "new")).toEqual([]);
  });

  it("a pair with only a frame gets the lenses of the pair before it", () => {
    const framed = [...whole, item("g", "frame", "1", 2)];
    const [copied, ...rest] = nextPairOf(framed, () => "new");
    expect([copied, rest]).toEqual([{ ...item("l", "lens", "2", 2), id: "new", use: "" }, []]);
    const filled = [...framed, ...nextPairOf(framed, () => "new")];
    expect(nextPairOf(filled, () => "new").map(({ pair }) => pair)).toEqual([3]);
    const ninth = [item("l", "lens", "2", 8), item("g", "frame", "1", 9)];
    expect(nextPairOf(ninth, () => "new").map(({ pair }) => pair)).toEqual([9]);
    const last = [item("l", "lens", "2", 9), item("g", "frame", "1", 9)];
    expect(nextPairOf(last, () => "new")).toEqual([]);
  });

  it("a line is sent with its pair number, except for the first pair", () => {
    expect(itemInput(item("l", "lens"))).not.toHaveProperty("pair");
    expect(itemInput(item("l", "lens", "2", 2))).toMatchObject({ pair: 2 });
  });

  it("the form asks for the use of a pair when its lenses may be for far or near", () => {
    const one = [{ pair: 1, use: "" }];
    expect(usesOf(whole, false)).toEqual([]);
    expect(usesOf(whole, true)).toEqual(one);
    expect(usesOf([{ ...item("l", "lens", "2"), name: "Progressif 1.6" }], true)).toEqual([]);
    expect(usesOf([{ ...item("l", "lens", "2"), name: "Dégressif 1.6" }], true)).toEqual([]);
    expect(usesOf([item("f", "frame")], true)).toEqual([]);
    // Names such as 'Progressif' already state the use, also in two pairs.
    const [first, second] = [1, 2].map((pair) => ({
      ...item(`p${pair}`, "lens", "2", pair),
      name: "Progressif 1.6",
    }));
    expect(
      usesOf(
        [first, second].filter((one) => one !== undefined),
        true,
      ),
    ).toEqual([]);
    expect(usesOf([...whole, item("m", "lens", "2", 2)], false)).toEqual([
      ...one,
      { pair: 2, use: "" },
    ]);
    // A second pair without lenses needs no use.
    expect(usesOf([...whole, item("s", "sunglasses", "1", 2)], false)).toEqual([]);
    const chosen: ItemValues = { ...item("m", "lens", "2", 2), use: "near" };
    expect(usesOf([...whole, chosen], false)).toEqual([...one, { pair: 2, use: "near" }]);
    expect(usesOf([{ ...chosen, pair: 1 }], false)).toEqual([{ pair: 1, use: "near" }]);
    expect(lensesOfPair([...whole, chosen], 2)).toEqual([2]);
  });

  it("a copied pair has no use yet", () => {
    const near: ItemValues = { ...item("l", "lens", "2"), use: "near" };
    expect(nextPairOf([near], () => "new")).toEqual([
      { ...item("l", "lens", "2", 2), id: "new", use: "" },
    ]);
    expect(itemInput(near)).toMatchObject({ use: "near" });
    expect(itemInput(item("l", "lens"))).not.toHaveProperty("use");
  });

  it("a pair with a second frame gets a remark", () => {
    expect(remarksOfPairs(whole)).toEqual([]);
    expect(remarksOfPairs([...whole, item("g", "sunglasses")])).toEqual([
      { code: "pair_frames", pair: 1 },
    ]);
    expect(pairNumbers([...whole, item("g", "frame", "1", 2)])).toEqual([1, 2]);
  });
});
