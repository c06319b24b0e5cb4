import { describe, expect, it } from "vitest";

import { tagTemplates } from "#domain/core/records.ts";
import { moduleDots, modulesMm, type Resolution, tagPapers } from "#domain/tags/templates.ts";
import { askedTags } from "#features/prints/tags/askedTags.ts";
import { looks, placedBars, priceSize } from "#features/prints/tags/tagFaces.ts";
import { offsetOf } from "#lib/device/tagPrinter.ts";

describe("the bars of a tag", () => {
  it.each([203, 300, 600] as Resolution[])(
    "at %i dots per inch the bars of a tag begin on a dot, and have whole dots",
    (dpi) => {
      const dot = modulesMm[dpi] / moduleDots[dpi];
      for (const template of tagTemplates) {
        const paper = tagPapers[template];
        for (const x of [0, 4.75, -1.125]) {
          const bars = placedBars("0400000000015", paper, dpi, x);
          const left = (x + paper.code.x + (bars?.leftMm ?? 0)) / dot;
          expect(Math.abs(left - Math.round(left))).toBeLessThan(0.001);
          expect((bars?.widthMm ?? 0) / dot).toBeCloseTo(113 * moduleDots[dpi], 6);
          expect((bars?.leftMm ?? 0) + (bars?.widthMm ?? 0)).toBeLessThanOrEqual(paper.code.width);
        }
      }
    },
  );

  it("a code of 13 digits that is no EAN-13 has no bars on a folded tag", () => {
    expect(placedBars("3760123456780", tagPapers.fold, 203)).toBeNull();
    expect(placedBars("3760123456780", tagPapers.box, 203)?.width).toBe(143);
  });
});

it("the price on a tag is as large as fits, but at least 11 pt", () => {
  const price = (text: string) => priceSize(text, 31.5, looks.fold.price);
  expect(price("850,00\u00a0DH")).toBe(16);
  expect(price("12\u202f450,00\u00a0DH")).toBeGreaterThanOrEqual(11);
  expect(price("999\u202f999\u202f999,99\u00a0DH")).toBe(11);
});

describe("the address of a print of tags", () => {
  const asked = (text: string) => askedTags(new URLSearchParams(text), "box");
  const [one, other] = ["a".repeat(15), "b".repeat(15)];

  it("the address of a print has its products, quantities, paper and first cell", () => {
    const { template, cell, quantities } = asked(`template=sheet24&cell=5&tags=${one}:3,${other}`);
    expect([template, cell, [...quantities]]).toEqual([
      "sheet24",
      4,
      [
        [one, 3],
        [other, 1],
      ],
    ]);
  });

  it("malformed values in the address of a print are ignored, and quantities are limited", () => {
    const { template, cell, quantities } = asked(
      `template=x&cell=99&tags=${one}:5000,x:2,${other}:0`,
    );
    expect([template, cell, [...quantities]]).toEqual(["box", 0, [[one, 1000]]]);
  });
});

it("the offset of a print is at most 3 mm, in steps of an eighth", () => {
  expect([0.3, -9, 2.06, Number.NaN].map(offsetOf)).toEqual([0.25, -3, 2, 0]);
});
