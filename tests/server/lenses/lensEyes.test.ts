import { expect, it } from "vitest";

import type { Movement } from "#domain/core/records.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { openLensShop, powerRow } from "#support/lensShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

it("the movement of a sold lens hides its power from a person who may not see eye values", async () => {
  const shop = await openLensShop();
  const rows = [powerRow([-6, 6], [-2, 0], 320)];
  const { id: product } = await shop.priced(rows, { made_to_order: false });
  await shop.adjust(product, { "+1.00 0.00 65": 1 });
  const { id: client } = await shop.client();
  const line = { id: newId(), product, quantity: 1, price: 320, eye: "right" };
  const invoice = { id: newId(), items: [{ ...line, power: { sphere: 1 } }], payments: [] };
  const sale = { client, date: storedDay(today()), right_sphere: 1, invoice };
  expectOk(await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, sale));
  const accountant = await shop.colleague("accountant");
  const asked = (filter: string) =>
    `${recordsPath("optique_stock_movements")}?filter=${encodeURIComponent(filter)}`;
  const ofSale = asked(`reference_id = '${invoice.id}'`);
  const read = async (by: Pick<typeof shop, "send">) =>
    expectOk(await by.send<{ items: Partial<Movement>[] }>("GET", ofSale)).items[0];
  expect(await read(shop)).toMatchObject({ cell: "+1.00 0.00 65", quantity: -1 });
  const seen = await read(accountant);
  expect(seen).toMatchObject({ quantity: -1 });
  expect(seen).not.toHaveProperty("cell");
  expect((await accountant.send("GET", asked("cell ~ '+1'"))).status).toBe(403);
  const products = `${recordsPath("optique_products")}?filter=${encodeURIComponent("optique_stock_movements_via_product.cell ?~ '+1'")}`;
  expect((await accountant.send("GET", products)).status).toBe(403);
});
