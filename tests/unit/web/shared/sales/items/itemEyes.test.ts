import { describe, expect, it } from "vitest";

import type { EyeSide } from "#domain/core/records.ts";
import {
  isLoneLens,
  itemEyes,
  lensWithoutEye,
  nextEye,
  withChosenEyes,
} from "#shared/sales/items/itemEyes.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { eye } from "#support/eyes.ts";

const both = { right: eye(1), left: eye(-1) };
const leftOnly = { right: eye(null), left: eye(-1) };
const line = (quantity: string, own: EyeSide | "" = "", over: Partial<ItemValues> = {}) => ({
  id: quantity,
  product: "p",
  name: "Verre",
  reference: "",
  type: "lens" as const,
  stock: 1,
  price: "10,00",
  quantity,
  eye: own,
  label: "",
  discount: "",
  minPrice: 0,
  ...over,
});
const frame = line("1", "", { type: "frame" });

describe("the eyes of the lines of a sale", () => {
  it("the eyes of lens lines follow from the correction, whatever lines lie between them", () => {
    expect(itemEyes([frame, line("2")], both)).toEqual(["", ""]);
    expect(itemEyes([line("1"), frame, line("1")], both)).toEqual(["right", "", "left"]);
    expect(itemEyes([frame, line("1")], leftOnly)).toEqual(["", "left"]);
    expect(itemEyes([line("1")], both)).toEqual([""]);
  });

  it("an eye selected by a person is not replaced", () => {
    expect(itemEyes([line("2", "left"), line("1")], both)).toEqual(["left", ""]);
    expect(itemEyes([line("")], leftOnly)).toEqual([""]);
  });

  it("a lens line of an old draft, without a field for the eye, gets its eye from the correction", () => {
    const { eye: _, ...old } = line("1");
    expect(itemEyes([old as ItemValues], leftOnly)).toEqual(["left"]);
  });
});

describe("stored eyes", () => {
  it("stored eyes that equal the derived ones are derived again when the correction changes", () => {
    const stored = [line("1", "right"), frame, line("1", "left")];
    expect(withChosenEyes(stored, both).map((item) => item.eye)).toEqual(["", "", ""]);
  });

  it("stored eyes that differ from the derived ones count as selected by a person", () => {
    const stored = [line("1", "right"), line("1", "right")];
    expect(withChosenEyes(stored, both)).toEqual(stored);
    expect(withChosenEyes([line("2", "left")], both)[0]?.eye).toBe("left");
  });
});

describe("the next eye", () => {
  const press = (items: ItemValues[], index = 0, eyes = both) => {
    const next = nextEye(items, index, { eyes });
    return items.map((item, at) => (at === index ? { ...item, eye: next } : item));
  };

  it("pressing the eye of a line of two lenses goes from both to right, left and both again", () => {
    const right = press([line("2")]);
    const left = press(right);
    const again = press(left);
    expect([right, left, again].map(([item]) => item?.eye)).toEqual(["right", "left", ""]);
  });

  it("pressing the eye of a single lens alternates between the eyes, or returns to the derived one", () => {
    const other = press([line("1")], 0, leftOnly);
    expect(other[0]?.eye).toBe("right");
    expect(press(other, 0, leftOnly)[0]?.eye).toBe("");
    expect(itemEyes(press([line("1")]), both)).toEqual(["right"]);
  });

  it("a key for an eye selects that eye", () => {
    expect(nextEye([line("2")], 0, { eyes: both, chosen: "left" })).toBe("left");
    expect(nextEye([line("2", "left")], 0, { eyes: both, chosen: "" })).toBe("");
    expect(nextEye([line("1")], 0, { eyes: leftOnly, chosen: "left" })).toBe("");
    expect(nextEye([], 0, { eyes: both })).toBe("");
  });
});

describe("a lens that may be two", () => {
  it("the only lens of a pair is offered '× 2', in a second pair too", () => {
    const second = line("1", "", { pair: 2 });
    const items = [line("2"), frame, second];
    expect(items.map((_, index) => isLoneLens(items, index))).toEqual([false, false, true]);
    expect(isLoneLens([second, { ...second }], 0)).toBe(false);
    expect(isLoneLens([line("1", "right")], 0)).toBe(true);
    expect(isLoneLens([], 0)).toBe(false);
  });

  it("the form asks for the eye of a single lens when it was neither selected nor derived", () => {
    expect(lensWithoutEye([frame, line("1")], both)).toBe(1);
    expect(lensWithoutEye([line("2"), line("1", "", { pair: 2 })], both)).toBe(1);
    for (const items of [[line("2")], [line("3")], [line("1", "left")], [line("1"), line("1")]])
      expect(lensWithoutEye(items, both)).toBe(-1);
    expect(lensWithoutEye([line("1")], leftOnly)).toBe(-1);
    expect(lensWithoutEye([frame], both)).toBe(-1);
  });
});
