import { describe, expect, it } from "vitest";
import { emptyLens } from "#domain/contactLenses/lens.ts";
import type { LensNumber } from "#domain/contactLenses/lensLimits.ts";
import {
  blankLens,
  checkLensTexts,
  lensOfTexts,
  readLensNumber,
  textsOfLens,
  tidiedNumber,
} from "#shared/contactLenses/lensTexts.ts";

describe("a typed number of a contact lens", () => {
  it.each<[LensNumber, string, number | null, string]>([
    ["bc", "8,6", 8.6, "8.60"],
    ["bc", "86", 8.6, "8.60"],
    ["bc", "8.75 mm", 8.75, "8.75"],
    ["bc", "10", 10, "10.00"],
    ["dia", "142", 14.2, "14.2"],
    ["dia", "14.25", 14.25, "14.25"],
    ["dia", "14", 14, "14.0"],
    ["sphere", "-325", -3.25, "−3.25"],
    ["sphere", "+1", 1, "+1.00"],
    ["sphere", "plan", 0, "Plan"],
    ["cylinder", "-0,75", -0.75, "−0.75"],
    ["axis", "0", 180, "180"],
    ["axis", "90°", 90, "90"],
    ["add", "2", 2, "+2.00"],
    ["sphere", "  ", null, ""],
  ])("in the field %s, %j is parsed as %j and displayed as %j", (key, typed, value, shown) => {
    expect(readLensNumber(key, typed)).toBe(value);
    expect(tidiedNumber(key, typed)).toBe(shown);
  });

  it("an unreadable number of a lens is left as typed, and parsed as NaN", () => {
    expect(readLensNumber("sphere", "trois")).toBeNaN();
    expect(tidiedNumber("sphere", " trois ")).toBe("trois");
  });
});

describe("a typed lens", () => {
  const lens = {
    bc: 8.7,
    dia: 14.5,
    sphere: -2.5,
    cylinder: -0.75,
    axis: 180,
    add: null,
    add_word: "high",
    dn: "N",
    color: "Vert",
  } as const;

  it("a lens is parsed from its texts, and blank texts give null", () => {
    expect(lensOfTexts(textsOfLens(lens))).toEqual(lens);
    expect(lensOfTexts({ ...blankLens, sphere: "0" })).toEqual({ ...emptyLens, sphere: 0 });
    expect(lensOfTexts({ ...blankLens, color: " " })).toBeNull();
    expect(lensOfTexts(textsOfLens(null))).toBeNull();
  });

  it("each invalid text of a lens is refused with its field", () => {
    const codesOf = (texts: Partial<typeof blankLens>) =>
      checkLensTexts("items.0.lens", { ...blankLens, ...texts }).map(({ field, code }) => [
        field,
        code,
      ]);
    expect(codesOf({})).toEqual([]);
    expect(
      codesOf({
        bc: "3",
        dia: "14.22",
        sphere: "-3.10",
        cylinder: "+0.75",
        axis: "190",
        add: "cinq",
        add_word: "low",
      }),
    ).toEqual([
      ["items.0.lens.bc", "contact_bc_range"],
      ["items.0.lens.dia", "twentieth_step"],
      ["items.0.lens.sphere", "quarter_step"],
      ["items.0.lens.cylinder", "contact_cylinder_plus"],
      ["items.0.lens.axis", "contact_axis_range"],
      ["items.0.lens.add", "number"],
      ["items.0.lens.add_word", "contact_add_both"],
    ]);
  });
});
