import { describe, expect, it } from "vitest";

import { isDone, noTag, proposedTags, tagAfterPrint } from "#domain/tags/proposedTags.ts";

const product = {
  stock: 7,
  type: "frame",
  made_to_order: false,
  selling_price: 850,
  barcode: "A-1",
} as const;

describe("proposed tags", () => {
  it.each([
    ["10 received, 3 sold untagged", { pieces: 10 }, 7, 7],
    ["2 received beside 5 that are tagged", { pieces: 2 }, 7, 2],
    ["another price hangs on 3, 1 by hand", { old_price: 800, hand: 1 }, 3, 4],
    ["another code hangs on 3", { old_code: "A-0", pieces: 1 }, 3, 3],
    ["a price of 0 hangs on 2", { old_price: 0 }, 2, 2],
    ["another price of what is sold out", { old_price: 800 }, 0, 0],
    ["by hand alone", { hand: 5 }, 0, 5],
    ["nothing", {}, 7, 0],
  ])("the right number of tags is proposed after: %s", (_, kept, stock, expected) => {
    expect(proposedTags({ ...noTag, ...kept }, { ...product, stock })).toBe(expected);
  });

  it("no tags are proposed for services and products made to order", () => {
    const tag = { ...noTag, hand: 4 };
    expect(proposedTags(tag, { ...product, type: "service" })).toBe(0);
    expect(proposedTags(tag, { ...product, made_to_order: true })).toBe(0);
  });
});

describe("the tags of a product after a print", () => {
  const printed = { quantity: 6, price: 850, barcode: "A-1" };

  it("tags left out of a print stay proposed, as if added by hand", () => {
    const tag = { ...noTag, pieces: 10 };
    const after = tagAfterPrint(tag, { ...product, stock: 10 }, printed);
    expect(after).toEqual({ ...noTag, hand: 4 });
    expect(isDone(tagAfterPrint(after, { ...product, stock: 10 }, printed))).toBe(true);
  });

  it("printed tags with a price or code that has changed since are proposed again", () => {
    const other = { ...printed, quantity: 9, price: 800, barcode: "A-0" };
    expect(tagAfterPrint(noTag, product, other)).toEqual({
      ...noTag,
      old_price: 800,
      old_code: "A-0",
    });
  });
});
