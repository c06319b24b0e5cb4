import { describe, expect, it } from "vitest";

import {
  formatBaseCurve,
  formatDiameter,
  lensText,
  orderedLensText,
  orderLine,
} from "#domain/contactLenses/formatLens.ts";
import { type ContactLens, emptyLens } from "#domain/contactLenses/lens.ts";

const toric: ContactLens = {
  ...emptyLens,
  bc: 8.7,
  dia: 14.5,
  sphere: -2.5,
  cylinder: -0.75,
  axis: 180,
};

describe("the text of a contact lens", () => {
  it.each<[Partial<ContactLens>, string]>([
    [toric, "RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180°"],
    [{ bc: 8.6, dia: 14, sphere: 0 }, "RC 8.60 · Ø 14.0 · Plan"],
    [{ dia: 14.05 }, "Ø 14.05"],
    [{ sphere: 1.5, cylinder: 0, add: 2, dn: "N" }, "+1.50 · addition 2.00 N"],
    [{ sphere: 1.5, add_word: "high" }, "+1.50 · addition haute"],
    [{ add_word: "low", dn: "D" }, "addition basse D"],
    [{ add_word: "med" }, "addition moyenne"],
    [{ dn: "N" }, "addition N"],
    [{ cylinder: -0.75 }, "(−0.75)"],
    [{ axis: 90 }, "90°"],
    [{ color: "Vert" }, "Vert"],
    [{}, ""],
  ])("the text of a lens with %j is '%s'", (values, text) => {
    expect(lensText({ ...emptyLens, ...values })).toBe(text);
  });

  it("the text is empty without a lens", () => expect(lensText(null)).toBe(""));

  it("a base curve has two decimals, and a diameter only as many as needed", () => {
    expect([
      formatBaseCurve(8),
      formatBaseCurve(8.65),
      formatDiameter(14),
      formatDiameter(14.25),
    ]).toEqual(["8.00", "8.65", "14.0", "14.25"]);
  });
});

describe("the order text of a contact lens", () => {
  it("the order text names the invoice and every value", () => {
    const line = {
      reference: "2026110012",
      eye: "right",
      product: "Toric 55",
      design: "toric",
      lens: toric,
      quantity: 2,
    } as const;
    expect(orderLine(line)).toBe(
      "2026110012 · OD · Toric 55 · RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180° · 2 boîtes",
    );
    expect(orderLine({ ...line, eye: "", quantity: 1, lens: null, design: "" })).toBe(
      "2026110012 · ODG · Toric 55 · RC □ · Ø □ · □ · 1 boîte",
    );
  });

  it.each<
    [
      string,
      Partial<ContactLens>,
      "" | "sphere" | "toric" | "multifocal" | "toric_multifocal",
      string,
    ]
  >([
    ["sphere", { bc: 8.6, dia: 14.2 }, "sphere", "RC 8.60 · Ø 14.2 · □"],
    [
      "cylinder and axis of a toric",
      { ...toric, cylinder: null, axis: null },
      "toric",
      "RC 8.70 · Ø 14.5 · −2.50 (□) □°",
    ],
    ["axis of a cylinder", { ...toric, axis: null }, "", "RC 8.70 · Ø 14.5 · −2.50 (−0.75) □°"],
    [
      "cylinder before an axis",
      { ...toric, cylinder: null },
      "toric",
      "RC 8.70 · Ø 14.5 · −2.50 (□) 180°",
    ],
    [
      "addition",
      { ...toric, cylinder: 0, axis: null },
      "multifocal",
      "RC 8.70 · Ø 14.5 · −2.50 · addition □",
    ],
    [
      "size of an addition",
      { ...toric, dn: "N" },
      "toric_multifocal",
      "RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180° · addition □ N",
    ],
    [
      "nothing of a whole lens",
      { ...toric, add: 1 },
      "toric_multifocal",
      "RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180° · addition 1.00",
    ],
  ])("the order text has a box for the missing %s", (_, values, design, text) => {
    expect(orderedLensText({ ...emptyLens, ...values }, design)).toBe(text);
  });
});
