import { describe, expect, it } from "vitest";

import { differenceOfChildren, isEmptyDifference } from "#domain/documents/difference.ts";
import {
  type StockEffect,
  isEffectUnchanged,
  maxStockViolations,
  replaceMovements,
} from "#domain/stock/ledger.ts";

const sale = (quantity: number, product = "a"): StockEffect => ({
  product,
  quantity: -quantity,
  type: "sale",
});

describe("the stock movements of an item", () => {
  it("the movements of a document's item sum to the item's effect on the stock", () => {
    const stock = new Map([["a", 10]]);
    expect(replaceMovements(stock, [], sale(3))).toEqual([
      { product: "a", quantity: -3, type: "sale", floor: false },
    ]);
    expect(stock.get("a")).toBe(7);
  });

  it("a floor movement raises a negative stock to zero, and a deleted sale returns it all", () => {
    const stock = new Map([["a", 2]]);
    const posted = replaceMovements(stock, [], sale(5));
    expect(posted.map(({ quantity, floor }) => [quantity, floor])).toEqual([
      [-5, false],
      [3, true],
    ]);
    expect(stock.get("a")).toBe(0);
    expect(replaceMovements(stock, posted, null)).toEqual([]);
    expect(stock.get("a")).toBe(2);
  });

  it("an item that changes its product moves its movements to it", () => {
    const stock = new Map([
      ["a", 5],
      ["b", 5],
    ]);
    const first = replaceMovements(stock, [], sale(2));
    replaceMovements(stock, first, sale(2, "b"));
    expect([stock.get("a"), stock.get("b")]).toEqual([5, 3]);
  });

  it("unchanged items keep their movements, including floor movements", () => {
    const stock = new Map([["a", 1]]);
    const posted = replaceMovements(stock, [], sale(4));
    expect(isEffectUnchanged(posted, sale(4))).toBe(true);
    expect(replaceMovements(stock, posted, sale(4))).toEqual(posted);
    expect(isEffectUnchanged(posted, sale(5))).toBe(false);
    expect(isEffectUnchanged([], null)).toBe(true);
    expect(isEffectUnchanged([], { ...sale(0), quantity: 0 })).toBe(true);
  });

  it("deleting a receipt whose pieces were sold adds a floor movement", () => {
    const stock = new Map([["a", 0]]);
    const received = replaceMovements(stock, [], { product: "a", quantity: 5, type: "purchase" });
    replaceMovements(stock, [], sale(4));
    expect(replaceMovements(stock, received, null)).toEqual([
      { product: "a", quantity: 4, type: "adjustment", floor: true },
    ]);
    expect(stock.get("a")).toBe(0);
  });

  it("the movements of a receipt are kept, and its changes are added after them", () => {
    const stock = new Map([["a", 0]]);
    const of = (quantity: number): StockEffect => ({ product: "a", quantity, type: "purchase" });
    const quantities = (movements: readonly { quantity: number }[]) =>
      movements.map(({ quantity }) => quantity);
    const first = replaceMovements(stock, [], of(7));
    const both = replaceMovements(stock, first, of(10));
    expect(quantities(both)).toEqual([7, 3]);
    expect(both[0]).toBe(first[0]);
    expect(replaceMovements(stock, both, of(10))).toEqual(both);
    // A reduced quantity shortens the last movement first.
    const less = replaceMovements(stock, both, of(8));
    expect(quantities(less)).toEqual([7, 1]);
    expect(less[0]).toBe(first[0]);
    expect(quantities(replaceMovements(stock, less, of(5)))).toEqual([5]);
    expect(stock.get("a")).toBe(5);
  });

  it("a floor movement merges the movements of a receipt into one", () => {
    const stock = new Map([["a", 0]]);
    const of = (quantity: number): StockEffect => ({ product: "a", quantity, type: "purchase" });
    const received = replaceMovements(stock, [], of(5));
    replaceMovements(stock, [], sale(5));
    const floored = replaceMovements(stock, received, of(2));
    expect(floored.map(({ quantity, floor }) => [quantity, floor])).toEqual([
      [2, false],
      [3, true],
    ]);
    const whole = replaceMovements(stock, floored, of(6));
    expect(whole.map(({ quantity }) => quantity)).toEqual([6]);
    expect(stock.get("a")).toBe(1);
  });

  it("an item without effect keeps its floor movement when it is saved again", () => {
    const stock = new Map([["a", 0]]);
    const received = replaceMovements(stock, [], { product: "a", quantity: 5, type: "purchase" });
    replaceMovements(stock, [], sale(4));
    const left = replaceMovements(stock, received, null);
    stock.set("a", 9);
    expect(replaceMovements(stock, left, null)).toEqual(left);
    expect(stock.get("a")).toBe(9);
  });
});

describe("products above their maximum stock", () => {
  const brings = (product: string, quantity: number, field: string) => ({
    effect: { product, quantity, type: "purchase" as const },
    field,
  });
  const found = (before: number, after: number) =>
    maxStockViolations(new Map([["a", before]]), new Map([["a", after]]), [
      brings("a", 1, "items.0.quantity"),
      brings("a", 2, "items.1.quantity"),
      brings("a", -1, "items.2.quantity"),
      brings("b", 1, "items.3.quantity"),
    ]);

  it("a stock above its maximum is reported at the last item that raises it", () => {
    expect(found(0, 999_999_999)).toEqual([]);
    expect(found(999_999_999, 1_000_000_000)).toEqual([
      { field: "items.1.quantity", code: "stock_max" },
    ]);
    // A stock that is already above its maximum may still fall.
    expect(found(1_000_000_005, 1_000_000_004)).toEqual([]);
  });

  it("a stock above its maximum is reported at the last change when stock is returned", () => {
    const gone = [{ effect: null, field: "items" }];
    const stock = (level: number) => new Map([["a", level]]);
    expect(maxStockViolations(stock(999_999_999), stock(1_000_000_000), gone)).toEqual([
      { field: "items", code: "stock_max" },
    ]);
  });
});

describe("the difference of two lists of movements", () => {
  const isSame = (a: { v: number }, b: { v: number }) => a.v === b.v;
  const lines = (...values: [string, number][]) => values.map(([id, v]) => ({ id, v }));

  it("the difference of two lists of movements has those to add, update and remove", () => {
    const change = differenceOfChildren(
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

  it("the difference is empty for the same movements in another order", () => {
    expect(
      isEmptyDifference(
        differenceOfChildren(lines(["a", 1], ["b", 2]), lines(["b", 2], ["a", 1]), isSame),
      ),
    ).toBe(true);
  });
});
