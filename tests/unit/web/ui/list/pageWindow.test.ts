import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "#ui/list/Pagination.tsx";

const gap = null;

describe("the numbers of a pager", () => {
  it.each([
    [1, 0, []],
    [1, 1, []],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, gap, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, gap, 3, 4, 5, 6, 7, gap, 9]],
    [10, 10, [1, gap, 6, 7, 8, 9, 10]],
    [50, 100, [1, gap, 48, 49, 50, 51, 52, gap, 100]],
  ])("the pager has the right numbers on page %d of %d", (current, total, expected) =>
    expect(pageWindow(current, total)).toEqual(expected),
  );

  it("the pager stays within the last page for a page beyond it", () =>
    expect(pageWindow(40, 7)).toEqual([1, gap, 3, 4, 5, 6, 7]));
});

describe("laws of the pager", () => {
  const places = fc
    .integer({ min: 2, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  const numbersOf = (current: number, total: number) =>
    pageWindow(current, total).filter((entry) => entry !== gap);

  it("the pager always has the first, the last and the current page", () =>
    fc.assert(
      fc.property(places, ([current, total]) => {
        const numbers = numbersOf(current, total);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(total);
        expect(numbers).toContain(current);
      }),
    ));

  it("the numbers of the pager ascend, with a gap exactly where pages are left out", () =>
    fc.assert(
      fc.property(places, ([current, total]) => {
        const entries = pageWindow(current, total);
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (entry === gap) expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === "number") expect(entry - before).toBe(1);
        });
      }),
    ));

  it("the pager has at least five numbers around the current page, and at most seven", () =>
    fc.assert(
      fc.property(places, ([current, total]) => {
        const numbers = numbersOf(current, total);
        expect(numbers.length).toBeGreaterThanOrEqual(Math.min(5, total));
        expect(numbers.length).toBeLessThanOrEqual(7);
        for (const near of [current - 2, current - 1, current + 1, current + 2])
          if (near >= 1 && near <= total) expect(numbers).toContain(near);
      }),
    ));

  it("the pager has no numbers for one page or none", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ max: 1 }), (current, total) => {
        expect(pageWindow(current, total)).toEqual([]);
      }),
    ));
});
