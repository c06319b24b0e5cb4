import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { differenceOfChildren } from "#domain/documents/difference.ts";
import { type ItemMovement, replaceMovements } from "#domain/stock/ledger.ts";
import {
  type Centimes,
  formatAmount,
  parseAmount,
  noMoney,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { invoiceNumber } from "#domain/sale/numbering.ts";
import { invoiceBalance, invoiceStatusOf } from "#domain/sale/due.ts";

const centimes = fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value as Centimes);

describe("money", () => {
  it("centimes are converted to dirhams and back unchanged", () => {
    fc.assert(fc.property(centimes, (amount) => toCentimes(toDirhams(amount)) === amount));
  });
  it("displayed amounts are parsed back unchanged", () => {
    fc.assert(fc.property(centimes, (amount) => parseAmount(formatAmount(amount)) === amount));
  });
  it("amounts have the same sum in any order", () => {
    fc.assert(
      fc.property(
        fc.array(centimes, { maxLength: 20 }),
        (amounts) => sum(amounts) === sum([...amounts].reverse()),
      ),
    );
  });
  it("an invoice has a remaining amount or a surplus, never both", () => {
    fc.assert(
      fc.property(centimes, centimes, (total, paid) => {
        const { remaining, surplus } = invoiceBalance(total, paid);
        expect(remaining - surplus).toBe(total - paid);
        expect(Math.min(remaining, surplus)).toBe(0);
        expect(
          invoiceStatusOf({ total, credited: noMoney, fund: noMoney, paid }, 1) === "paid",
        ).toBe(remaining === 0);
      }),
    );
  });
});

describe("invoice numbers", () => {
  it("invoice numbers contain their month and their sequence", () => {
    const sequence = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(sequence, (value) => {
        const number = invoiceNumber("202611", value);
        expect([number.slice(0, 6), Number(number.slice(6))]).toEqual(["202611", value]);
      }),
    );
  });
});

describe("the difference of two lists of lines", () => {
  const lines = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 0, max: 15 }).map(String), v: fc.nat(3) }),
    {
      selector: ({ id }) => id,
    },
  );
  it("applying the difference turns the stored lines into the wanted ones, without changing equal ones", () => {
    fc.assert(
      fc.property(lines, lines, (stored, wanted) => {
        const change = differenceOfChildren(stored, wanted, (a, b) => a.v === b.v);
        const result = new Map(stored.map((line) => [line.id, line.v]));
        for (const { id } of change.removed) result.delete(id);
        for (const { wanted: line } of change.updated) result.set(line.id, line.v);
        for (const line of change.added) result.set(line.id, line.v);
        expect(result).toEqual(new Map(wanted.map((line) => [line.id, line.v])));
        for (const { stored: old, wanted: line } of change.updated) expect(old.v).not.toBe(line.v);
      }),
    );
  });
});

/** Step of a history: a new effect of an item, or its removal. */
const step = fc.record({
  line: fc.integer({ min: 0, max: 4 }),
  product: fc.constantFrom("a", "b"),
  quantity: fc.integer({ min: -6, max: 6 }),
  type: fc.constantFrom("adjustment", "purchase"),
  goes: fc.boolean(),
});

describe("the ledger", () => {
  it("a receipt whose quantity rises leaves the movements of transmitted days unchanged", () => {
    const taken = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 });
    fc.assert(
      fc.property(taken, fc.nat(9), (changes, closedAfter) => {
        const stock = new Map([["a", 2]]);
        let movements: ItemMovement[] = [];
        let [received, least] = [0, 0];
        for (const [at, change] of changes.entries()) {
          if (at === closedAfter) {
            movements = movements.map((one) => ({ ...one, isClosed: true }));
            least = received;
          }
          // A sale empties the stock, so that lowering the receipt needs a floor movement.
          if (change < 0) stock.set("a", Math.max(0, (stock.get("a") ?? 0) + change));
          received = Math.max(least, received + change);
          const before = new Map(stock);
          const effect = { product: "a", quantity: received, type: "purchase" as const };
          const posted = replaceMovements(stock, movements, effect);
          const closed = movements.filter(({ isClosed }) => isClosed);
          if (closed.length > 0) expect(posted.slice(0, closed.length)).toEqual(closed);
          const sumOf = (all: readonly ItemMovement[]) =>
            all.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(sumOf(posted.filter(({ floor }) => !floor))).toBe(received);
          expect(stock.get("a")).toBe((before.get("a") ?? 0) + sumOf(posted) - sumOf(movements));
          movements = posted;
        }
      }),
    );
  });

  it("the stock is always the sum of its movements and never negative, and posting twice changes nothing", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (history) => {
        const stock = new Map([
          ["a", 3],
          ["b", 0],
        ]);
        const movements = new Map<number, ItemMovement[]>();
        for (const { line, product, quantity, type, goes } of history) {
          const received = Math.abs(quantity);
          const moved = type === "purchase" ? received : quantity;
          const effect = goes ? null : { product, quantity: moved, type };
          const posted = replaceMovements(stock, movements.get(line) ?? [], effect);
          movements.set(line, posted);
          const again = replaceMovements(new Map(stock), posted, effect);
          if (!goes) expect(again).toEqual(posted);
          for (const name of ["a", "b"]) {
            const initial = name === "a" ? 3 : 0;
            const all = [...movements.values()]
              .flat()
              .filter((movement) => movement.product === name);
            const total = all.reduce((level, movement) => level + movement.quantity, initial);
            expect(stock.get(name)).toBe(total);
            expect(stock.get(name)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });
});
