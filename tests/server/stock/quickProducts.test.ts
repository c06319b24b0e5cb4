import { beforeAll, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

const names = async (of = shop) =>
  (
    await of.send<{ items: { name: string }[] }>("GET", "/api/optique/quick-products")
  ).body.items.map(({ name }) => name);

const change = (id: string, values: object) =>
  shop.send("PATCH", `${recordsPath("optique_products")}/${id}`, values);

const sell = (product: string, quantity: number, daysAgo = 0) =>
  shop.saveInvoice(newId(), {
    client: "",
    date: addDays(today(), -daysAgo),
    items: [{ id: newId(), product, quantity, price: 10 }],
    payments: [],
  });

const accessory = (name: string, more: object = {}) =>
  shop.product({ name, type: "accessory", stock: 900, ...more });

it("quick products are the pinned ones by name, then the month's best sellers, without lenses", async () => {
  const [cord, spray, cloth, old, lens] = [
    await accessory("Cordon"),
    await accessory("Spray"),
    await accessory("Chiffon"),
    await accessory("Ancien"),
    await shop.product({ name: "Verre", type: "lens", stock: 900 }),
  ];
  expect(await names()).toEqual([]);
  await sell(spray.id, 2);
  await sell(cloth.id, 5, 29);
  await sell(old.id, 9, 30);
  await sell(lens.id, 50);
  expect(await names()).toEqual(["Chiffon", "Spray"]);
  await change(cord.id, { pinned: true });
  await change(spray.id, { pinned: true });
  expect(await names()).toEqual(["Cordon", "Spray", "Chiffon"]);
  await change(spray.id, { archived: true });
  expect(await names()).toEqual(["Cordon", "Chiffon"]);
});

it("quick products are at most twelve, of the own company", async () => {
  const other = await openShop();
  const mine = await openShop();
  await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      mine.product({ name: `Étui ${index + 10}`, type: "accessory", pinned: true }),
    ),
  );
  const found = await names(mine);
  expect(found).toHaveLength(12);
  expect(found).toEqual([...found].sort());
  expect(await names(other)).toEqual([]);
});
