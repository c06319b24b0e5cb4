import { describe, expect, it } from "vitest";

import type { SavedItem } from "#domain/documents/documents.ts";
import {
  checkItems,
  freeItem,
  itemAmount,
  itemInput,
  itemName,
  isBelowMinPrice,
  itemOf,
  type ItemValues,
  spreadOverItems,
} from "#shared/sales/items/saleItems.ts";

const frame: ItemValues = {
  ...freeItem("line00000000001", ""),
  product: "product00000001",
  name: "Monture Riad",
  quantity: "2",
  price: "500,00",
};
const codesOf = (item: ItemValues) =>
  checkItems("items", [item]).map(({ field, code }) => [field, code]);

describe("the discount of a line", () => {
  it.each([
    ["", 100_000, 0],
    ["  ", 100_000, 0],
    ["10 %", 90_000, 100],
    ["150", 85_000, 150],
    ["1 000,00", 0, 1000],
    // The check refuses this discount; the sum is computed without it.
    ["1000,01", 100_000, 0],
    ["beaucoup", 100_000, 0],
  ])(
    "a discount typed as '%s' leaves %d centimes, and is sent as %d DH",
    (discount, amount, sent) => {
      expect(itemAmount({ ...frame, discount })).toBe(amount);
      expect(itemInput({ ...frame, discount }).discount).toBe(sent);
    },
  );

  it("a discount in percent follows the quantity of its line", () => {
    expect(itemAmount({ ...frame, quantity: "3", discount: "10 %" })).toBe(135_000);
  });

  it("a line's discount is refused when unreadable or larger than the line", () => {
    expect(codesOf({ ...frame, discount: "10 %" })).toEqual([]);
    expect(codesOf({ ...frame, discount: "dix" })).toEqual([["items.0.discount", "discount_form"]]);
    expect(codesOf({ ...frame, discount: "1001" })).toEqual([["items.0.discount", "discount_max"]]);
  });

  it("a line in a draft of an earlier version has no discount", () => {
    const { discount: _, label: __, ...old } = frame;
    expect(itemInput(old as ItemValues)).toMatchObject({ discount: 0, label: "" });
    expect(codesOf(old as ItemValues)).toEqual([]);
  });
});

describe("the lowest price of a product", () => {
  it.each([
    ["", 450, false],
    ["100", 450, false],
    ["100,01", 450, true],
    ["20 %", 450, true],
    ["20 %", 0, false],
  ])(
    "a line with a discount of '%s' and a lowest price of %d DH is below it: %s",
    (discount, minPrice, isBelow) => {
      expect(isBelowMinPrice({ ...frame, discount, minPrice })).toBe(isBelow);
    },
  );
});

describe("a discount on the whole sale", () => {
  const items = [frame, { ...frame, quantity: "1", price: "99,99" }];

  it("a discount on the whole sale is spread over the lines to the centime", () => {
    expect(spreadOverItems("10 %", items)).toEqual(["100,00", "10,00"]);
    expect(spreadOverItems("0,01", items)).toEqual(["", "0,01"]);
    expect(spreadOverItems("", items)).toEqual(["", ""]);
  });

  it("a discount on the whole sale is refused when unreadable or larger than the sale", () => {
    expect(spreadOverItems("1099,99", items)).toEqual(["1\u202f000,00", "99,99"]);
    expect(spreadOverItems("1100", items)).toBeNull();
    expect(spreadOverItems("dix", items)).toBeNull();
  });
});

describe("a free line", () => {
  it("a free line needs a label and a price", () => {
    expect(codesOf(freeItem("a", " "))).toEqual([
      ["items.0.label", "required"],
      ["items.0.price", "required"],
    ]);
    expect(codesOf({ ...freeItem("a", "Réparation"), price: "60" })).toEqual([]);
  });

  it("a free line is stored and loaded with its label, and an imported invoice line with its name", () => {
    const stored = { id: "a", product: "", quantity: 1, price: 60, discount: 0, eye: "" };
    const read = (over: object) => itemOf({ ...stored, ...over } as SavedItem, 0, []);
    const repair = read({ label: "Réparation", product_name: "Réparation" });
    expect(itemName(repair)).toBe("Réparation");
    expect(itemInput(repair)).toMatchObject({ product: "", label: "Réparation", price: 60 });
    expect(itemName(read({ label: "", product_name: "Monture 1998" }))).toBe("Monture 1998");
  });
});
