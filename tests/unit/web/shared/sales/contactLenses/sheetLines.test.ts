import { describe, expect, it } from "vitest";
import { emptyContactEye } from "#domain/contactLenses/lens.ts";
import { blankLens, textsOfLens } from "#shared/contactLenses/lensTexts.ts";
import {
  eyeAfter,
  type LensLine,
  proposed,
  type Sheet,
  withEye,
  withoutSheet,
  withSheet,
} from "#shared/sales/contactLenses/sheetLines.ts";

const [toric, colour] = ["toric0000000001", "colour000000001"];
const eye = (sphere: number, product = toric) => ({ ...emptyContactEye, product, sphere });
const sheet = (right: number | null, left: number | null): Sheet => ({
  id: "s",
  right_lens: right === null ? null : eye(right),
  left_lens: left === null ? null : eye(left),
});
const line = (values: Partial<LensLine> = {}): LensLine => ({
  id: "a",
  product: toric,
  type: "contact_lens",
  quantity: "1",
  eye: "",
  lens: blankLens,
  ...values,
});
const sphereOf = (lines: readonly LensLine[]) =>
  lines.map(({ id, eye: side, quantity, lens }) => [id, side, quantity, lens?.sphere]);
const ids = () => {
  let next = 0;
  return () => `new${(next += 1)}`;
};

describe("a new line of contact lenses", () => {
  it.each<[string, LensLine[], Sheet, unknown[]]>([
    [
      "is one for each eye of its product",
      [line()],
      sheet(-3.25, -2.75),
      [
        ["a", "right", "1", "−3.25"],
        ["new1", "left", "1", "−2.75"],
      ],
    ],
    [
      "shares its boxes, the right eye first",
      [line({ quantity: "3" })],
      sheet(-3.25, -2.75),
      [
        ["a", "right", "2", "−3.25"],
        ["new1", "left", "1", "−2.75"],
      ],
    ],
    [
      "is for the only eye that has its product",
      [line({ quantity: "2" })],
      sheet(null, -2.75),
      [["a", "left", "2", "−2.75"]],
    ],
    [
      "leaves the eyes that other lines have",
      [line({ id: "b", eye: "right" }), line()],
      sheet(-3.25, -2.75),
      [
        ["b", "right", "1", ""],
        ["a", "left", "1", "−2.75"],
      ],
    ],
    [
      "stays as it is with another product",
      [line({ product: colour })],
      sheet(-3.25, -2.75),
      [["a", "", "1", ""]],
    ],
    [
      "keeps what somebody typed",
      [line({ lens: { ...blankLens, sphere: "−4.00" } })],
      sheet(-3.25, -2.75),
      [["a", "", "1", "−4.00"]],
    ],
  ])("a new line of contact lenses %s", (_, lines, of, expected) => {
    expect(sphereOf(proposed(lines, ["a"], of, ids()))).toEqual(expected);
  });

  it("a line without values, hidden from the person, is not changed", () => {
    const { lens: _, ...hidden } = line();
    expect(proposed([hidden], ["a"], sheet(-3.25, -2.75), ids())).toEqual([hidden]);
  });
});

describe("the eye of a line", () => {
  const of = sheet(-3.25, -2.75);

  it("pressing the eye of a line switches from right to left to both", () => {
    expect(["", "right", "left"].map((side) => eyeAfter(side as LensLine["eye"]))).toEqual([
      "right",
      "left",
      "",
    ]);
  });

  it("another eye fills in the sheet's values, unless somebody typed others", () => {
    const right = withEye(line(), "right", of);
    expect(right.lens?.sphere).toBe("−3.25");
    expect(withEye(right, "left", of).lens?.sphere).toBe("−2.75");
    const typed = { ...right, lens: { ...blankLens, sphere: "−4.00" } };
    expect(withEye(typed, "left", of)).toEqual({ ...typed, eye: "left" });
    expect(withEye(line({ product: colour }), "right", of).lens).toEqual(blankLens);
  });

  it("both eyes on one line have the sheet's values only if these are the same", () => {
    const right = withEye(line(), "right", of);
    expect(withEye(right, "", of)).toEqual({ ...right, eye: "", lens: blankLens });
    const same = sheet(-3.25, -3.25);
    expect(withEye(line({ eye: "left" }), "", same).lens?.sphere).toBe("−3.25");
  });
});

describe("a line under another sheet", () => {
  it("a line takes the values of a new sheet, unless somebody typed others", () => {
    const [before, after] = [sheet(-3.25, -2.75), sheet(-3.5, -3)];
    const right = withEye(line(), "right", before);
    expect(withSheet(right, before, after).lens?.sphere).toBe("−3.50");
    const typed = { ...right, lens: textsOfLens(eye(-4)) };
    expect(withSheet(typed, before, after)).toBe(typed);
    expect(withSheet(right, before, null)).toBe(right);
  });

  it("a line for another client loses all values that came from the former sheet", () => {
    const before = sheet(-3.25, -2.75);
    const right = withEye(line(), "right", before);
    const pressed = line({ product: colour, eye: "left", lens: textsOfLens(eye(-2.75)) });
    const typed = { ...right, lens: textsOfLens(eye(-4)) };
    expect([right, pressed, typed].map((one) => withoutSheet(one, before).lens?.sphere)).toEqual([
      "",
      "",
      "−4.00",
    ]);
  });
});
