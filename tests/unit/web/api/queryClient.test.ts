import { afterEach, expect, it } from "vitest";
import { figureQueries } from "#api/shop/figures.ts";
import { invalidate, queryClient } from "#api/queryClient.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const day = "2026-11-01" as IsoDay;
const { queryKey } = figureQueries.prescriptionLog({ from: day, to: day });
afterEach(() => queryClient.clear());

it.each([
  ["optique_prescriptions", false],
  ["optique_invoices", false],
  ["optique_clients", false],
  ["optique_payments", true],
  ["optique_products", true],
] as const)("a write to %s keeps the prescription log: %s", (collection, isKept) => {
  queryClient.setQueryData(queryKey, { from: day, to: day, rows: [] });
  invalidate(collection);
  expect(queryClient.getQueryData(queryKey) !== undefined).toBe(isKept);
});
