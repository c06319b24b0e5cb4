import { describe, expect, it } from "vitest";

import type { LensRange } from "#domain/lenses/choices.ts";
import { linesOfChoice } from "#shared/lenses/chosenLines.ts";
import { quotedState } from "#shared/quotes/quotedLenses.ts";
import { itemInput } from "#shared/sales/items/saleItems.ts";

const asked = {
  right: { sphere: -5.25, cylinder: -2, add: null, prism: 4 },
  left: { sphere: -4.75, cylinder: 0, add: null, prism: 0 },
};
const eye = (sphere: number, cylinder: number) => ({
  made: true as const,
  price: 320,
  cost: null,
  power: { sphere, cylinder, add: null, diameter: 65 },
  cell: "",
  stock: 0,
  source: "lab" as const,
});
const range: LensRange = {
  product: "orme",
  name: "Orme 1.6 AR",
  reference: "ORM16",
  supplier: "atlas",
  supplier_name: "Verrerie Atlas",
  geometry: "single",
  lens_index: 1.6,
  material: "",
  treatment: "AR",
  tint: "",
  fabrication: false,
  delay_days: 5,
  ready_on: "2026-12-04",
  diameter: 65,
  small: false,
  both: true,
  total: 760,
  right: eye(-5.25, -2),
  left: eye(-4.75, 0),
  supplements: [{ product: "prisme", name: "Prisme", eye: "right", price: 120 }],
};
const choice = { range, asked, isSpecial: false, use: "" as const };

describe("the lines of a chosen range", () => {
  it("a selected range adds a line for the right eye, one for the left, then the supplement for a prism", () => {
    const sent = linesOfChoice(choice).map(itemInput);
    expect(
      sent.map(({ product, quantity, price, eye: side }) => [product, quantity, price, side]),
    ).toEqual([
      ["orme", 1, 320, "right"],
      ["orme", 1, 320, "left"],
      ["prisme", 1, 120, "right"],
    ]);
    expect(sent[0]).toMatchObject({ power: { sphere: -5.25, diameter: 65 }, special: false });
    // The server chooses between stock and lab unless a person has.
    expect(sent[0]).not.toHaveProperty("source");
  });

  it("a single eye adds one line, and a lens made on request has no price yet", () => {
    const left = {
      made: false as const,
      why: "sphere" as const,
      value: -7.25,
      limit: -6,
      message: "",
    };
    const lines = linesOfChoice({
      ...choice,
      range: { ...range, left },
      asked: { right: null, left: asked.left },
      isSpecial: true,
    });
    expect(lines.map((line) => [line.eye, line.price, line.special, line.power?.sphere])).toEqual([
      ["left", "", true, -4.75],
    ]);
  });

  it("several selected ranges become variants of a quote, but a single one does not", () => {
    const variantsOf = (count: number) => [
      ...new Set(
        quotedState(Array.from({ length: count }, () => choice)).lensLines.map(
          ({ variant }) => variant,
        ),
      ),
    ];
    expect([variantsOf(1), variantsOf(3)]).toEqual([[""], ["A", "B", "C"]]);
  });
});
