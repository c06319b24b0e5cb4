import { describe, expect, it } from "vitest";
import { blankAdjustment, blankRow } from "#features/adjustments/adjustmentValues.ts";
import { asMeant, meantQuantity } from "#features/adjustments/meantValues.ts";

describe("the number of pieces of an adjustment", () => {
  it.each([
    ["1", "theft", "\u22121"],
    ["12", "damage", "\u221212"],
    ["+1", "theft", "+1"],
    ["-1", "theft", "-1"],
    ["0", "theft", "0"],
    ["1", "inventory_count", "1"],
    ["1", "other", "1"],
    ["x", "theft", "x"],
  ] as const)("the quantity '%s' typed for %s means %s", (typed, reason, meant) =>
    expect(meantQuantity(typed, reason)).toBe(meant),
  );

  it("the counted quantity of a row is used only for an inventory", () => {
    const items = [{ ...blankRow(), counted: "7", quantity: "3" }];
    const values = { ...blankAdjustment(), items };
    expect(asMeant(values).items).toEqual(items);
    expect(asMeant({ ...values, reason: "theft" }).items).toMatchObject([
      { counted: "", quantity: "\u22123" },
    ]);
  });
});
