import * as fc from "fast-check";
import { expect, it } from "vitest";

import { tariffDifference } from "#domain/lenses/import/difference.ts";
import { readTariff } from "#domain/lenses/import/readTariff.ts";
import { readImportSettings } from "#domain/lenses/import/settings.ts";
import { rowOf } from "#domain/lenses/lensPrice.ts";
import { readPower } from "#domain/lenses/power.ts";
import type { PowerRow, Span } from "#domain/lenses/tariff.ts";
import { readPowerRows } from "#domain/lenses/tariffRows.ts";

const most = { sphere: 3, cylinder: 1.5 };
const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, at) => from + at / 4);
/** Powers compared in each tariff, in both signs, and some beyond its limits. */
const asked = [-1, 1].flatMap((sign) =>
  steps(-most.sphere - 1, most.sphere + 1).flatMap((sphere) =>
    steps(0, most.cylinder + 0.5).flatMap((cylinder) =>
      [65, 70].map((diameter) => ({ sphere, cylinder: sign * cylinder, diameter })),
    ),
  ),
);
const priceOf = (rows: readonly PowerRow[], written: object) => {
  const { power } = readPower(written);
  return power && rowOf(rows, power)?.price;
};
const pricesOf = (rows: readonly PowerRow[]) => asked.map((power) => priceOf(rows, power));

const quarter = (limit: number) =>
  fc.integer({ min: -limit * 4, max: limit * 4 }).map((value) => value / 4);
const ordered = ([one, other]: readonly [number, number]): Span =>
  one < other ? [one, other] : [other, one];
const signed = (span: Span, isPlus: boolean): Span =>
  isPlus ? span : ordered([0 - span[0], 0 - span[1]]);
const row = (sphere: fc.Arbitrary<Span>, cylinder: fc.Arbitrary<Span>) =>
  fc.record({
    sphere,
    cylinder,
    diameter: fc.constantFrom(0, 65, 70),
    price: fc.integer({ min: 1, max: 99_999 }).map((centimes) => centimes / 100),
    cost: fc.option(fc.integer({ min: 1, max: 900 })),
  });
const list = (rows: fc.Arbitrary<PowerRow>) => fc.array(rows, { minLength: 1, maxLength: 8 });

const anySphere = fc.tuple(quarter(most.sphere), quarter(most.sphere)).map(ordered);
const quarterUp = fc.integer({ min: 0, max: most.cylinder * 4 }).map((value) => value / 4);
const anyCylinder = fc
  .tuple(fc.tuple(quarterUp, quarterUp).map(ordered), fc.boolean())
  .map(([span, isPlus]) => signed(span, isPlus));
/** Spheres and cylinders that 'jusqu'à' can express: from 0, or symmetric around it. */
const fromZero = fc
  .tuple(quarter(most.sphere), fc.boolean())
  .map(([end, isBoth]) => ordered(isBoth ? [0 - Math.abs(end), Math.abs(end)] : [0, end]));
const cylinderFromZero = fc
  .tuple(quarterUp, fc.boolean())
  .map(([end, isPlus]) => signed([0, end], isPlus));

const number = (value: number) => value.toFixed(2).replace(".", ",");
const power = (value: number) => `${value > 0 ? "+" : ""}${number(value)}`.replace("-", "−");
const asList = (rows: readonly PowerRow[]) => [
  ["PVP", "Code", "Ø", "Cyl max", "Cyl min", "Sph min", "Sph max", "PVO"],
  ...rows.map(({ sphere, cylinder, diameter, price, cost }) => [
    `${number(price)} DH`,
    "A",
    diameter === 0 ? "" : String(diameter),
    ...cylinder.map(power),
    ...sphere.map(power),
    cost === null ? "" : String(cost),
  ]),
];
const isBothSigns = ([from, to]: Span) => from < 0 && from + to === 0;
const endOf = ([from, to]: Span) => (from < 0 ? from : to);
const asUpTo = (rows: readonly PowerRow[]) => [
  ["Code", "SPH/CYL", "Ø", "Prix", "Coût"],
  ...rows.map(({ sphere, cylinder, diameter, price, cost }) => [
    "A",
    `${isBothSigns(sphere) ? number(sphere[1]) : power(endOf(sphere))}/${power(endOf(cylinder))}`,
    diameter === 0 ? "" : `Ø ${diameter}`,
    number(price),
    cost === null ? "-" : number(cost),
  ]),
];
/** Grids of a tariff, one for each diameter and sign of cylinder. */
const asGrid = (rows: readonly PowerRow[]) =>
  [65, 70].flatMap((diameter) =>
    [-1, 1].flatMap((sign) => {
      const cylinders = steps(sign < 0 ? 0 : 0.25, most.cylinder).map((value) => value * sign);
      // A power whose transposition is in the first grid is left out of the second.
      const told = (sphere: number, cylinder: number) => {
        const isInFirst =
          sign > 0 && Math.abs(sphere + cylinder) <= most.sphere && cylinder <= most.cylinder;
        const price = isInFirst ? undefined : priceOf(rows, { sphere, cylinder, diameter });
        return price === undefined || price === null ? "X" : number(price);
      };
      return [
        ["Code", "A"],
        ["Ø", String(diameter)],
        ["SPH\\CYL", ...cylinders.map(power)],
        ...steps(-most.sphere, most.sphere).map((sphere) => [
          power(sphere),
          ...cylinders.map((cylinder) => told(sphere, cylinder)),
        ]),
        [""],
      ];
    }),
  );

