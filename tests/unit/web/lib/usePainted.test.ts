import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { afterPaint, usePainted } from "#lib/usePainted.ts";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("afterPaint runs its callbacks in order after the next frame, and nested ones a frame later", async () => {
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

it("usePainted returns false for the first render, and true once that is painted", async () => {
  const { result } = renderHook(() => usePainted());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});
