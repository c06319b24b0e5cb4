import { beforeAll, describe, expect, it } from "vitest";

import type { RecordOf } from "#domain/core/records.ts";
import { expectOk, newId, openShop, recordsPath } from "#support/shop.ts";
import {
  type LensShop,
  openLensShop,
  powerRow,
  refusedAt,
  type SentTariff,
  tariffPath,
} from "#support/lensShop.ts";

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

const rows = [powerRow([-6, 0], [-2, 0], 320, { cost: 128 }), powerRow([0, 4], [-2, 0], 345)];

describe("a tariff", () => {
  it("a tariff is saved whole, read, and changed with its version", async () => {
    const { id: product } = await shop.range();
    const id = newId();
    const sent = { product, rows: [{ ...rows[0], sphere: [0, -6], cylinder: [0, -2] }, rows[1]] };
    const made = await shop.tariff(sent, id);
    expect(made).toMatchObject({ id, product, count: 2, by: "Samira", rows });
    expect(made.from).toBe("2026-01-01 00:00:00.000Z");
    expect(await shop.tariff(sent, id)).toEqual(made);
    expect(expectOk(await shop.send("GET", tariffPath(id)))).toEqual(made);
    const dearer = { product, rows: rows.map((row) => ({ ...row, price: row.price + 10 })) };
    expect(refusedAt(await shop.putTariff(dearer, id))).toEqual([409, { version: "modified" }]);
    const changed = await shop.tariff({ ...dearer, version: made.version }, id);
    expect(changed.rows.map(({ price }) => price)).toEqual([330, 355]);
    expect(changed.version).not.toBe(made.version);
    expect(await shop.tariff(dearer, id)).toEqual(changed);
  });

  it("a product has one tariff for a day, and must be a range or supplement of this shop", async () => {
    const { id: product } = await shop.range();
    await shop.tariff({ product, rows });
    expect(refusedAt(await shop.putTariff({ product, rows }))).toEqual([
      400,
      { from: "tariff_day" },
    ]);
    const later = await shop.tariff({ product, rows, from: "2026-06-01" });
    expect(refusedAt(await shop.putTariff({ ...later, from: "2026-01-01" }, later.id))).toEqual([
      400,
      { from: "tariff_day" },
    ]);
    const lens = await shop.range({ is_range: false, geometry: "" });
    const other = await (await openLensShop()).range();
    const refusals = [
      await shop.putTariff({ product: lens.id, rows }),
      await shop.putTariff({ product: other.id, rows }),
      await shop.putTariff({ product: "", rows }),
      await shop.putTariff({ product: lens.id, rows }, later.id),
      await shop.putTariff({ product, rows, from: "2026-13-01" }),
      await shop.putTariff({ product, rows: [{ ...rows[0], diameter: 75 }], from: "2026-02-01" }),
      await shop.putTariff({ product, from: "2026-02-01" }),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { product: "tariff_product" }],
      [400, { product: "unknown_record" }],
      [400, { product: "required" }],
      [400, { product: "fixed" }],
      [400, { from: "day" }],
      [400, { "rows.0.diameter": "diameter_unknown" }],
      [400, { rows: "list" }],
    ]);
  });

  it("a tariff of a supplement has rows of its own kind", async () => {
    const service = await shop.create("optique_products", {
      name: "Prisme",
      type: "service",
      selling_price: 80,
      supplement: "prism",
    });
    const made = await shop.tariff({ product: service.id, rows: [{ to: 3, price: 80 }] });
    expect(made.rows).toEqual([{ to: 3, price: 80, cost: null }]);
    expect(
      refusedAt(await shop.putTariff({ product: service.id, rows, from: "2026-02-01" })),
    ).toEqual([400, { "rows.0": "row_parts", "rows.1": "row_parts" }]);
  });

  it("a tariff hides its rows in the records API, and is written by its own route alone", async () => {
    const { id: product } = await shop.range();
    const { id } = await shop.tariff({ product, rows });
    const path = recordsPath("optique_lens_tariffs", id);
    const read = expectOk(await shop.send<Record<string, unknown>>("GET", path));
    expect(read).toMatchObject({ count: 2, product });
    expect(read).not.toHaveProperty("rows");
    const written = await shop.sendAsAdmin("PATCH", path, { source: "x" });
    expect(written.status).toBe(400);
    const other = await openShop();
    expect((await other.send("GET", tariffPath(id))).status).toBe(404);
    expect((await other.send("PUT", tariffPath(id), { product, rows })).status).toBe(404);
  });

  it("a tariff's creation, change and deletion are journalled with its number of prices", async () => {
    const { id: product } = await shop.range({ name: "Cèdre 1.5" });
    const { id, version } = await shop.tariff({ product, rows });
    const dearer = [{ ...rows[0], price: 330 }, rows[1]];
    const changed = await shop.tariff({ product, rows: dearer, version }, id);
    const later = [dearer[0], { ...rows[1], price: 355 }];
    await shop.tariff({ product, rows: later, version: changed.version }, id);
    expect((await shop.send("DELETE", recordsPath("optique_lens_tariffs", id))).status).toBe(204);
    const entries = await shop.find("optique_journal", `record = "${id}"`);
    const told = entries.map(
      ({ action, label, changes, actor_name }: RecordOf<"optique_journal">) => {
        const { prices } = changes as { prices: unknown };
        return { action, label, prices, actor_name };
      },
    );
    const same = { label: "Cèdre 1.5 01/01/2026", actor_name: "Samira" };
    expect(told).toEqual([
      { ...same, action: "update", prices: [0, 2] },
      { ...same, action: "update", prices: [null, 1] },
      { ...same, action: "update", prices: [null, 1] },
      { ...same, action: "delete", prices: [2, null] },
    ]);
    expect(JSON.stringify(entries)).not.toContain("sphere");
  });
});

