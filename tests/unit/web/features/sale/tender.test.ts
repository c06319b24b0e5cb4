import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Centimes, formatAmount, toCentimes, toDirhams } from "#domain/core/money.ts";
import { likelyAmounts, tenderOf } from "#features/sale/tender.ts";

const total = toCentimes(380);
const dirhamsOf = (typed: string, method = "cash") =>
  Object.fromEntries(
    Object.entries(tenderOf(total, typed, method)).map(([name, amount]) => [
      name,
      toDirhams(amount),
    ]),
  );

describe("received amounts for 380,00", () => {
  it.each([
    ["nothing typed", "", "cash", { paid: 380, change: 0, remaining: 0, surplus: 0 }],
    ["more, in cash", "500", "cash", { received: 500, paid: 380, change: 120, remaining: 0 }],
    ["less", "300,50", "cash", { paid: 300.5, change: 0, remaining: 79.5 }],
    ["nothing at all", "0", "cash", { paid: 0, remaining: 380 }],
    ["more, by cheque", "400", "check", { paid: 400, change: 0, surplus: 20, remaining: 0 }],
    ["what cannot be read", "beaucoup", "cash", { paid: 0, remaining: 380 }],
  ])(
    "the received amount for 380,00 gives the right payment and change: %s",
    (_, typed, method, expected) => {
      expect(dirhamsOf(typed, method)).toMatchObject(expected);
    },
  );
});

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((centimes) => centimes as Centimes);

it("the stored and the returned amount sum to the received amount", () => {
  fc.assert(
    fc.property(amount, amount, fc.constantFrom("cash", "card"), (due, given, method) => {
      const { received, paid, change, remaining, surplus } = tenderOf(
        due,
        formatAmount(given),
        method,
      );
      expect(paid + change).toBe(received);
      expect(paid + remaining - surplus).toBe(due);
    }),
  );
});

describe("likely received amounts", () => {
  it.each([
    [380, [380, 400, 500]],
    [130, [130, 150, 200]],
    [45, [45, 50, 60]],
    [200, [200, 500]],
    [12.5, [12.5, 20, 50]],
    [9000, [9000]],
    [0, []],
  ])("likely received amounts are proposed for %d", (due, offered) => {
    expect(likelyAmounts(toCentimes(due)).map(toDirhams)).toEqual(offered);
  });
});
