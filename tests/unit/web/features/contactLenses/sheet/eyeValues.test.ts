import { describe, expect, it } from "vitest";

import { emptyContactEye } from "#domain/contactLenses/lens.ts";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import { withoutPlaces } from "#features/contactLenses/sheet/erasedText.ts";
import {
  acceptedEye,
  blankEye,
  changedTexts,
  checkEye,
  eyeOfTexts,
  eyeTextsOf,
  isBlankEye,
  readNumber,
  sentEye,
  stepped,
  tidied,
} from "#features/contactLenses/sheet/eyeValues.ts";
import { copiedOrigin, originAfter } from "#features/contactLenses/sheet/origin.ts";

/** Stored eye with a value in most fields. */
const whole = {
  bc: 8.6,
  dia: 14.2,
  sphere: -3.25,
  cylinder: -0.75,
  axis: 180,
  add: 2,
  add_word: "",
  dn: "N",
  color: "vert",
  product: "abcdefghijklmno",
  name: "",
  use: "near",
  va: "10/10",
  near_va: "P2",
  k1: 7.8,
  k2: 7.65,
  k_axis: 5,
  origin: "Repris des lunettes du 12/11/2026, sans conversion",
} as const;

describe("an eye of the form", () => {
  it("a stored eye is loaded as texts of the form, and is sent back unchanged", () => {
    const texts = eyeTextsOf(whole, "Biofinity");
    expect(texts).toEqual({
      ...whole,
      bc: "8.60",
      dia: "14.2",
      sphere: "−3.25",
      cylinder: "−0.75",
      axis: "180",
      add: "+2.00",
      k1: "7.80",
      k2: "7.65",
      k_axis: "5",
      productName: "Biofinity",
    });
    expect(sentEye(texts)).toEqual(whole);
    expect(checkEye("right_lens", texts)).toEqual([]);
  });

  it("an eye with blank texts, or only an origin, is sent as null", () => {
    expect(sentEye(blankEye)).toBeNull();
    expect(isBlankEye({ ...blankEye, origin: whole.origin })).toBe(true);
    expect(sentEye({ ...blankEye, sphere: "plan" })).toEqual({ ...emptyContactEye, sphere: 0 });
    expect(sentEye({ ...blankEye, product: whole.product })).toEqual({
      ...emptyContactEye,
      product: whole.product,
    });
  });

  it("acuities, colours and brands are sent in their stored form", () => {
    const typed = { va: "9,5/10", near_va: "p2", color: " vert ", name: " Total 30 " };
    expect(eyeOfTexts({ ...blankEye, ...typed })).toEqual({
      ...emptyContactEye,
      va: "9.5/10",
      near_va: "P2",
      color: "vert",
      name: "Total 30",
    });
  });
});

describe("a number of an eye", () => {
  it.each<[EyeNumber, string, number | null]>([
    ["bc", "8,6", 8.6],
    ["bc", "86", 8.6],
    ["dia", "142", 14.2],
    ["sphere", "-3,25", -3.25],
    ["sphere", "-325", -3.25],
    ["cylinder", "+0.75", 0.75],
    ["axis", "0", 180],
    ["k1", "7,8 mm", 7.8],
    ["k_axis", "0°", 180],
    ["k2", " ", null],
    ["k2", "plat", Number.NaN],
  ])("the field %s parses %j as %j", (key, typed, value) => {
    expect(readNumber(key, typed)).toBe(value);
  });

  it("leaving a field formats a valid number, and does not change an invalid text", () => {
    expect([tidied("k1", "7,8"), tidied("k1", " plat "), tidied("sphere", "-1")]).toEqual([
      "7.80",
      "plat",
      "−1.00",
    ]);
  });

  it.each<[EyeNumber, string, 1 | -1, boolean, string | null]>([
    ["bc", "", 1, false, "8.60"],
    ["bc", "8.60", 1, false, "8.70"],
    ["dia", "24", 1, false, "24.0"],
    ["sphere", "", -1, false, "−0.25"],
    ["sphere", "−0.25", 1, false, "Plan"],
    ["sphere", "−3.25", -1, true, "−4.25"],
    ["cylinder", "0", 1, false, "0.00"],
    ["axis", "180", 1, false, "1"],
    ["axis", "5", -1, true, "175"],
    ["add", "", 1, false, "+0.50"],
    ["k1", "7.80", -1, false, "7.75"],
    ["sphere", "forte", 1, false, null],
  ])("in the field %s, %j is stepped by %j", (key, typed, direction, isLarge, text) => {
    expect(stepped(key, typed, direction, isLarge)).toBe(text);
  });
});

describe("refusals of an eye", () => {
  it("each invalid text of an eye is refused with its field", () => {
    const typed = { bc: "12", sphere: "forte", cylinder: "+0.75", axis: "181", va: "bonne" };
    const both = { add: "+2.00", add_word: "low" } as const;
    const found = checkEye("left_lens", { ...blankEye, ...typed, ...both });
    expect(Object.fromEntries(found.map(({ field, code }) => [field, code]))).toEqual({
      "left_lens.sphere": "number",
      "left_lens.bc": "contact_bc_range",
      "left_lens.cylinder": "contact_cylinder_plus",
      "left_lens.axis": "contact_axis_range",
      "left_lens.add_word": "contact_add_both",
      "left_lens.va": "acuity",
    });
  });

  it("remarks use only the valid numbers of an eye", () => {
    const eye = acceptedEye({ ...blankEye, sphere: "−3.25", cylinder: "+0.75", bc: "12" });
    expect(eye).toEqual({ ...emptyContactEye, sphere: -3.25 });
  });
});

describe("changes of an eye in the form", () => {
  it("changed values become texts, and empty values clear their fields", () => {
    expect(changedTexts({ sphere: -7.25, axis: null, add_word: "" })).toEqual({
      sphere: "−7.25",
      axis: "",
      add_word: "",
    });
  });

  it("a power changed by hand adds 'modifié' to the origin, once", () => {
    const { origin } = whole;
    const changed = originAfter(origin, "sphere");
    expect([originAfter(origin, "bc"), changed, originAfter(changed, "axis")]).toEqual([
      origin,
      `${origin}, modifié`,
      `${origin}, modifié`,
    ]);
    expect([originAfter("", "sphere"), copiedOrigin(""), copiedOrigin(origin)]).toEqual([
      "",
      "",
      `${origin}, copié de OD`,
    ]);
    const long = [originAfter, copiedOrigin].map((said) => said("x".repeat(500), "sphere"));
    expect(long).toEqual([`${"x".repeat(490)}…, modifié`, `${"x".repeat(486)}…, copié de OD`]);
  });

  it("removing words joins the remaining ones with single spaces", () => {
    const text = "8.6 14.2 3.25 OG -2";
    expect(withoutPlaces(text, [{ start: 9, end: 13 }])).toBe("8.6 14.2 OG -2");
  });
});
