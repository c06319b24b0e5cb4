import { describe, expect, it } from "vitest";
import { wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import {
  extraText,
  eyeOfUse,
  lensExtras,
  missingNames,
  pairExtras,
  type PairMeasures,
  wantedOf,
} from "#domain/workshop/labMeasures.ts";
import { labOrderText, orderedLenses } from "#domain/workshop/labOrder.ts";
import { eye, extra } from "#support/eyes.ts";

const texts = (lines: readonly { label: string; text: string }[]) =>
  lines.map((line) => extraText({ name: "", ...line }).replaceAll("\u00a0", " "));
const right = extra({ prism: 2, base: "in", height: 18, near_eip: 29.5, va: "8/10" });
const measures = (values: Partial<PairMeasures> = {}): PairMeasures => ({
  eyes: { right: eye(1, -0.5, 90, 2, 32), left: eye(1, null, null, 2, 31.5) },
  extra: { right, left: extra() },
  wearer: wearerOf({ vertex: 12 }),
  frame: null,
  use: "",
  form: "",
  wanted: [],
  ...values,
});

describe("a lens on the order of a lab", () => {
  it("a lab order states prism, near distance and height of a lens, but never acuity", () => {
    expect(texts(lensExtras("right", measures()))).toEqual([
      "Prisme 2.00 Δ base interne",
      "EIP de près 29,5 mm",
      "Hauteur 18 mm",
    ]);
    expect(lensExtras("left", measures())).toEqual([]);
  });

  it("a lab order has a blank box for each missing measure that the lab requires", () => {
    const wanted = wantedOf(["height", "vertex", "wrap", "bridge", "colour"]);
    const all = measures({ wanted });
    expect(texts(lensExtras("left", all))).toEqual(["Hauteur [   ]"]);
    expect(texts(pairExtras(all))).toEqual([
      "Distance verre-œil 12 mm",
      "Galbe [   ]",
      "Pont [   ]",
    ]);
    expect(missingNames(["right", "left"], all)).toEqual(["Hauteur OG", "Galbe", "Pont"]);
    expect(missingNames(["right"], all)).toEqual(["Galbe", "Pont"]);
    const frame = { eye_size: 52, bridge: 17, temple: null, lens_height: null };
    expect(texts(pairExtras({ ...all, frame }))).not.toContain("Pont [   ]");
  });

  it("a lab order leaves out measures of the wearer that the lab does not require", () => {
    expect(pairExtras(measures())).toEqual([]);
  });

  it("a lab order has near vision in the lab's notation, and none for a pair for far", () => {
    const given = extra({ near_sphere: 2, near_cylinder: -1, near_axis: 80 });
    const all = { extra: { right: given, left: extra() }, form: "plus" as const };
    expect(texts(lensExtras("right", measures(all)))).toEqual([
      "Vision de près +1.00 (+1.00) 170°",
    ]);
    expect(lensExtras("right", measures({ ...all, use: "far" }))).toEqual([]);
  });

  const far = eye(1, -0.5, 90, 2, 32);
  it.each([
    ["", far],
    ["progressive", far],
    ["far", { ...far, addition: null }],
    ["near", { ...far, sphere: 3, addition: null, eip: 29.5 }],
  ] as const)("a lens ordered for the use '%s' has the values of that use", (use, expected) => {
    expect(eyeOfUse(far, right, use)).toEqual(expected);
  });

  it("a lens for near has the given near vision, and labels its far distance", () => {
    const given = extra({ near_sphere: 2.5, near_cylinder: -1, near_axis: 80 });
    expect(eyeOfUse(far, given, "near")).toEqual(eye(2.5, -1, 80, null, null));
    const near = measures({ use: "near" });
    expect(texts(lensExtras("left", near))).toEqual(["EIP de loin 31,5 mm", "EIP de près [   ]"]);
    expect(texts(lensExtras("right", near))).toEqual([
      "Prisme 2.00 Δ base interne",
      "Hauteur 18 mm",
    ]);
    expect(missingNames(["right", "left"], near)).toEqual(["EIP de près OG"]);
  });

  it("a prism measured as 0 has no blank box on a lab order", () => {
    const wanted = wantedOf(["prism", "base"]);
    const none = { right: extra({ prism: 0 }), left: extra() };
    expect(lensExtras("right", measures({ extra: none, wanted }))).toEqual([]);
    expect(texts(lensExtras("left", measures({ extra: none, wanted })))).toEqual([
      "Prisme [   ]",
      "Base [   ]",
    ]);
  });
});

describe("the text of an order", () => {
  const eyes = { right: eye(-2), left: eye(-1) };
  const lenses = orderedLenses([{ name: "Unifocal", quantity: 2, eye: "" }], eyes, "");
  const job = { reference: "N1", frame: "Agave 52□17", lenses, notes: "" };
  const order = { shop: "Figuier", form: "" as const, deliverBy: "" as const };

  it("the text of a lab order has prism and heights beside each lens, and then the wearer's measures", () => {
    const extras = lensExtras("right", measures());
    const wearer = pairExtras(measures({ wanted: ["vertex", "wrap"] }));
    const [first, second] = lenses;
    if (!first || !second) throw new Error("no lenses");
    const text = labOrderText({
      ...order,
      jobs: [{ ...job, wearer, lenses: [{ ...first, extras }, second] }],
    }).replaceAll("\u00a0", " ");
    expect(text).toContain(
      "\nOD −2.00 · Prisme 2.00 Δ base interne · EIP de près 29,5 mm · Hauteur 18 mm · 1 × Unifocal\nOG −1.00 · 1 × Unifocal\nPorteur et monture : Distance verre-œil 12 mm · Galbe [   ]\n",
    );
  });

  it("the text of a lab order names each pair of a sale, but counts one job", () => {
    const jobs = [
      { ...job, pair: "paire 1" },
      { ...job, pair: "paire 2, solaires", isSameSale: true },
    ];
    const text = labOrderText({ ...order, jobs });
    expect(text).toContain("1 montage, 4 verres");
    expect(text).toContain("N1 · paire 2, solaires · Agave 52□17");
  });
});
