import { describe, expect, it } from "vitest";
import type { ProductType } from "#domain/core/records.ts";
import {
  inItsPair,
  nextPairOf,
  pairNumbers,
  remarksOfPairs,
} from "#features/prescriptions/items/itemPairs.ts";
import { freeItem, itemInput, type ItemValues } from "#shared/sales/saleItems.ts";

const item = (id: string, type: ProductType, quantity = "1", pair?: number): ItemValues => ({
  ...freeItem(id, ""),
  product: id,
  type,
  quantity,
  ...(pair === undefined ? {} : { pair }),
});
const whole = [item("f", "frame"), item("l", "lens", "2")];

describe("the pairs of the form", () => {
  it("a new frame on a sale with lenses begins the next, and lenses follow it", () => {
    const second = inItsPair(whole, item("g", "frame"));
    expect(second.pair).toBe(2);
    expect(inItsPair([...whole, second], item("m", "lens", "2")).pair).toBe(2);
    expect(inItsPair(whole, item("a", "accessory"))).not.toHaveProperty("pair");
    expect(inItsPair([], item("f", "frame"))).not.toHaveProperty("pair");
  });

  it("the next pair has the lenses of the last, without its frame", () => {
    expect(nextPairOf(whole, () => "new")).toEqual([{ ...item("l", "lens", "2", 2), id: "new" }]);
    const two = [...whole, item("m", "lens", "2", 2)];
    expect(nextPairOf(two, () => "new").map(({ pair }) => pair)).toEqual([3]);
    expect(nextPairOf([item("f", "frame")], () => "new")).toEqual([]);
    expect(nextPairOf([item("l", "lens", "2", 9)], () => "new")).toEqual([]);
  });

  it("a line says its pair where it is not the first", () => {
    expect(itemInput(item("l", "lens"))).not.toHaveProperty("pair");
    expect(itemInput(item("l", "lens", "2", 2))).toMatchObject({ pair: 2 });
  });

  it("too much in one pair is pointed out", () => {
    expect(remarksOfPairs(whole)).toEqual([]);
    expect(remarksOfPairs([...whole, item("g", "sunglasses")])).toEqual([
      { code: "pair_frames", pair: 1 },
    ]);
    expect(pairNumbers([...whole, item("g", "frame", "1", 2)])).toEqual([1, 2]);
  });
});
