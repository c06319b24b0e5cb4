import { beforeAll, describe, expect, it } from "vitest";

import type { LensChoices, LensRange } from "#domain/lenses/choices.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk } from "#support/shop.ts";
import { type LensShop, openLensShop, powerRow, refusedAt } from "#support/lensShop.ts";

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

const choicesOf = (of: LensShop) => async (query: Record<string, string>) =>
  expectOk(
    await of.send<LensChoices>("GET", `/api/optique/lens-choices?${new URLSearchParams(query)}`),
  );
/** Each range with its total, and the reason where a lens cannot be made. */
const told = ({ ranges }: LensChoices) =>
  ranges.map(({ name, total, right, left }: LensRange) => {
    const eye = (one: LensRange["right"]) => one && (one.made ? one.price : one.why);
    return [name, total, eye(right), eye(left)];
  });

describe("the lens choices for a correction", () => {
  it("cost the price of the first matching row, in the row's cylinder sign; impossible lenses have a reason", async () => {
    const own = await openLensShop();
    const choices = choicesOf(own);
    await own.priced([powerRow([-2, 2], [-2, 0], 200), powerRow([-4, 4], [-2, 0], 240)]);
    await own.priced([powerRow([-6, 0], [0, 2], 345)], { name: "Argan", max_power: 7 });
    await own.range({ name: "Sans tarif" });
    expect(told(await choices({ right: "-3.00,-1.00,,", left: "-1.00,,," }))).toEqual([
      ["Orme 1.6 AR", 440, 240, 200],
      ["Argan", 690, 345, 345],
      ["Sans tarif", null, "no_tariff", "no_tariff"],
    ]);
    const strong = await choices({ right: "-5.25,-2.00,,", left: "-1" });
    expect(told(strong)).toEqual([
      ["Argan", null, "power", 345],
      ["Orme 1.6 AR", null, "sphere", 200],
      ["Sans tarif", null, "no_tariff", "no_tariff"],
    ]);
    expect(strong.ranges[1]?.right).toMatchObject({
      made: false,
      value: -5.25,
      limit: -4,
      message: "sphère −5,25 (−2,00)\u00a0: minimum −4,00",
    });
  });

  it("cost the same when the correction is written with a plus cylinder", async () => {
    const choices = choicesOf(shop);
    await shop.priced([powerRow([-6, 0], [0, 2], 345, { cost: 138 })], { name: "Argan" });
    const minus = await choices({ right: "-5.25,-0.50,," });
    expect(await choices({ right: "-5.75,+0.50,," })).toEqual(minus);
    const { right, diameter, small, ready_on, left } = minus.ranges[0] ?? expect.unreachable();
    expect(right).toEqual({
      made: true,
      price: 345,
      cost: 138,
      power: { sphere: -5.25, cylinder: -0.5, add: null, diameter: 65 },
      cell: "-5.25 -0.50 65",
      stock: 0,
      source: "lab",
    });
    expect({ diameter, small, left }).toEqual({ diameter: 65, small: false, left: null });
    expect(ready_on).toBe(addDays(today(), 5));
  });

  it("follow the tariff of the requested day", async () => {
    const own = await openLensShop();
    const { id: product } = await own.priced([powerRow([-6, 6], [-2, 0], 320)]);
    await own.tariff({ product, from: "2027-01-01", rows: [powerRow([-6, 6], [-2, 0], 345)] });
    const price = async (on: string) => told(await choicesOf(own)({ right: "1", on }))[0];
    expect([
      await price("2025-12-31"),
      await price("2026-12-31"),
      await price("2027-01-01"),
    ]).toEqual([
      ["Orme 1.6 AR", null, "no_tariff", null],
      ["Orme 1.6 AR", 320, 320, null],
      ["Orme 1.6 AR", 345, 345, null],
    ]);
  });

  it("use the smallest diameter that covers the frame, else the largest one", async () => {
    const own = await openLensShop();
    await own.priced([
      powerRow([-6, 6], [-2, 0], 320, { diameter: 65 }),
      powerRow([-6, 6], [-2, 0], 350, { diameter: 70 }),
    ]);
    const size = async (needed: string) => {
      const { ranges } = await choicesOf(own)({ right: "1", needed });
      return ranges.map(({ diameter, small, total }) => [diameter, small, total])[0];
    };
    expect([await size(""), await size("66"), await size("72")]).toEqual([
      [65, false, 320],
      [70, false, 350],
      [70, true, 350],
    ]);
  });

  it("come from the drawer while it has one left, also in a larger diameter", async () => {
    const own = await openLensShop();
    const range = await own.priced([powerRow([-6, 6], [-2, 0], 320)], { made_to_order: false });
    await own.adjust(range.id, { "+1.00 -0.50 70": 1 });
    const { ranges } = await choicesOf(own)({ right: "1,-0.5,,", left: "0.5,0.5" });
    const eyes = [ranges[0]?.right, ranges[0]?.left];
    expect(eyes).toMatchObject([
      { cell: "+1.00 -0.50 70", stock: 1, source: "stock" },
      { cell: "+1.00 -0.50 70", stock: 1, source: "lab" },
    ]);
  });

  it("include the supplement of the prism in their total", async () => {
    const own = await openLensShop();
    await own.priced([powerRow([-6, 6], [-2, 0], 320)], { max_prism: 9 });
    const service = await own.create("optique_products", {
      name: "Prisme",
      type: "service",
      selling_price: 80,
      supplement: "prism",
      supplier: own.supplier.id,
    });
    const rows = [
      { to: 3, price: 80 },
      { to: 6, price: 120 },
    ];
    await own.tariff({ product: service.id, rows });
    const { ranges } = await choicesOf(own)({ right: "1,,,4", left: "1" });
    expect(ranges[0]).toMatchObject({
      total: 760,
      supplements: [{ product: service.id, name: "Prisme", eye: "right", price: 120 }],
    });
    const beyond = await choicesOf(own)({ right: "1,,,7", left: "1" });
    expect(beyond.ranges[0]?.right).toMatchObject({
      made: false,
      why: "prism",
      value: 7,
      limit: 6,
    });
    expect(beyond.ranges[0]).toMatchObject({ total: null, both: false, supplements: [] });
    const most = await choicesOf(own)({ right: "1,,,9.25" });
    expect(most.ranges[0]?.right).toMatchObject({ why: "prism", value: 9.25, limit: 9 });
  });

  it("the lens choices are filtered by buttons, words, supplier and tint", async () => {
    const own = await openLensShop();
    const rows = [powerRow([-6, 6], [-2, 0], 320)];
    const dear = [powerRow([-6, 6], [-2, 0], 900)];
    await own.priced(rows);
    await own.priced(dear, { name: "Orme 1.74", lens_index: 1.74, treatment: "Bleu" });
    await own.priced(rows, { name: "Cèdre", lens_index: 1.5, treatment: "", tint: "Gris" });
    const progressive = { geometry: "progressive", add_to: 3 } as const;
    await own.priced(dear, { name: "Noyer", ...progressive });
    const choices = choicesOf(own);
    const asked = { right: "1,,2", left: "1,,2" };
    const all = await choices(asked);
    expect(all.geometries).toEqual([
      { value: "single", from: 640, count: 3 },
      { value: "progressive", from: 1800, count: 1 },
    ]);
    expect(all.left_off).toBe(0);
    const pressed = await choices({ ...asked, geometry: "single", index: "1.6" });
    expect(pressed.indices.map(({ value }) => value)).toEqual([1.5, 1.6, 1.74]);
    expect(pressed.treatments).toEqual([{ value: "AR", from: 640, count: 1 }]);
    const names = async (query: Record<string, string>) =>
      (await choices({ ...asked, ...query })).ranges.map(({ name }) => name);
    expect({
      pressed: pressed.ranges.map(({ name }) => name),
      thin: await names({ q: "ultra aminci" }),
      word: await names({ q: "prog" }),
      treatment: await names({ treatment: "-" }),
      tint: await names({ tint: "gris" }),
      supplier: await names({ supplier: "aaaaaaaaaaaaaaa" }),
      atlas: (await names({ q: "atlas 1.6" })).length,
    }).toEqual({
      pressed: ["Orme 1.6 AR"],
      thin: ["Orme 1.74"],
      word: ["Noyer"],
      treatment: ["Cèdre"],
      tint: ["Cèdre"],
      supplier: [],
      atlas: 2,
    });
    expect(told(await choices({ right: "1", q: "noyer" }))).toEqual([["Noyer", null, "add", null]]);
  });

  it("refuse a malformed query at its parameter", async () => {
    const refused = async (query: Record<string, string>) =>
      refusedAt(await shop.send("GET", `/api/optique/lens-choices?${new URLSearchParams(query)}`));
    expect([
      await refused({}),
      await refused({ right: ",,," }),
      await refused({ right: "a,0" }),
      await refused({ right: "1,0,0,0,0", left: "1.1" }),
      await refused({ right: "1,,5" }),
      await refused({ right: "1,,,-1" }),
      await refused({ right: "1", on: "2026-02-30", needed: "x", geometry: "y", index: "z" }),
    ]).toEqual([
      [400, { right: "required" }],
      [400, { right: "eye_query" }],
      [400, { right: "not_a_number" }],
      [400, { right: "eye_query", left: "quarter_step" }],
      [400, { right: "add_range" }],
      [400, { right: "eye_query" }],
      [400, { on: "day", needed: "int", geometry: "choice", index: "number" }],
    ]);
  });

  it("leave out costs, archived ranges and those of another shop", async () => {
    const own = await openLensShop();
    await own.priced([powerRow([-6, 6], [-2, 0], 320, { cost: 128 })]);
    await own.priced([powerRow([-6, 6], [-2, 0], 1)], { archived: true });
    const { send } = await own.colleague("workshop");
    const seen = expectOk(await send<LensChoices>("GET", "/api/optique/lens-choices?right=1"));
    expect(seen.ranges.map(({ total }) => total)).toEqual([320]);
    expect(JSON.stringify(seen)).not.toContain("cost");
  });
});
