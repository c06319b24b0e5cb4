import { expect, it } from "vitest";

import type { BooksFigures } from "#domain/books/booksAnswers.ts";
import { changesSince } from "#domain/books/changes.ts";

const figures: BooksFigures = {
  sales: { invoices: 1, credits: 0, credited: 0, total: 120 },
  takings: { total: 120, byMethod: [{ method: "cash", payments: 1, amount: 120 }], reversed: 0 },
  purchases: { bills: 0, credits: 0, total: 0, byRate: [] },
  payments: { payments: 0, total: 0, left: 0 },
  stamp: { payments: 1, amount: 120, duty: 0.3 },
  stock: { quantity: 3, value: 90 },
  series: [],
  invoiced: [{ rate: 20, ht: 100, vat: 20, ttc: 120 }],
  collected: [],
};

it("figures of a period with keys in another order count as unchanged", () => {
  const { sales, ...others } = figures;
  const { total, ...counts } = sales;
  expect(changesSince({ ...others, sales: { total, ...counts } }, figures)).toEqual({
    changed: [],
    amount: 0,
  });
});

it("changed figures of a period are named, except the stock, with the difference of their totals", () => {
  const before = {
    ...figures,
    sales: { ...figures.sales, total: 100 },
    takings: { ...figures.takings, total: 150 },
    stock: { quantity: 9, value: 1 },
  };
  expect(changesSince(before, figures)).toEqual({ changed: ["sales", "takings"], amount: 5_000 });
  expect(changesSince({}, figures).changed).toHaveLength(8);
});
