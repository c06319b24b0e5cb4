import { expect, it } from "vitest";
import { without } from "#features/reminders/useReminderLists.ts";

const perPage = 50;
/** Rows of a page and number of all rows, once the rows of this number and above are hidden. */
const shown = (page: number, totalItems: number, firstHidden: number) => {
  const all = Array.from({ length: totalItems }, (_, index) => index);
  const items = all.slice((page - 1) * perPage, page * perPage);
  const left = without(
    { page, perPage, totalItems, totalPages: 0, items },
    (row) => row >= firstHidden,
  );
  return [left?.items.length, left?.totalItems];
};

it("a page counts the rows that are left", () => {
  expect(shown(1, 3, 3)).toEqual([3, 3]);
  expect(shown(1, 3, 2)).toEqual([2, 2]);
  expect(shown(1, 3, 0)).toEqual([0, 0]);
});

it("a list of several pages has no rows once all of them are hidden", () => {
  expect(shown(1, 60, 0)).toEqual([0, 0]);
  expect(shown(2, 60, 0)).toEqual([0, 50]);
  expect(shown(2, 120, 45)).toEqual([0, 50]);
});
