import { describe, expect, it } from "vitest";

import { changesSince, type MethodSum } from "#domain/till/tillDay.ts";

const figures = (cash: number, ...byMethod: [MethodSum["method"], number][]) => ({
  cash,
  byMethod: byMethod.map(([method, amount]) => ({ method, payments: 1, amount })),
});

describe("what changed in a day since it was closed", () => {
  it("is nothing where its sums are the same, in whatever order", () => {
    const closed = figures(100.1, ["cash", 100.1], ["card", 50]);
    expect(changesSince(closed, figures(100.1, ["card", 50], ["cash", 100.1]))).toBeNull();
  });

  it("names the cash, and each method whose sum is another", () => {
    const closed = figures(300, ["cash", 300], ["check", 700], ["card", 50]);
    const now = figures(500.2, ["cash", 500.2], ["card", 50], ["transfer", 20]);
    expect(changesSince(closed, now)).toEqual({
      cash: 200.2,
      byMethod: [
        { method: "cash", amount: 200.2 },
        { method: "check", amount: -700 },
        { method: "transfer", amount: 20 },
      ],
    });
  });

  it("is told where only cards changed, and where only a move did", () => {
    expect(changesSince(figures(10), figures(10, ["card", 5]))).toEqual({
      cash: 0,
      byMethod: [{ method: "card", amount: 5 }],
    });
    expect(changesSince(figures(10), figures(-50))).toEqual({ cash: -60, byMethod: [] });
  });
});
