import { describe, expect, it } from "vitest";

import {
  type ContactEye,
  type ContactLens,
  emptyContactEye,
  emptyLens,
  eyeKeys,
  eyeOf,
  hasPower,
  isOtherPower,
  isSameLens,
  isSamePower,
  lensKeys,
  lensOf,
  lensOfEye,
  readEye,
  readLens,
} from "#domain/contactLenses/lens.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";

const toric: ContactLens = {
  ...emptyLens,
  bc: 8.7,
  dia: 14.5,
  sphere: -2.5,
  cylinder: -0.75,
  axis: 180,
};
const product = "abcdefghijklmno";
const eye: ContactEye = {
  ...emptyContactEye,
  ...toric,
  product,
  name: "Toric 55",
  use: "near",
  va: "10/10",
  near_va: "P2",
  k1: 7.8,
  k2: 7.65,
  k_axis: 5,
  origin: "x",
};

/** Refusals of a lens or an eye, as field and code. */
const refusalsOf = (read: typeof readLens | typeof readEye, sent: unknown) =>
  read(sent, "right_lens").violations.map(({ field, code }) => `${field} ${code}`);

/** Refusal code of each value, in order; '' for an accepted one. */
const codesOf = (key: string, values: readonly unknown[]) =>
  values.map((value) => readEye({ [key]: value }, "").violations[0]?.code ?? "");

