import { beforeAll, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { type Inventory, lastYearEnd } from "#domain/stock/inventory.ts";
import { expectOk, line, newId, openShop, type Shop } from "#support/shop.ts";

let shop: Shop;
const lastYear = lastYearEnd(today());
const day = (before: number): IsoDay => addDays(lastYear, -before);

const inventoryOf = async (query = "", of = shop) =>
  expectOk(await of.send<Inventory>("GET", `/api/optique/figures/inventory?${query}`));

/** Saves a receipt of pieces on a given day. */
async function receive(
  supplier: string,
  date: IsoDay,
  items: readonly (readonly [product: string, received: number, price: number])[],
) {
  const id = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/receipts/${id}`, {
      receipt_number: `BR-${id}`,
      supplier,
      date,
      status: "partial",
      items: items.map(([product, received, price]) => ({
        id: newId(),
        product,
        quantity: 50,
        received_quantity: received,
        price,
      })),
    }),
  );
}

const adjust = async (product: string, quantity: number, date: IsoDay) => {
  const id = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/adjustments/${id}`, {
      adjustment_number: `AJ-${id}`,
      date,
      reason: "other",
      items: [{ id: newId(), product, quantity }],
    }),
  );
};

let supplier: string;
let oasis: string;
let riad: string;

beforeAll(async () => {
  shop = await openShop();
  supplier = (await shop.create("optique_suppliers", { name: "Optilab" })).id;
  oasis = (await shop.product({ name: "Oasis", supplier, purchase_price: 90, stock: 0 })).id;
  riad = (await shop.product({ name: "Riad", type: "sunglasses", purchase_price: 0, stock: 0 })).id;
  await receive(supplier, day(40), [[oasis, 4, 100]]);
  await receive(supplier, day(20), [[oasis, 3, 120]]);
  // Adds a line without a price, and one of which nothing was received.
  await receive(supplier, day(10), [
    [riad, 2, 0],
    [oasis, 0, 300],
  ]);
  await receive(supplier, addDays(lastYear, 1), [[oasis, 6, 500]]);
  await shop.saveInvoice(newId(), { client: "", date: day(5), items: [line(oasis, 2, 400)] });
  await shop.saveInvoice(newId(), {
    client: "",
    date: addDays(lastYear, 3),
    items: [line(oasis, 1, 400), line(riad, 1, 400)],
  });
});

it("the inventory of last 31 December leaves out later movements", async () => {
  const found = await inventoryOf();
  expect(found).toMatchObject({ on: lastYear, method: "last", quantity: 7, value: 600, odd: [] });
  expect(found.rows).toEqual([
    {
      product: riad,
      name: "Riad",
      reference: "RIAD",
      type: "sunglasses",
      supplier: "",
      quantity: 2,
      price: 0,
      price_from: "none",
      value: 0,
    },
    {
      product: oasis,
      name: "Oasis",
      reference: "RIAD",
      type: "frame",
      supplier: "Optilab",
      quantity: 5,
      price: 120,
      price_from: "receipt",
      value: 600,
    },
  ]);
  expect(found.byType).toEqual([
    { type: "frame", quantity: 5, value: 600 },
    { type: "sunglasses", quantity: 2, value: 0 },
  ]);
  expect(found.bySupplier).toEqual([
    { supplier: "Optilab", quantity: 5, value: 600 },
    { supplier: "", quantity: 2, value: 0 },
  ]);
});

it("PEPS values pieces by the latest receipts backwards, and the remaining ones at the product's price", async () => {
  const fifo = await inventoryOf("method=fifo&type=frame");
  expect(fifo.rows).toMatchObject([{ quantity: 5, value: 560, price: 112, price_from: "receipt" }]);
  const before = await inventoryOf(`method=fifo&on=${day(30)}`);
  expect(before).toMatchObject({ quantity: 4, value: 400 });
  const found = await shop.product({ name: "Trouvée", purchase_price: 70, stock: 0 });
  await receive(supplier, day(40), [[found.id, 1, 50]]);
  await adjust(found.id, 2, day(39));
  const [row] = (await inventoryOf("method=fifo")).rows.filter(({ name }) => name === "Trouvée");
  expect(row).toMatchObject({ quantity: 3, value: 190, price: 63.33, price_from: "product" });
});

it("the inventory names products whose stock was below 0 on that day, and counts them as 0", async () => {
  const odd = await shop.product({ name: "Avant l’heure", purchase_price: 10, stock: 3 });
  await shop.saveInvoice(newId(), { client: "", date: day(2), items: [line(odd.id, 1, 40)] });
  const found = await inventoryOf();
  expect(found.odd).toEqual([
    { product: odd.id, name: "Avant l’heure", reference: "RIAD", quantity: -1 },
  ]);
  expect(found.rows.map(({ product }) => product)).not.toContain(odd.id);
});

it("the inventory is filtered by type or supplier, and covers the own shop only", async () => {
  expect((await inventoryOf("type=lens")).rows).toEqual([]);
  const ofSupplier = await inventoryOf(`supplier=${supplier}`);
  expect(new Set(ofSupplier.rows.map((row) => row.supplier))).toEqual(new Set(["Optilab"]));
  const other = await openShop();
  expect(await inventoryOf("", other)).toMatchObject({ quantity: 0, value: 0, rows: [], odd: [] });
});

it("the inventory refuses a future day and unknown words at their field", async () => {
  for (const [query, field] of [
    [`on=${addDays(today(), 1)}`, "on"],
    ["on=hier", "on"],
    ["method=moyen", "method"],
    ["type=montre", "type"],
    [`supplier=${newId()}`, "supplier"],
  ]) {
    const { status, body } = await shop.send("GET", `/api/optique/figures/inventory?${query}`);
    expect([status, Object.keys((body as { data: object }).data)]).toEqual([400, [field]]);
  }
});

it("a person who may not see costs gets no inventory", async () => {
  const seller = await shop.colleague("seller");
  expect((await seller.send("GET", "/api/optique/figures/inventory")).status).toBe(403);
});
