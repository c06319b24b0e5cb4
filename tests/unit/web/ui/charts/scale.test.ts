import { describe, expect, it } from "vitest";

import { tickLabel, ticksOf } from "#ui/charts/scale.ts";

describe("the ticks of a chart", () => {
  it.each([
    [0, [0, 1]],
    [9800, [0, 2500, 5000, 7500, 10000]],
    [3, [0, 1, 2, 3]],
    [100, [0, 25, 50, 75, 100]],
    [999_999_999.99, [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
  ])("a chart up to %d has the ticks %j", (highest, ticks) =>
    expect(ticksOf(highest)).toEqual(ticks),
  );

  it.each([
    [7600, [0, 4000, 8000]],
    [10_500, [0, 6000, 12_000]],
    [3, [0, 1.5, 3]],
    [0, [0, 1]],
  ])("a chart up to %d has the ticks %j when only three are requested", (highest, ticks) =>
    expect(ticksOf(highest, 2)).toEqual(ticks),
  );

  it("a chart has two to six ticks, which reach its highest value", () => {
    for (let highest = 0.01; highest < 1e9; highest *= 1.37) {
      const ticks = ticksOf(highest);
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.length).toBeLessThan(7);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
    }
  });

  it.each([
    [0, "0"],
    [250, "250"],
    [7500, "7,5\u00a0k"],
    [1_000_000, "1\u00a0M"],
    [1_250_000_000, "1,25\u00a0Md"],
  ])("the tick %d is written as %s", (value, label) => expect(tickLabel(value)).toBe(label));
});
