import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useSearchParam, useSearchValues } from "#lib/addresses/searchParams.ts";

const address = () => window.location.pathname + window.location.search;
afterEach(cleanup);

it("changing a query parameter adds one history entry, and keeps the other parameters", () => {
  window.history.pushState(null, "", "/app/stock?page=2");
  const { result } = renderHook(() => useSearchParam("tab"));
  expect(result.current[0]).toBe("");
  const steps = window.history.length;
  act(() => result.current[1]("low"));
  expect(result.current[0]).toBe("low");
  expect(address()).toBe("/app/stock?page=2&tab=low");
  expect(window.history.length).toBe(steps + 1);
  act(() => result.current[1](""));
  expect(address()).toBe("/app/stock?page=2");
});

it("several query parameters change at once, and may replace the history entry", () => {
  window.history.pushState(null, "", "/app/statistics?periode=year&tab=types");
  const { result } = renderHook(() => useSearchValues());
  const steps = window.history.length;
  act(() => result.current.change({ periode: "", du: "2026-11-01" }, { replace: true }));
  expect(address()).toBe("/app/statistics?tab=types&du=2026-11-01");
  expect(window.history.length).toBe(steps);
  act(() => result.current.clear());
  expect(address()).toBe("/app/statistics");
});
