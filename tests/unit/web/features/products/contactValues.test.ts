import { describe, expect, it } from "vitest";
import type { ListedProduct } from "#api/stock/products.ts";
import {
  blankContact,
  checkBoxSize,
  checkTypedSizes,
  contactInput,
  contactValuesOf,
} from "#features/products/contactValues.ts";

describe("contact lenses in the product form", () => {
  it("fields of contact lenses are sent as numbers, and loaded again as texts", () => {
    const typed = { ...blankContact, design: "toric", wear: "monthly", box_size: "6" };
    const values = { ...typed, type: "contact_lens", bcs: "8.4 8,6", dias: "14; 14,5" };
    const stored = {
      design: "toric",
      wear: "monthly",
      box_size: 6,
      bcs: [8.4, 8.6],
      dias: [14, 14.5],
    };
    expect(contactInput(values)).toEqual(stored);
    expect(contactValuesOf(stored as unknown as ListedProduct)).toEqual({
      ...typed,
      bcs: "8.4 8.6",
      dias: "14 14.5",
    });
    expect(contactInput({ ...values, type: "accessory" })).toEqual({});
    expect(contactInput({ ...blankContact, type: "contact_lens" })).toEqual({
      design: "",
      wear: "",
      box_size: 0,
      bcs: [],
      dias: [],
    });
  });

  it.each([
    ["8.4 8.6", true],
    ["", true],
    ["8.4, 8.6", true],
    ["3", false],
    ["huit", false],
  ])("the base curves %j are accepted: %j", (typed, isAccepted) => {
    expect(checkTypedSizes("bc")(typed) === true).toBe(isAccepted);
  });

  it.each([
    ["14.0 14.2", true],
    ["14.22", false],
    ["30", false],
  ])("the diameters %j are accepted: %j", (typed, isAccepted) => {
    expect(checkTypedSizes("dia")(typed) === true).toBe(isAccepted);
  });

  it.each([
    ["", true],
    ["90", true],
    ["201", false],
    ["six", false],
  ])("a box of %j is accepted: %j", (typed, isAccepted) => {
    expect(checkBoxSize(typed) === true).toBe(isAccepted);
  });
});