it("the index of prices follows changes of a tariff, and is deleted with its product", async () => {
  const own = await openLensShop();
  const { id: product } = await own.range();
  const made = await own.tariff({ product, rows });
  const { id: kept } = await own.priced(rows);
  const counts = async () => {
    const tables = ["grids", "rows", "boxes", "bounds"].map(
      (name) => `(SELECT COUNT(*) FROM optique_lens_${name})`,
    );
    const query = `SELECT ${tables.join(" || ' ' || ")} AS counts`;
    type Rows = { rows: string[][] };
    const answer = await own.sendAsAdmin<Rows>("POST", "/api/sql", { query });
    return expectOk(answer).rows[0]?.[0]?.split(" ").map(Number) ?? [];
  };
  const before = await counts();
  const more = [...rows, powerRow([-8, -6.25], [0, 2], 400)];
  await own.tariff({ product, rows: more, version: made.version }, made.id);
  const changed = await counts();
  expect(changed.map((count, at) => count - (before[at] ?? 0))).toEqual([0, 1, 1, 9]);
  expect((await own.send("DELETE", recordsPath("optique_products", product))).status).toBe(204);
  const after = await counts();
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([-1, -2, -2, -9]);
  expect(await own.find("optique_lens_tariffs", `product = "${kept}"`)).toHaveLength(1);
  expect(await own.find("optique_journal", `record = "${made.id}" && action = "delete"`)).toEqual(
    [],
  );
});

