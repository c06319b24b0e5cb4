import { expect, it } from "vitest";
import type { Job } from "#domain/core/records.ts";
import { changedText, orderDifference, orderedText } from "#shared/workshop/orderChange.ts";

const lens = (values: object, more: object = {}) => ({
  eye: "right",
  pair: 1,
  use: "",
  product: "p",
  name: "Progressif",
  values,
  ...more,
});
const order = {
  at: "2026-11-28 09:00:00.000Z",
  by: "Samira",
  supplier: "l",
  supplier_name: "Essilor",
  lenses: [lens({ sphere: -2, height: 18 }), lens({ sphere: -1 }, { eye: "left" })],
};
const job = (ordered: object | null, changed = true, status: Job["status"] = "ordered") => ({
  ordered,
  changed,
  status,
});

it("the warning about ordered lenses has the day and the lab, or says they were credited", () => {
  expect(orderedText(job(order, false))).toBe(
    "Verres commandés le 28/11 chez Essilor\u00a0: prévenez le labo",
  );
  expect(orderedText(job({ ...order, supplier_name: "" }))).toBe(
    "Verres commandés le 28/11\u00a0: prévenez le labo",
  );
  expect(changedText(job({ ...order, credited: true }))).toBe(
    "Commandé chez Essilor, repris par un avoir\u00a0: prévenez le labo",
  );
});

it("no warning is shown when no lab makes the lenses, or when they are delivered", () => {
  for (const one of [null, job(null), job({ ...order, lenses: [] }), job(order, true, "delivered")])
    expect(orderedText(one)).toBe("");
  expect(changedText(job(order, false))).toBe("");
});

it("the change of an order lists only the lenses that differ, as ordered and as now", () => {
  const now = [lens({ sphere: -2.25, height: 18, wrap: 5 }), lens({ sphere: -1 }, { eye: "left" })];
  expect(orderDifference(job({ ...order, now }))).toEqual({
    known: ["OD −2.00 · Hauteur 18\u00a0mm · 1 × Progressif"],
    now: ["OD −2.25 · Hauteur 18\u00a0mm · Galbe 5° · 1 × Progressif"],
  });
  const two = [...now, lens({ sphere: -1 }, { pair: 2, use: "sun", quantity: 2 })];
  expect(orderDifference(job({ ...order, now: two })).now.at(-1)).toBe(
    "paire 2, solaires · OD −1.00 · 2 × Progressif",
  );
  expect(orderDifference(job({ ...order, lenses: null }))).toEqual({ known: [], now: [] });
});
