import { beforeEach, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let lens: Product;
let repair: Product;
beforeEach(async () => {
  shop = await openShop();
  lens = await shop.product({ name: "Verre 1.67", type: "lens", made_to_order: true, stock: 4 });
  repair = await shop.product({ name: "Soudure", type: "service", reference: "S", stock: 4 });
});

const stockOf = async ({ id }: Product) => (await shop.read("optique_products", id)).stock;
const movementsOf = async ({ id }: Product) =>
  (await shop.find("optique_stock_movements", `product = '${id}'`)).map(
    ({ movement_type, quantity, notes }) => [movement_type, quantity, notes],
  );
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
const set = async ({ id }: Product, values: object) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_products", id), values));
const saleOf = (...items: object[]) => ({ client: "", date: "2026-11-21", items, payments: [] });
const listed = async (path: string) =>
  expectOk(
    await shop.send<{ items: { id: string }[] }>("GET", `/api/optique/lists/${path}`),
  ).items.map(({ id }) => id);

describe("a product without stock", () => {
  it("a product without stock begins at 0, and its sale writes no movement", async () => {
    expect([await stockOf(lens), await stockOf(repair)]).toEqual([0, 0]);
    const id = newId();
    const item = line(lens.id, 2, 700);
    const sold = await shop.saveInvoice(id, saleOf(item, line(repair.id, 1, 60)));
    expect(sold.items).toMatchObject([
      { non_stock: true, product_type: "lens" },
      { non_stock: true, product_type: "service" },
    ]);
    const changed = saleOf({ ...item, quantity: 3 });
    await shop.saveInvoice(id, { ...changed, version: sold.version });
    expect(await movementsOf(lens)).toEqual([]);
    expect(await movementsOf(repair)).toEqual([]);
    expect([await stockOf(lens), await stockOf(repair)]).toEqual([0, 0]);
    expect(await violations()).toEqual([]);
  });

  it("its lines written through the records API write no movement either", async () => {
    const sold = await shop.saveInvoice(newId(), saleOf(line(repair.id, 1, 60)));
    const record = { invoice: sold.id, product: lens.id, quantity: 2, price: 700 };
    const made = await shop.create("optique_invoice_items", record);
    expect(made).toMatchObject({ non_stock: true });
    const path = recordsPath("optique_invoice_items", made.id);
    expectOk(await shop.send("PATCH", path, { quantity: 5, non_stock: false }));
    expect(await shop.read("optique_invoice_items", made.id)).toMatchObject({ non_stock: true });
    expect(await movementsOf(lens)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it("a product without stock is never low, out of stock or proposed for an order", async () => {
    const frame = await shop.product({ stock: 0 });
    expect(await listed("shelf")).toEqual([frame.id]);
    expect(await listed("products?level=out")).toEqual([frame.id]);
    expect((await listed("products")).sort()).toEqual([frame.id, lens.id, repair.id].sort());
    const { stock } = expectOk(await shop.send<{ stock: number }>("GET", "/api/optique/waiting"));
    expect(stock).toBe(1);
  });

  it("a product without stock is received without a movement, and refused in an adjustment", async () => {
    const supplier = await shop.create("optique_suppliers", { name: "Verres du Sud" });
    const item = { id: newId(), product: lens.id, quantity: 2, price: 300, received_quantity: 2 };
    const receipt = {
      receipt_number: "BR-1",
      supplier: supplier.id,
      date: "2026-11-21",
      notes: "",
    };
    expectOk(
      await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
        ...receipt,
        status: "received",
        items: [item],
      }),
    );
    expect(await movementsOf(lens)).toEqual([]);
    const count = { id: newId(), product: repair.id, quantity: 3, notes: "" };
    const refused = await shop.send("PUT", `/api/optique/adjustments/${newId()}`, {
      adjustment_number: "AJ-1",
      date: "2026-11-21",
      reason: "inventory_count",
      notes: "",
      items: [count],
    });
    expect([refused.status, refused.body.data]).toEqual([
      400,
      { "items.0.product": { code: "non_stock", message: "Ce produit n’a pas de stock." } },
    ]);
    expect(await violations()).toEqual([]);
  });
});

describe("a product that loses its stock", () => {
  it("keeps its earlier movements, is set to 0, and its earlier lines stay as they are", async () => {
    const frame = await shop.product({ stock: 5 });
    const id = newId();
    const item = line(frame.id, 2, 500);
    const sold = await shop.saveInvoice(id, saleOf(item));
    await set(frame, { made_to_order: true });
    expect(await stockOf(frame)).toBe(0);
    expect(await movementsOf(frame)).toEqual([
      ["initial", 5, ""],
      ["sale", -2, ""],
      ["adjustment", -3, "Produit sans stock désormais"],
    ]);
    const later = await shop.saveInvoice(newId(), saleOf(line(frame.id, 1, 500)));
    expect(later.items).toMatchObject([{ non_stock: true }]);
    // A piece removed from the sale returns to the stock.
    const changed = saleOf({ ...item, quantity: 1 });
    await shop.saveInvoice(id, { ...changed, version: sold.version });
    expect(await stockOf(frame)).toBe(1);
    expect(await violations()).toEqual([]);
    // Lines without a movement stay without one when the product has stock again.
    await set(frame, { made_to_order: false });
    expect(await violations()).toEqual([]);
    const again = await shop.saveInvoice(newId(), saleOf(line(frame.id, 1, 500)));
    expect(again.items).toMatchObject([{ non_stock: false }]);
    expect(await stockOf(frame)).toBe(0);
    expect(await violations()).toEqual([]);
  });
});

it("an imported service has no stock", async () => {
  const rows = [{ name: "Ajustage", type: "Prestation", selling_price: 30, stock: 7 }];
  expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
  const [made] = await shop.find("optique_products", "name = 'Ajustage'");
  expect(made).toMatchObject({ type: "service", stock: 0 });
  expect(await violations()).toEqual([]);
});
