import { beforeAll, describe, expect, it } from "vitest";

import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

/** Records written as JSON by SQLite must equal those of the records API, byte for byte. */
type Row = { id: string; collectionName: string };
type Page = { items: Row[]; totalItems: number };

let shop: Shop;

const sql = async (query: string) =>
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
const list = async (path: string) =>
  expectOk(await shop.send<Page>("GET", `/api/optique/lists/${path}`));

const odd = [
  "{}",
  'O\'Hara "Œdipe" \\ 100%',
  "}",
  "👓 a\u2028b",
  "ligne\nautre\ttab\u0001",
  '"}]},{"',
  "مرحبا",
];

beforeAll(async () => {
  const others = await openShop();
  const stranger = await others.client({ name: "Ailleurs" });
  shop = await openShop();
  const atlas = await shop.create("optique_suppliers", { name: "Atlas } {", notes: odd.join(" ") });
  for (const [index, name] of odd.entries()) {
    const notes = odd[odd.length - 1 - index];
    const client = await shop.client({ name, notes, phone: index % 2 ? "0612345678" : "" });
    const product = await shop.product({
      name,
      supplier: index % 2 ? atlas.id : "",
      stock: 3,
      selling_price: [0.1, 999_999_999.99, 0.29, 1e-2, 123_456.78, 850, 33.33][index],
      description: notes,
    });
    await shop.savePrescription(newId(), {
      client: client.id,
      date: `2024-0${index + 1}-05`,
      right_sphere: [-1.25, 0, null, 0.25, 4, -0.5, null][index],
      left_axis: index === 2 ? null : index * 10,
      right_eip: 31.5,
      notes: notes ?? "",
      invoice: { id: newId(), items: [line(product.id, 1, 0.1 + index)], payments: [payment(0.1)] },
    });
    await shop.saveInvoice(newId(), { client: "", items: [line(product.id, 1, 1)], payments: [] });
  }
  await shop.create("optique_stock_receipts", {
    receipt_number: "BR {1}",
    supplier: atlas.id,
    date: "2026-10-01",
    status: "pending",
  });
  expectOk(
    await shop.send("PUT", `/api/optique/adjustments/${newId()}`, {
      adjustment_number: "AJ }",
      date: "2026-10-01",
      reason: "other",
      notes: "{",
      items: [{ id: newId(), product: (await list("products")).items[0]?.id, quantity: 1 }],
    }),
  );
  // Values that our hooks never write: broken relations, a relation to another shop, and a null eye value.
  const [gone, strange] = (await list("invoices")).items;
  await sql(`UPDATE optique_invoices SET client = 'gone00000000000' WHERE id = '${gone?.id}'`);
  await sql(`UPDATE optique_invoices SET client = '${stranger.id}' WHERE id = '${strange?.id}'`);
  await sql("UPDATE optique_prescriptions SET left_add = NULL, image = 'ordonnance_a1b2.png'");
  await sql("UPDATE optique_products SET archived = TRUE WHERE name = '}'");
});

/** Record read through the records API, with the same relations. */
const record = async ({ id, collectionName }: Row, expand: string) =>
  expectOk(await shop.send("GET", `${recordsPath(collectionName, id)}?expand=${expand}`));

describe("list rows equal the answer of the records API byte for byte", () => {
  it.each([
    ["clients", ""],
    ["suppliers", ""],
    ["products?archived=1", "supplier"],
    ["prescriptions", "client,optique_invoices_via_prescription"],
    ["invoices?perPage=50", "client"],
    ["receipts", "supplier"],
    ["adjustments", ""],
    ["movements?perPage=50", "product"],
    ["shelf", "supplier"],
    ["reminders", "client"],
  ])("%s", async (path, expand) => {
    const { items } = await list(path);
    expect(items.length).toBeGreaterThan(0);
    for (const row of items) {
      const own = Object.entries(row).filter(([name]) => !more.includes(name));
      expect(JSON.stringify(Object.fromEntries(own))).toBe(
        JSON.stringify(await record(row, expand)),
      );
    }
  });

  /** Values that lists add to a record. */
  const more = [
    "sold",
    "proposed",
    "document",
    "facts",
    "prepared",
    "job",
    "pictured",
    "client_credit",
  ];

  it("also in the dashboard, the stock lists and the palette", async () => {
    type Lists = Record<string, unknown>;
    for (const path of ["dashboard", "stock", "search?q=06"]) {
      const lists = expectOk(await shop.send<Lists>("GET", `/api/optique/${path}`));
      const rows = Object.values(lists).flatMap((value) => (Array.isArray(value) ? value : []));
      const records = (rows as Row[]).filter(({ collectionName }) => collectionName);
      expect(records.length, path).toBeGreaterThan(0);
      for (const row of records) expect(await record(row, "")).toMatchObject({ id: row.id });
    }
  });
});

it("a list returns only the requested fields", async () => {
  const { items, ...head } = await list("invoices?perPage=1&fields=totalItems,items.id");
  expect(head).toEqual({ totalItems: 14 });
  expect(items).toEqual([{ id: expect.any(String) }]);
});

it("a list omits a field once the administrator hides it", async () => {
  const path = "/api/collections/optique_clients";
  type Field = { name: string; hidden: boolean };
  const { fields } = expectOk(await shop.sendAsAdmin<{ fields: Field[] }>("GET", path));
  const hide = async (hidden: boolean) =>
    expectOk(
      await shop.sendAsAdmin("PATCH", path, {
        fields: fields.map((field) => (field.name === "phone" ? { ...field, hidden } : field)),
      }),
    );
  expect(Object.keys((await list("clients")).items[0] ?? {})).toContain("phone");
  await hide(true);
  for (const asked of ["clients", "prescriptions", "reminders"])
    expect(JSON.stringify(await list(asked)), asked).not.toContain('"phone"');
  await hide(false);
  expect(JSON.stringify(await list("prescriptions"))).toContain('"phone"');
});
