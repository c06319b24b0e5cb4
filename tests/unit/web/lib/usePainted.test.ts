import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { afterPaint, usePainted } from "#lib/usePainted.ts";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("runs after the frame, in the order of asking, and what is asked meanwhile after the next", async () => {
  const runs: string[] = [];
  afterPaint(() => {
    runs.push("first");
    afterPaint(() => runs.push("later"));
  });
  afterPaint(() => runs.push("second"));
  await frame();
  expect(runs).toEqual([]);
  await waitFor(() => expect(runs).toEqual(["first", "second"]), { interval: 1 });
  await waitFor(() => expect(runs).toEqual(["first", "second", "later"]));
});

it("is what was painted: first what stands for it, then each value after it was drawn", async () => {
  const { result, rerender } = renderHook(({ value }) => usePainted(value, ""), {
    initialProps: { value: "one" },
  });
  expect(result.current).toBe("");
  await waitFor(() => expect(result.current).toBe("one"));
  rerender({ value: "two" });
  expect(result.current).toBe("one");
  await waitFor(() => expect(result.current).toBe("two"));
});

it("is the value itself where nothing stands for it", () => {
  expect(renderHook(() => usePainted(3)).result.current).toBe(3);
});
