import { expect, it } from "vitest";

import { rowOf } from "#domain/lenses/lensPrice.ts";
import { readPower } from "#domain/lenses/power.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { rowLimits, whyNot } from "#domain/lenses/whyNot.ts";
import type { LensChoices } from "#domain/lenses/choices.ts";
import { openLensShop, powerRow } from "#support/lensShop.ts";
import { type Random, seededRandom } from "#support/random.ts";
import { expectOk } from "#support/shop.ts";

const diameters = [65, 70];
const ordered = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;

function randomRow(random: Random): PowerRow {
  const quarter = (most: number) => random.int(-most * 4, most * 4) / 4;
  const [from, to] = ordered(random.int(0, 12) / 4, random.int(0, 12) / 4);
  const cylinder = random.int(0, 1) === 1 ? ([from, to] as const) : ([-to + 0, -from + 0] as const);
  return powerRow(ordered(quarter(5), quarter(5)), cylinder, random.int(100, 900), {
    diameter: random.pick([0, 65, 70]),
  });
}

it("the index of prices returns what the pure functions compute, over random tariffs and powers", async () => {
  const shop = await openLensShop();
  const random = seededRandom(20261129);
  const tariffs = new Map<string, PowerRow[]>();
  for (let at = 0; at < 12; at += 1) {
    const rows = Array.from({ length: random.int(1, 9) }, () => randomRow(random));
    const { id } = await shop.priced(rows, { name: `Orme ${at}`, diameters, max_power: 7 });
    tariffs.set(id, rows);
  }
  for (let at = 0; at < 60; at += 1) {
    const sphere = random.int(-24, 24) / 4;
    const cylinder = random.int(-14, 14) / 4;
    const power = readPower({ sphere, cylinder }).power ?? expect.unreachable();
    const path = `/api/optique/lens-choices?right=${sphere},${cylinder},,`;
    const { ranges } = expectOk(await shop.send<LensChoices>("GET", path));
    const range = { geometry: "single", add_from: null, add_to: null, max_prism: null } as const;
    const told = ranges.map(({ product, right, diameter }) => {
      const rows = tariffs.get(product) ?? [];
      const refused = whyNot({ ...range, max_power: 7 }, power, null, rowLimits(rows, power));
      const sizes = diameters.filter((size) => rowOf(rows, { ...power, diameter: size }));
      const size = sizes[0] ?? 0;
      const expected = refused ?? [size, rowOf(rows, { ...power, diameter: size })?.price];
      const { why, value, limit } = right?.made === false ? right : { why: "", value: 0, limit: 0 };
      const got = right?.made ? [diameter, right.price] : { why, value, limit };
      return { got, expected };
    });
    for (const { got, expected } of told) expect(expected).toMatchObject(got);
  }
});
