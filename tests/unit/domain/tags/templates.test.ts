import { describe, expect, it } from "vitest";

import { tagTemplates } from "#domain/core/records.ts";
import { cellAt, cellsOf, fitsFace, tagPapers } from "#domain/tags/templates.ts";

describe.each(tagTemplates)("the tag paper %s", (template) => {
  const paper = tagPapers[template];

  it("the cells of a tag paper lie within the page, and its two faces do not overlap", () => {
    const { price, code, page } = paper;
    for (let cell = 0; cell < cellsOf(paper); cell += 1) {
      const { x, y } = cellAt(paper, cell);
      for (const face of [price, code]) {
        expect(x + face.x).toBeGreaterThanOrEqual(0);
        expect(x + face.x + face.width).toBeLessThanOrEqual(page.width);
        expect(y + face.y + face.height).toBeLessThanOrEqual(page.height);
      }
    }
    const isBeside = price.x + price.width <= code.x;
    expect(isBeside || price.y + price.height <= code.y).toBe(true);
  });

  it("a bar code EAN-13 fits the code face of every tag paper", () => {
    expect(fitsFace(113, paper)).toBe(true);
  });
});

it("a bar code of 143 modules fits only the wide tag papers", () => {
  expect(tagTemplates.filter((template) => fitsFace(143, tagPapers[template]))).toEqual([
    "card",
    "box",
    "sheet24",
    "sheet65",
  ]);
});

it("a sheet of 24 tags has a white margin of 5 mm", () => {
  const { price, code, page } = tagPapers.sheet24;
  const [first, last] = [cellAt(tagPapers.sheet24, 0), cellAt(tagPapers.sheet24, 23)];
  expect([first.x + price.x, first.y + price.y]).toEqual([5, 5]);
  expect(page.width - (last.x + code.x + code.width)).toBe(5);
  expect(page.height - (last.y + code.y + code.height)).toBe(5);
});
