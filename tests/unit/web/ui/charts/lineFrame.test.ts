import { describe, expect, it } from "vitest";
import { lineFrameOf, ticksAround } from "#ui/charts/lineFrame.ts";

describe("the scale of a line chart", () => {
  it.each([
    ["no change", [-2.25, -2.25], [-2.25, -2, -1.75]],
    ["a step", [-0.5, -0.25], [-0.5, -0.25, 0]],
    ["half a dioptre", [1, 1.5], [1, 1.25, 1.5]],
    ["across zero", [-1, 1], [-1, -0.5, 0, 0.5, 1]],
    ["far", [-13, 12.25], [-20, -10, 0, 10, 20]],
  ])("the scale of a line chart has round ticks around %s", (_, values, ticks) => {
    expect(ticksAround(values)).toEqual(ticks);
  });
});

describe("the place of a point", () => {
  const points = [0, 100, 400].map((at) => ({
    key: String(at),
    at,
    label: "",
    text: "",
    values: [at / 400, null],
  }));
  const frame = lineFrameOf(points, 500, 168);

  it("a point of a line chart is placed by its day and its value", () => {
    const [first, second, last] = points.map(({ at }) => frame.x(at));
    expect(((second ?? 0) - (first ?? 0)) / ((last ?? 0) - (first ?? 0))).toBeCloseTo(1 / 4);
    expect(first).toBeGreaterThan(frame.left);
    expect(last).toBeLessThan(frame.right);
    expect(frame.y(0)).toBe(frame.floor);
    expect(frame.y(1)).toBe(frame.top);
  });

  it("a single day has a place on a line chart too", () => {
    const [only] = points;
    const alone = lineFrameOf(only ? [only] : [], 500, 168);
    expect(alone.x(0)).toBeGreaterThan(alone.left);
    expect(Number.isFinite(alone.y(0))).toBe(true);
  });
});
