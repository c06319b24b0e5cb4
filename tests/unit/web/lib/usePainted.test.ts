import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { afterPaint, usePainted } from "#lib/usePainted.ts";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("runs after the frame, in order, and later callbacks after the next", async () => {
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

it("usePainted is false for the first draw, and true once that is on the screen", async () => {
  const { result } = renderHook(() => usePainted());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});
