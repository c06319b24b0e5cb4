import { describe, expect, it } from "vitest";

import { changesSince, type MethodSum, type TillFigures } from "#domain/till/tillDay.ts";

const figures = (cash: number, ...byMethod: [MethodSum["method"], number][]): TillFigures => ({
  byPerson: [],
  byKind: [],
  sales: 2,
  invoicesFrom: "2026110001",
  invoicesTo: "2026110002",
  deposits: 0,
  balances: 0,
  counter: 0,
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

  it("is told without a sum where the day says anything else that is not as it was", () => {
    const closed = figures(10, ["cash", 10]);
    const others: Partial<TillFigures>[] = [
      { sales: 3 },
      { invoicesTo: "2026110003" },
      { deposits: 5 },
      { byPerson: [{ by: "Karim", payments: 1, amount: 10 }] },
      { byKind: [{ kind: "float", moves: 1, amount: 500 }] },
    ];
    for (const other of others)
      expect(changesSince(closed, { ...closed, ...other }), JSON.stringify(other)).toEqual({
        cash: 0,
        byMethod: [],
      });
    // What was counted, beside what the day said.
    expect(changesSince(Object.assign({ coins: { 200: 1 } }, closed), closed)).toBeNull();
  });

  it("ignores a new name of a user, and reports another user", () => {
    const closed = figures(10, ["cash", 10]);
    const by = (by: string, actor?: string) => ({
      ...closed,
      byPerson: [{ ...(actor && { actor }), by, payments: 1, amount: 10 }],
    });
    expect(changesSince(by("Karim", "u1"), by("Karim Alami", "u1"))).toBeNull();
    expect(changesSince(by("Karim", "u1"), by("Karim", "u2"))).not.toBeNull();
    // A close that is older knows the name alone, as do the payments of its day.
    expect(changesSince(by("Karim"), by("Karim"))).toBeNull();
  });

  it("is told where only cards changed, and where only a move did", () => {
    expect(changesSince(figures(10), figures(10, ["card", 5]))).toEqual({
      cash: 0,
      byMethod: [{ method: "card", amount: 5 }],
    });
    expect(changesSince(figures(10), figures(-50))).toEqual({ cash: -60, byMethod: [] });
  });
});
