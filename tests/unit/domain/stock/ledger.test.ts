import { describe, expect, it } from "vitest";

import { difference, isEmpty } from "#domain/documents/difference.ts";
import { type Effect, isUnchanged, overfilled, repost } from "#domain/stock/ledger.ts";

const sale = (quantity: number, product = "a"): Effect => ({
  product,
  quantity: -quantity,
  type: "sale",
});

describe("the movements of a line", () => {
  it("are its one effect", () => {
    const stock = new Map([["a", 10]]);
    expect(repost(stock, [], sale(3))).toEqual([
      { product: "a", quantity: -3, type: "sale", floor: false },
    ]);
    expect(stock.get("a")).toBe(7);
  });

  it("stop at zero with a movement that says so, and come back whole", () => {
    const stock = new Map([["a", 2]]);
    const posted = repost(stock, [], sale(5));
    expect(posted.map(({ quantity, floor }) => [quantity, floor])).toEqual([
      [-5, false],
      [3, true],
    ]);
    expect(stock.get("a")).toBe(0);
    expect(repost(stock, posted, null)).toEqual([]);
    expect(stock.get("a")).toBe(2);
  });

  it("move to another product", () => {
    const stock = new Map([
      ["a", 5],
      ["b", 5],
    ]);
    const first = repost(stock, [], sale(2));
    repost(stock, first, sale(2, "b"));
    expect([stock.get("a"), stock.get("b")]).toEqual([5, 3]);
  });

  it("are kept when the effect is the same, the floor too", () => {
    const stock = new Map([["a", 1]]);
    const posted = repost(stock, [], sale(4));
    expect(isUnchanged(posted, sale(4))).toBe(true);
    expect(repost(stock, posted, sale(4))).toEqual(posted);
    expect(isUnchanged(posted, sale(5))).toBe(false);
    expect(isUnchanged([], null)).toBe(true);
    expect(isUnchanged([], { ...sale(0), quantity: 0 })).toBe(true);
  });

  it("that gave stock leave a floor when it was sold meanwhile", () => {
    const stock = new Map([["a", 0]]);
    const received = repost(stock, [], { product: "a", quantity: 5, type: "purchase" });
    repost(stock, [], sale(4));
    expect(repost(stock, received, null)).toEqual([
      { product: "a", quantity: 4, type: "adjustment", floor: true },
    ]);
    expect(stock.get("a")).toBe(0);
  });

  it("of a delivery stay in the parts it came in, the first longest", () => {
    const stock = new Map([["a", 0]]);
    const of = (quantity: number): Effect => ({ product: "a", quantity, type: "purchase" });
    const quantities = (movements: readonly { quantity: number }[]) =>
      movements.map(({ quantity }) => quantity);
    const first = repost(stock, [], of(7));
    const both = repost(stock, first, of(10));
    expect(quantities(both)).toEqual([7, 3]);
    expect(both[0]).toBe(first[0]);
    expect(repost(stock, both, of(10))).toEqual(both);
    // Less than was noted: the last part gives way first.
    const less = repost(stock, both, of(8));
    expect(quantities(less)).toEqual([7, 1]);
    expect(less[0]).toBe(first[0]);
    expect(quantities(repost(stock, less, of(5)))).toEqual([5]);
    expect(stock.get("a")).toBe(5);
  });

  it("of a delivery become one where a floor stands among them", () => {
    const stock = new Map([["a", 0]]);
    const of = (quantity: number): Effect => ({ product: "a", quantity, type: "purchase" });
    const received = repost(stock, [], of(5));
    repost(stock, [], sale(5));
    const floored = repost(stock, received, of(2));
    expect(floored.map(({ quantity, floor }) => [quantity, floor])).toEqual([
      [2, false],
      [3, true],
    ]);
    const whole = repost(stock, floored, of(6));
    expect(whole.map(({ quantity }) => quantity)).toEqual([6]);
    expect(stock.get("a")).toBe(1);
  });

  it("of which a floor is left keep it, however often what gives nothing is saved again", () => {
    const stock = new Map([["a", 0]]);
    const received = repost(stock, [], { product: "a", quantity: 5, type: "purchase" });
    repost(stock, [], sale(4));
    const left = repost(stock, received, null);
    stock.set("a", 9);
    expect(repost(stock, left, null)).toEqual(left);
    expect(stock.get("a")).toBe(9);
  });
});

describe("products that rise beyond what their stock may be", () => {
  const brings = (product: string, quantity: number, field: string) => ({
    effect: { product, quantity, type: "purchase" as const },
    field,
  });
  const found = (before: number, after: number) =>
    overfilled(new Map([["a", before]]), new Map([["a", after]]), [
      brings("a", 1, "items.0.quantity"),
      brings("a", 2, "items.1.quantity"),
      brings("a", -1, "items.2.quantity"),
      brings("b", 1, "items.3.quantity"),
    ]);

  it("are named at the last item that brings some", () => {
    expect(found(0, 999_999_999)).toEqual([]);
    expect(found(999_999_999, 1_000_000_000)).toEqual([
      { field: "items.1.quantity", code: "stock_max" },
    ]);
    // What was too much before the rule may go down.
    expect(found(1_000_000_005, 1_000_000_004)).toEqual([]);
  });

  it("are named at the last change where stock is given back", () => {
    const gone = [{ effect: null, field: "items" }];
    const stock = (level: number) => new Map([["a", level]]);
    expect(overfilled(stock(999_999_999), stock(1_000_000_000), gone)).toEqual([
      { field: "items", code: "stock_max" },
    ]);
  });
});

describe("the difference of two lists of lines", () => {
  const isSame = (a: { v: number }, b: { v: number }) => a.v === b.v;
  const lines = (...values: [string, number][]) => values.map(([id, v]) => ({ id, v }));

  it("is what to add, update and remove", () => {
    const change = difference(
      lines(["a", 1], ["b", 2], ["c", 3]),
      lines(["b", 2], ["c", 4], ["d", 5]),
      isSame,
    );
    expect(change).toEqual({
      added: [{ id: "d", v: 5 }],
      updated: [{ stored: { id: "c", v: 3 }, wanted: { id: "c", v: 4 } }],
      removed: [{ id: "a", v: 1 }],
    });
  });

  it("is empty for the same list in another order", () => {
    expect(isEmpty(difference(lines(["a", 1], ["b", 2]), lines(["b", 2], ["a", 1]), isSame))).toBe(
      true,
    );
  });
});
