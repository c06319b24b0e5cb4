import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { figureQueries } from "#api/shop/figures.ts";
import { invalidate, queryClient, snapshotOf } from "#api/queryClient.ts";
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
] as const)("a write to %s leaves the prescription log in the cache: %s", (collection, isKept) => {
  queryClient.setQueryData(queryKey, { from: day, to: day, rows: [] });
  invalidate(collection);
  expect(queryClient.getQueryData(queryKey) !== undefined).toBe(isKept);
});

it("a form loads the values last saved by another form, even if its link was prefetched before", async () => {
  vi.useFakeTimers();
  let left = 0;
  const form = snapshotOf({ queryKey: ["supplier-credit", "av77"], queryFn: () => left });
  const open = () => {
    const observer = new QueryObserver(queryClient, form);
    return { observer, close: observer.subscribe(() => {}) };
  };
  await queryClient.prefetchQuery({ ...form, gcTime: 5000 });
  const { close } = open();
  left = 420;
  invalidate("optique_supplier_credits");
  close();
  await vi.advanceTimersByTimeAsync(1);
  const { observer } = open();
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toBe(420);
  vi.useRealTimers();
});