describe("parsing a contact lens", () => {
  it("a parsed lens has all keys in their order, whatever keys and blanks were sent", () => {
    const { lens } = readLens(
      { axis: 0, sphere: -2.5, color: " ", cylinder: -0.75, bc: "" },
      "lens",
    );
    expect(lens).toEqual({ ...emptyLens, sphere: -2.5, cylinder: -0.75, axis: 180 });
    expect(Object.keys(lens ?? {})).toEqual(lensKeys);
    expect(Object.keys(readEye(eye, "").lens ?? {})).toEqual(eyeKeys);
  });

  it.each([undefined, null, "", {}, { bc: null, color: "" }, { axis: undefined, dn: "  " }])(
    "a lens sent as %j is parsed as no lens",
    (sent) => {
      expect(readLens(sent, "lens")).toEqual({ lens: null, violations: [] });
      expect(readEye(sent, "lens")).toEqual({ lens: null, violations: [] });
    },
  );

  it("a lens keeps 0 apart from an absent value, and turns -0 into 0", () => {
    const { lens } = readLens({ sphere: -0, cylinder: 0 }, "lens");
    expect(lens).toEqual({ ...emptyLens, sphere: 0, cylinder: 0 });
    expect(Object.is(lens?.sphere, 0)).toBe(true);
  });

  it("words and texts of a lens are parsed into their stored form", () => {
    const sent = { ...eye, color: " Vert\tclair ", va: "8,5/10", near_va: "p 2", k_axis: 0 };
    expect(readEye(sent, "").lens).toEqual({
      ...eye,
      color: "Vert clair",
      va: "8.5/10",
      near_va: "P2",
      k_axis: 180,
    });
  });

  it("a stored value that is not a valid lens is loaded as null", () => {
    expect([lensOf("x"), lensOf({ sphere: 1.1 }), eyeOf([1]), lensOf(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([lensOf(toric), eyeOf(eye)]).toEqual([toric, eye]);
  });
});

describe("refusing a contact lens", () => {
  const range = "contact_bc_range";
  const [number, quarter, whole] = ["number", "quarter_step", "axis_whole"];
  it.each<[key: string, values: unknown[], codes: string[]]>([
    ["bc", [3.99, 4, 8.6, 11, 11.01, 8.605], [range, "", "", "", range, "hundredth_step"]],
    [
      "dia",
      [5.95, 6, 14.05, 14.25, 24, 24.05, 14.21],
      ["contact_dia_range", "", "", "", "", "contact_dia_range", "twentieth_step"],
    ],
    [
      "sphere",
      [-50.25, -50, 0, 50, 50.25, 1.1],
      ["contact_sphere_range", "", "", "", "contact_sphere_range", quarter],
    ],
    [
      "cylinder",
      [0.25, 3.1, 0, -12, -12.25, -0.8],
      ["contact_cylinder_plus", "contact_cylinder_plus", "", "", "contact_cylinder_range", quarter],
    ],
    [
      "axis",
      [-1, 0, 1, 180, 181, 1.5],
      ["contact_axis_range", "", "", "", "contact_axis_range", whole],
    ],
    [
      "add",
      [0, 0.25, 0.5, 4, 4.25, 1.1],
      ["contact_add_range", "contact_add_range", "", "", "contact_add_range", quarter],
    ],
    ["add_word", ["low", "med", "high", "LOW", 1], ["", "", "", "choice", "choice"]],
    ["dn", ["D", "N", "d", true], ["", "", "choice", "choice"]],
    ["use", ["far", "near", "sun"], ["", "", "choice"]],
    [
      "k1",
      [4.99, 5, 10, 10.01, 7.805],
      ["contact_k_range", "", "", "contact_k_range", "hundredth_step"],
    ],
    ["k2", [4.99, 7.8], ["contact_k_range", ""]],
    ["k_axis", [0, 180, 181, 0.5], ["", "", "contact_axis_range", "contact_axis_range"]],
    ["color", ["x".repeat(40), "x".repeat(41), 5], ["", "too_long", "text"]],
    ["name", ["x".repeat(200), "x".repeat(201), {}], ["", "too_long", "text"]],
    ["origin", ["x".repeat(500), "x".repeat(501), []], ["", "too_long", "text"]],
    ["va", ["10/10", "CLD", "11", 1], ["", "", "acuity", "text"]],
    ["near_va", ["P2", "P99"], ["", "acuity"]],
    ["product", [product, "x", 5], ["", "unknown_record", "unknown_record"]],
    ["power", ["x"], ["contact_part"]],
  ])("the field %s of a lens refuses invalid values with their codes", (key, values, codes) => {
    expect(codesOf(key, values)).toEqual(codes);
  });

  it("number fields of a lens refuse texts and values that are not finite numbers", () => {
    const keys = ["bc", "dia", "sphere", "cylinder", "axis", "add", "k1", "k2", "k_axis"];
    for (const key of keys)
      expect([key, codesOf(key, ["8", "1.5", Number.NaN, Infinity, {}, [], true])]).toEqual([
        key,
        Array.from({ length: 7 }, () => number),
      ]);
  });

  it("a refused lens has an error at the path of each invalid field, and the value null", () => {
    const sent = { ...toric, bc: 1, add: 2, add_word: "low", dn: "X", va: "1", extra: 1 };
    expect(readLens(sent, "items.0.lens")).toMatchObject({ lens: null });
    expect(refusalsOf(readLens, sent)).toEqual([
      "right_lens.bc contact_bc_range",
      "right_lens.dn choice",
      "right_lens.add_word contact_add_both",
      "right_lens.va contact_part",
      "right_lens.extra contact_part",
    ]);
    expect(refusalsOf(readEye, sent)).toEqual([
      "right_lens.bc contact_bc_range",
      "right_lens.dn choice",
      "right_lens.add_word contact_add_both",
      "right_lens.va acuity",
      "right_lens.extra contact_part",
    ]);
    expect(readLens({ bc: 1 }, "").violations[0]?.field).toBe("bc");
  });

  it.each([5, "x", true, []])("a lens sent as %j is refused, since it is no object", (sent) => {
    expect(refusalsOf(readLens, sent)).toEqual(["right_lens object"]);
  });

  it("each refusal code of a lens has a French sentence", () => {
    const codes = [
      ["bc", 1],
      ["dia", 1],
      ["dia", 14.21],
      ["bc", 8.605],
      ["sphere", 99],
      ["cylinder", 1],
      ["cylinder", -99],
      ["axis", 999],
      ["axis", 1.5],
      ["add", 0],
      ["k1", 1],
      ["color", "x".repeat(41)],
      ["other", 1],
      ["sphere", 1.1],
      ["dn", "x"],
      ["va", "x"],
    ] as const;
    for (const [key, value] of codes) {
      const [violation] = readEye({ [key]: value }, "lens").violations;
      const message = violation ? violationMessage(violation) : "";
      expect([violation?.code, message]).toEqual([violation?.code, expect.stringMatching(/ /)]);
    }
  });
});

describe("comparing contact lenses", () => {
  it("the lens of an eye has only the fields of a lens", () => {
    expect(lensOfEye(eye)).toEqual(toric);
    expect(lensOfEye({ ...emptyContactEye, product, use: "far" })).toBeNull();
    expect(lensOfEye(null)).toBeNull();
  });

  it("two lenses are the same if all values are, and no lens equals an empty one", () => {
    expect(isSameLens(toric, { ...toric })).toBe(true);
    expect(isSameLens(null, emptyLens)).toBe(true);
    for (const key of lensKeys)
      expect([key, isSameLens(toric, { ...toric, [key]: key === "bc" ? 8.6 : "x" })]).toEqual([
        key,
        false,
      ]);
  });

  it.each<[Partial<ContactLens>, boolean]>([
    [{ bc: 8.6 }, true],
    [{ dia: 14 }, true],
    [{ color: "Vert" }, true],
    [{ sphere: -2.75 }, false],
    [{ cylinder: null }, false],
    [{ axis: 170 }, false],
    [{ add: 2 }, false],
    [{ add_word: "low" }, false],
    [{ dn: "N" }, false],
  ])("a lens with another %j still has the same power: %s", (change, isSame) => {
    expect(isSamePower(toric, { ...toric, ...change })).toBe(isSame);
  });

  it.each<[Partial<ContactLens> | null, boolean]>([
    [null, false],
    [{}, false],
    [{ sphere: 0, color: "Vert", bc: 8.6 }, false],
    [{ cylinder: 0, axis: 90 }, false],
    [{ sphere: -0.25 }, true],
    [{ cylinder: -0.75 }, true],
    [{ add: 1 }, true],
    [{ add_word: "high" }, true],
  ])("a lens with %j corrects sight: %s", (values, corrects) => {
    expect(hasPower(values && { ...emptyLens, ...values })).toBe(corrects);
  });

  it("a power other than the sheet's needs an optician, but a plano colour lens does not", () => {
    const plano = { ...emptyLens, sphere: 0, color: "Vert" };
    expect(
      [
        [toric, toric],
        [{ ...toric, bc: 8.6 }, toric],
        [{ ...toric, sphere: -2.75 }, toric],
        [toric, null],
        [plano, toric],
        [null, toric],
      ].map(([lens = null, sheet = null]) => isOtherPower(lens, sheet)),
    ).toEqual([false, false, true, true, false, false]);
  });
});
