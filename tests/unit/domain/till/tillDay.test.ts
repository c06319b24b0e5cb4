import { describe, expect, it } from "vitest";

import { tillChangesSince, type MethodSum, type TillFigures } from "#domain/till/tillDay.ts";

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

describe("the changes of a day since its closing", () => {
  it("a closed till day with the same sums in another order has no change", () => {
    const closed = figures(100.1, ["cash", 100.1], ["card", 50]);
    expect(tillChangesSince(closed, figures(100.1, ["card", 50], ["cash", 100.1]))).toBeNull();
  });

  it("a changed till day names the cash difference, and each method with another sum", () => {
    const closed = figures(300, ["cash", 300], ["check", 700], ["card", 50]);
    const now = figures(500.2, ["cash", 500.2], ["card", 50], ["transfer", 20]);
    expect(tillChangesSince(closed, now)).toEqual({
      cash: 200.2,
      byMethod: [
        { method: "cash", amount: 200.2 },
        { method: "check", amount: -700 },
        { method: "transfer", amount: 20 },
      ],
    });
  });

  it("a changed till day without different sums is reported without amounts", () => {
    const closed = figures(10, ["cash", 10]);
    const others: Partial<TillFigures>[] = [
      { sales: 3 },
      { invoicesTo: "2026110003" },
      { deposits: 5 },
      { byPerson: [{ by: "Karim", payments: 1, amount: 10 }] },
      { byKind: [{ kind: "float", moves: 1, amount: 500 }] },
      { credited: 5 },
      { kept: 5 },
    ];
    for (const other of others)
      expect(tillChangesSince(closed, { ...closed, ...other }), JSON.stringify(other)).toEqual({
        cash: 0,
        byMethod: [],
      });
    // The coins of the count are not compared.
    expect(tillChangesSince(Object.assign({ coins: { 200: 1 } }, closed), closed)).toBeNull();
  });

  it("a renamed person is no change of a till day, but another person is", () => {
    const closed = figures(10, ["cash", 10]);
    const by = (by: string, actor?: string) => ({
      ...closed,
      byPerson: [{ ...(actor && { actor }), by, payments: 1, amount: 10 }],
    });
    expect(tillChangesSince(by("Karim", "u1"), by("Karim Alami", "u1"))).toBeNull();
    expect(tillChangesSince(by("Karim", "u1"), by("Karim", "u2"))).not.toBeNull();
    // Older closings and payments store names only.
    expect(tillChangesSince(by("Karim"), by("Karim"))).toBeNull();
  });

  it("refunds are subtracted from their method, even if the closing is older than refunds", () => {
    const now = {
      ...figures(-20, ["card", 100]),
      refunded: [
        { method: "card", refunds: 1, amount: 60 } as const,
        { method: "cash", refunds: 1, amount: 20 } as const,
      ],
    };
    expect(tillChangesSince(figures(0, ["card", 100]), now)).toEqual({
      cash: -20,
      byMethod: [
        { method: "card", amount: -60 },
        { method: "cash", amount: -20 },
      ],
    });
    expect(tillChangesSince(now, now)).toBeNull();
  });

  it("a till day changed only in card payments or cash movements is reported", () => {
    expect(tillChangesSince(figures(10), figures(10, ["card", 5]))).toEqual({
      cash: 0,
      byMethod: [{ method: "card", amount: 5 }],
    });
    expect(tillChangesSince(figures(10), figures(-50))).toEqual({ cash: -60, byMethod: [] });
  });
});
