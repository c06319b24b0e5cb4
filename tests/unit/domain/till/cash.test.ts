import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Centimes, sum, toCentimes } from "#domain/core/money.ts";
import { cashMovementKinds } from "#domain/core/records.ts";
import {
  bankNotes,
  cashDifference,
  checkCashMovement,
  coinName,
  coins,
  coinsTotal,
  expectedCash,
  readCoins,
  signedCashMovement,
} from "#domain/till/cash.ts";

const centimes = fc.integer({ min: -10_000_000, max: 10_000_000 }) as fc.Arbitrary<Centimes>;
const positive = fc.integer({ min: 1, max: 10_000_000 }) as fc.Arbitrary<Centimes>;

describe("a cash movement", () => {
  it.each([
    ["expense", -60, []],
    ["expense", 60, ["move_out"]],
    ["bank", 1500, ["move_out"]],
    ["refund", 20, ["move_out"]],
    ["float", 500, []],
    ["float", -500, ["move_in"]],
    ["other", -5, []],
    ["other", 5, []],
    ["other", 0, ["move_zero"]],
    // Less than half a centime is rounded to zero.
    ["float", 0.004, ["move_zero"]],
  ] as const)("a cash movement %s of %f dirhams has the violations %j", (kind, amount, codes) => {
    expect(checkCashMovement(kind, amount).map(({ code }) => code)).toEqual(codes);
  });

  it("a cash movement is accepted when its sign fits its kind", () => {
    fc.assert(
      fc.property(fc.constantFrom(...cashMovementKinds), positive, (kind, amount) => {
        const signed = signedCashMovement(kind, amount);
        expect(Math.abs(signed)).toBe(amount);
        expect(checkCashMovement(kind, signed / 100)).toEqual([]);
      }),
    );
  });
});

describe("the expected cash of a day", () => {
  it("expected cash is the opening amount plus all movements", () => {
    const money = [100000, 50000, -6000].map((one) => one as Centimes);
    const [opening = 0 as Centimes, paid = 0 as Centimes, moved = 0 as Centimes] = money;
    expect(expectedCash(opening, [paid], [moved])).toBe(144000);
  });

  it("expected cash is always the last count plus all movements since", () => {
    const day = fc.record({
      payments: fc.array(positive, { maxLength: 5 }),
      moves: fc.array(centimes, { maxLength: 5 }),
      counted: fc.option(positive, { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), (days) => {
        let opening = 0 as Centimes;
        let differences = 0 as Centimes;
        let all = 0 as Centimes;
        for (const { payments, moves, counted } of days) {
          const expected = expectedCash(opening, payments, moves);
          all = sum([all, ...payments, ...moves]);
          if (counted !== null) differences = sum([differences, cashDifference(counted, expected)]);
          opening = counted ?? expected;
          // The cash in the drawer: all movements plus the differences at closings.
          expect(opening).toBe(all + differences);
        }
      }),
    );
  });
});

describe("notes and coins", () => {
  it("the total of notes and coins is exact", () => {
    expect(coinsTotal({ 200: 8, 100: 5, 50: 3, 20: 5, 10: 2, 5: 1, 2: 3, 1: 4 })).toBe(238_500);
    expect(coinsTotal({ "0.5": 1, "0.2": 1, "0.1": 1 })).toBe(80);
    expect(coinsTotal({})).toBe(0);
  });

  it.each([
    [
      { 200: 3, "0.50": 2 },
      { 200: 3, "0.5": 2 },
    ],
    [{ 200: 0 }, {}],
    [{ 3: 1 }, null],
    [{ 200: -1 }, null],
    [{ 200: 1.5 }, null],
    [{ 200: "3" }, null],
    [{ 200: 1, "200.0": 3 }, null],
    [{ "2e2": 1 }, null],
    [{ " 200 ": 1 }, null],
    [{ 200: 100_000 }, null],
    [[], null],
    ["200", null],
    [null, null],
  ])("coins sent as %j are stored as %j", (sent, kept) => {
    expect(readCoins(sent)).toEqual(kept);
  });

  it("parsing coins never changes their total, whatever is sent", () => {
    const all = [...bankNotes, ...coins];
    const counts = fc.array(fc.nat(500), { minLength: all.length, maxLength: all.length });
    fc.assert(
      fc.property(counts, (numbers) => {
        const sent = Object.fromEntries(all.map((one, at) => [coinName(one), numbers[at] ?? 0]));
        const expected = all.reduce((total, one, at) => total + one * (numbers[at] ?? 0), 0);
        expect(coinsTotal(readCoins(sent) ?? {})).toBe(expected);
      }),
    );
  });

  it("the dirham has eleven notes and coins, from 200 dirhams down to ten centimes", () => {
    expect([...bankNotes, ...coins].map(coinName)).toEqual([
      "200",
      "100",
      "50",
      "20",
      "10",
      "5",
      "2",
      "1",
      "0.5",
      "0.2",
      "0.1",
    ]);
    expect(toCentimes(0.1)).toBe(coins.at(-1));
  });
});
