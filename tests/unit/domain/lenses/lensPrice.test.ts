import { describe, expect, it } from "vitest";

import { rowOf, tariffOn } from "#domain/lenses/lensPrice.ts";
import { readPower } from "#domain/lenses/power.ts";
import type { PowerRow, Span } from "#domain/lenses/tariff.ts";
import { furthestReach, supplementRow } from "#domain/lenses/supplements.ts";

const row = (sphere: Span, cylinder: Span, price = 1, diameter = 0): PowerRow => ({
  sphere,
  cylinder,
  diameter,
  price,
  cost: null,
});
const powerOf = (sphere: number, cylinder: number, diameter = 0) => {
  const { power } = readPower({ sphere, cylinder, diameter });
  return power ?? expect.unreachable();
};

describe("the tariff row of a power", () => {
  it("a power is matched to a row in the sign of the row's cylinder", () => {
    const power = powerOf(-5.25, -2);
    expect(rowOf([row([-6, 0], [-2, 0])], power)).not.toBeNull();
    expect(rowOf([row([-6, 0], [0, 2])], power)).toBeNull();
    expect(rowOf([row([-8, 0], [0, 2])], power)).not.toBeNull();
  });

  it("the price is that of the first row containing the power, because rows may overlap", () => {
    const upTo = (sphere: number, cylinder: number, price: number) =>
      row([-sphere, sphere], [-cylinder, 0], price);
    const rows = [upTo(2, 2, 200), upTo(4, 2, 240), upTo(6, 2, 320)];
    expect(rowOf(rows, powerOf(-3, -1))?.price).toBe(240);
    expect(rowOf(rows, powerOf(-6.25, -1))).toBeNull();
  });

  it("a power without cylinder matches rows of either sign, and rows without cylinder", () => {
    for (const cylinder of [
      [-2, 0],
      [0, 2],
      [0, 0],
    ] as const)
      expect(rowOf([row([-6, 6], cylinder)], powerOf(1, 0))).not.toBeNull();
    expect(rowOf([row([-6, 6], [0, 0])], powerOf(1, -0.25))).toBeNull();
  });

  it("a power with a diameter matches only rows of that diameter or of any", () => {
    const rows = [row([-6, 6], [-2, 0], 100, 65), row([-6, 6], [-2, 0], 120, 70)];
    expect(rowOf(rows, powerOf(1, 0, 70))?.price).toBe(120);
    expect(rowOf(rows, powerOf(1, 0, 75))).toBeNull();
    expect(rowOf(rows, powerOf(1, 0))?.price).toBe(100);
    expect(rowOf([row([-6, 6], [-2, 0])], powerOf(1, 0, 75))?.price).toBe(1);
  });
});

it("the latest tariff that has begun applies, and no other", () => {
  const tariffs = [
    { from: "2027-01-01 00:00:00.000Z", price: 345 },
    { from: "2026-01-01 00:00:00.000Z", price: 320 },
  ];
  expect(tariffOn(tariffs, "2026-12-31")?.price).toBe(320);
  expect(tariffOn(tariffs, "2027-01-01")?.price).toBe(345);
  expect(tariffOn(tariffs, "2025-12-31")).toBeNull();
});

it("a supplement's price is that of its row with the smallest sufficient limit", () => {
  const rows = [
    { to: 6, price: 120 },
    { to: 3, price: 80 },
  ];
  expect(supplementRow(rows, 4)?.price).toBe(120);
  expect(supplementRow(rows, 3)?.price).toBe(80);
  expect(supplementRow(rows, 7)).toBeNull();
  expect(furthestReach(rows)).toBe(6);
  expect(supplementRow([...rows, { to: null, price: 200 }], 7)?.price).toBe(200);
  expect(furthestReach([{ to: null }])).toBeNull();
});
