import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";

import type { SentScan } from "#domain/counts/countAnswers.ts";
import type { Product } from "#domain/core/records.ts";
import { openCountShop, scanOf } from "#support/countShop.ts";
import { expectOk, newId } from "#support/shop.ts";

it("two stations scan two hundred pieces, while five sales and a receipt are saved and an answer is lost", async () => {
  const shop = await openCountShop();
  const frames: Product[] = [];
  for (let place = 0; place < 20; place += 1) frames.push(await shop.frame(10));
  const { id } = await shop.begin();
  const karim = await shop.counterOf("seller", { name: "Karim" });
  const batches = (of: typeof frames): SentScan[][] =>
    of.map((frame) => Array.from({ length: 10 }, () => scanOf({ code: frame.barcode })));
  const station = async (people: Pick<typeof shop, "sendScans">, of: typeof frames) => {
    for (const [place, batch] of batches(of).entries()) {
      expectOk(await people.sendScans(id, batch));
      // The station's answer was lost, so it sends the batch again.
      if (place === 3) expectOk(await people.sendScans(id, batch));
    }
  };
  const trade = async () => {
    for (const place of [0, 3, 7, 12, 19]) await shop.sell(frames[place]?.id ?? "");
    await shop.receive(frames[15]?.id ?? "", 6);
  };
  await Promise.all([
    station(shop, frames.slice(0, 10)),
    station(karim, frames.slice(10)),
    trade(),
  ]);
  const { totals, people } = await shop.count(id);
  expect(totals).toEqual({ pieces: 200, products: 20, unknown: 0, outside: 0 });
  expect(people.map(({ name, pieces }) => [name, pieces])).toEqual([
    ["Karim", 100],
    ["Samira", 100],
  ]);
  const { summary } = await shop.review(id);
  // A product that was sold before its first scan has a difference, because the station still scans the same number.
  expect(summary.differs + summary.same).toBe(20);
  const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
});

it("505 differences create two adjustments, once even when posted twice at the same time", async () => {
  const shop = await openCountShop();
  const rows = Array.from({ length: 505 }, (_, place) => ({
    name: `Étui ${place}`,
    type: "accessory",
    reference: `E${place}`,
    selling_price: "20",
    stock: "3",
  }));
  expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
  const products = await shop.find("optique_products");
  const { id } = await shop.begin();
  const scans = rows.map(({ reference }) => scanOf({ code: reference, quantity: 2 }));
  for (const from of [0, 500]) expectOk(await shop.sendScans(id, scans.slice(from, from + 500)));
  const { summary, totalItems } = await shop.review(id);
  expect([summary.differs, totalItems]).toEqual([505, 505]);
  const [one, other] = await Promise.all([shop.post(id), shop.post(id)]);
  expect(expectOk(one)).toEqual(expectOk(other));
  expect(expectOk(one).adjustments.map(({ reason }) => reason)).toEqual([
    "inventory_count",
    "inventory_count",
  ]);
  expect(await shop.stock(products[0]?.id ?? "")).toBe(2);
  const items = await shop.send<{ totalItems: number }>(
    "GET",
    `/api/optique/lists/movements?type=adjustment`,
  );
  expect(expectOk(items).totalItems).toBe(505);
  const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
});

it("a scan that waited at its station keeps its own time, but never one before the count", async () => {
  const shop = await openCountShop();
  const frame = await shop.frame(5);
  const { id, started_at } = await shop.begin();
  const scanned = Date.now();
  // Longer than a request takes on a busy machine, because the server cannot know that time.
  await setTimeout(2500);
  await shop.sell(frame.id);
  const ago = Date.now() - scanned + 5;
  await shop.scans(id, { product: frame.id, quantity: 5, ago });
  expect(await shop.row(id, frame.id)).toMatchObject({ counted: 5, moved: -1, difference: 0 });
  const other = await shop.frame(1);
  await shop.scans(id, { id: newId(), product: other.id, ago: 172_800_000 });
  expect((await shop.row(id, other.id))?.first_at).toBe(started_at);
});