describe("the list of tariffs", () => {
  it("lists tariffs of a product or a supplier, latest first, without rows", async () => {
    const own = await openLensShop();
    const [first, second] = [await own.range(), await own.range({ supplier: "" })];
    await own.tariff({ product: first.id, rows });
    await own.tariff({ product: first.id, rows, from: "2027-01-01" });
    await own.tariff({ product: second.id, rows, from: "2026-06-01" });
    const list = async (query: string) => {
      const path = `/api/optique/lists/lens-tariffs${query}`;
      const { items } = expectOk(await own.send<{ items: SentTariff[] }>("GET", path));
      expect(JSON.stringify(items)).not.toContain("sphere");
      return items.map(({ from }) => from.slice(0, 10));
    };
    expect(await list("")).toEqual(["2027-01-01", "2026-06-01", "2026-01-01"]);
    expect(await list(`?product=${first.id}`)).toEqual(["2027-01-01", "2026-01-01"]);
    expect(await list(`?supplier=${own.supplier.id}`)).toEqual(["2027-01-01", "2026-01-01"]);
  });
});

describe("the integrity report", () => {
  it("finds rows beyond their bounds, and an index that differs from its tariff", async () => {
    const own = await openLensShop();
    const [first, second] = [await own.range(), await own.range()];
    const good = await own.tariff({ product: first.id, rows });
    const bad = await own.tariff({ product: second.id, rows });
    const report = async () => {
      const { violations } = expectOk(
        await own.send<{ violations: { rule: string; record: string }[] }>(
          "GET",
          "/api/optique/integrity",
        ),
      );
      return violations.map(({ rule, record }) => [rule, record]);
    };
    expect(await report()).toEqual([]);
    const number = `(SELECT number FROM optique_lens_grids WHERE tariff = '${good.id}')`;
    for (const query of [
      `UPDATE optique_lens_tariffs SET rows = json_set(rows, '$[0].sphere[0]', -31) WHERE id = '${bad.id}'`,
      `UPDATE optique_lens_rows SET price = 1 WHERE id = ${number} * 4096`,
    ])
      expectOk(await own.sendAsAdmin("POST", "/api/sql", { query }));
    expect(await report()).toEqual([
      ["rows of a tariff are within their bounds", bad.id],
      ["the index of a tariff = its rows", good.id],
    ]);
  });
});

describe("a person without the right to see costs", () => {
  it("reads a tariff without costs, keeps the stored costs in a save, and may not send any", async () => {
    const { id: product } = await shop.range();
    const { id } = await shop.tariff({ product, rows });
    const { send } = await shop.colleague("seller", { rights: { "product.write": true } });
    const read = expectOk(await send<SentTariff>("GET", tariffPath(id)));
    expect(JSON.stringify(read)).not.toContain("cost");
    const refused = await send("PUT", tariffPath(id), { ...read, rows });
    expect(refused.status).toBe(403);
    const raise = async ({ version, rows: before }: SentTariff) => {
      const dearer = before.map((row) => ({ ...row, price: row.price + 5 }));
      return expectOk(await send<SentTariff>("PUT", tariffPath(id), { version, rows: dearer }));
    };
    await raise(await raise(read));
    const kept = expectOk(await shop.send<SentTariff>("GET", tariffPath(id)));
    expect(kept.rows.map(({ price, cost }) => [price, cost])).toEqual([
      [330, 128],
      [355, null],
    ]);
  });

  it("a save keeps the cost of each of several rows with the same bounds", async () => {
    const { id: product } = await shop.range();
    const twice = [128, 90].map((cost) => powerRow([-6, 0], [-2, 0], 320, { cost }));
    const { id } = await shop.tariff({ product, rows: twice });
    const { send } = await shop.colleague("seller", { rights: { "product.write": true } });
    const read = expectOk(await send<SentTariff>("GET", tariffPath(id)));
    expectOk(await send("PUT", tariffPath(id), { rows: read.rows, version: read.version }));
    const kept = expectOk(await shop.send<SentTariff>("GET", tariffPath(id)));
    expect(kept.rows.map(({ cost }) => cost)).toEqual([128, 90]);
    expect(kept.version).toBe(read.version);
  });

  it("a person without the right to write products is refused", async () => {
    const { id: product } = await shop.range();
    const { send } = await shop.colleague("seller");
    expect((await send("PUT", tariffPath(newId()), { product, rows })).status).toBe(403);
  });
});