function readBack(cells: string[][], shape: string): PowerRow[] {
  const { settings } = readImportSettings({});
  const { tariff, violations } = readTariff(cells, settings, null);
  expect(violations).toEqual([]);
  expect(tariff).toMatchObject({ shape, lines: [], ranges: [{ reference: "A" }] });
  const rows = tariff?.ranges[0]?.rows ?? [];
  // The route of tariffs accepts the parsed rows.
  expect(readPowerRows(rows, [65, 70])).toEqual({ rows, violations: [] });
  expect(tariffDifference(rows, rows)).toMatchObject({
    changed: 0,
    made: 0,
    dropped: 0,
    isSame: true,
  });
  return rows;
}

it.each([
  ["list", list(row(anySphere, anyCylinder)), asList],
  ["upto", list(row(fromZero, cylinderFromZero)), asUpTo],
] as const)(
  "a tariff written in the shape '%s' has the same prices after its import",
  (shape, rows, write) =>
    fc.assert(
      fc.property(rows, (tariff) => {
        const read = readBack(write(tariff), shape);
        expect(pricesOf(read)).toEqual(pricesOf(tariff));
        expect(tariffDifference(tariff, read)).toMatchObject({ changed: 0, made: 0, dropped: 0 });
      }),
      { numRuns: 60 },
    ),
);

it("a tariff written as grids has the price of each cell after its import", () =>
  fc.assert(
    fc.property(list(row(anySphere, anyCylinder)), (tariff) => {
      const inMinus = steps(-most.sphere, most.sphere).flatMap((sphere) =>
        steps(0, most.cylinder).flatMap((cylinder) =>
          [65, 70].map((diameter) => ({ sphere, cylinder: 0 - cylinder, diameter })),
        ),
      );
      fc.pre(inMinus.some((one) => priceOf(tariff, one) !== undefined));
      const read = readBack(asGrid(tariff), "grid");
      expect(inMinus.map((one) => priceOf(read, one))).toEqual(
        inMinus.map((one) => priceOf(tariff, one)),
      );
    }),
    { numRuns: 30 },
  ));

it("the preview counts the same changed, made and dropped powers as a comparison power by power", () =>
  fc.assert(
    fc.property(
      list(row(anySphere, anyCylinder)),
      list(row(anySphere, anyCylinder)),
      (one, other) => {
        const seen = new Set<string>();
        const counts = { changed: 0, made: 0, dropped: 0 };
        const widths = [...new Set([...one, ...other].map(({ diameter }) => diameter))];
        const isOf = (rows: readonly PowerRow[], width: number) =>
          rows.filter(({ diameter }) => diameter === 0 || diameter === width);
        for (const sphere of steps(-6, 6))
          for (const cylinder of steps(-2, 0))
            for (const width of widths) {
              const key = `${sphere} ${cylinder} ${width}`;
              if (seen.has(key)) continue;
              seen.add(key);
              const curves = { sphere, cylinder: cylinder + 0, diameter: 0 };
              const before = rowOf(isOf(one, width), curves);
              const after = rowOf(isOf(other, width), curves);
              if (before && !after) counts.dropped += 1;
              else if (after && !before) counts.made += 1;
              else if (
                before &&
                after &&
                (before.price !== after.price ||
                  (after.cost !== null && after.cost !== before.cost))
              )
                counts.changed += 1;
            }
        expect(tariffDifference(one, other)).toMatchObject(counts);
      },
    ),
    { numRuns: 40 },
  ));

it("a file of random texts is either parsed or refused, and its parsed rows are a valid tariff", () => {
  const written = fc.constantFrom(
    "6/2",
    "-1,00",
    "2-4",
    "+4.00/+2.00",
    "65",
    "100",
    "X",
    "-",
    "",
    "A",
    "Plan",
  );
  const cell = fc.oneof(written, written, fc.string({ maxLength: 8 }));
  const heads = fc.constantFrom(
    ["Code", "SPH/CYL", "PVP", "Ø", "PVO"],
    ["Code", "Sph min", "Cyl max", "Prix", "65 mm"],
    ["SPH\\CYL", "0", "-0.25", "+0.25", "1"],
  );
  fc.assert(
    fc.property(heads, fc.array(fc.array(cell, { minLength: 5, maxLength: 5 })), (head, rows) => {
      const { settings } = readImportSettings({ coefficient: 2 });
      const { tariff, violations } = readTariff([head, ...rows], settings, "plus");
      expect(tariff === null).toBe(violations.length > 0);
      for (const range of tariff?.ranges ?? []) {
        const diameters = range.values.diameters ?? [];
        expect(readPowerRows(range.rows, diameters).violations).toEqual([]);
      }
      for (const { line } of tariff?.lines ?? []) expect(line).toBeLessThanOrEqual(rows.length + 1);
    }),
  );
});
