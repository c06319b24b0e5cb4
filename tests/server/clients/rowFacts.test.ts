import { beforeAll, describe, expect, it } from "vitest";

import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

/** Facts of list rows and of whole lists. */
type Row = { id: string; name?: string; adjustment_number?: string; facts: object };
type Page = { items: Row[]; totalItems: number; due?: number };

let shop: Shop;
let supplier: string;
const invoices: string[] = [];

const put = async (path: string, body: object) =>
  expectOk(await shop.send("PUT", `/api/optique/${path}/${newId()}`, body));

beforeAll(async () => {
  // Second shop in the same database, whose figures must not leak.
  const others = await openShop();
  const stranger = await others.client({ name: "Benali Aïcha" });
  await others.saveInvoice(newId(), {
    client: stranger.id,
    items: [line((await others.product()).id, 1, 5000)],
    payments: [],
  });
  shop = await openShop();
  const frame = await shop.product({ name: "Monture Riad", stock: 100 });
  await shop.product({ name: "Étui bas", type: "accessory", stock: 5 });
  await shop.product({ name: "Étui vide", type: "accessory", stock: 0 });
  const sale = async (client: string, date: string, price: number, paid: number) => {
    const id = newId();
    invoices.push(id);
    const payments = paid > 0 ? [payment(paid)] : [];
    await shop.saveInvoice(id, { client, date, items: [line(frame.id, 1, price)], payments });
  };
  const aicha = (await shop.client({ name: "Benali Aïcha" })).id;
  const youssef = (await shop.client({ name: "Idrissi Youssef" })).id;
  await shop.client({ name: "Tazi Nadia" });
  await sale(aicha, "2026-10-02", 100.1, 40);
  // Overpaid: the surplus does not lower what other invoices owe.
  await sale(aicha, "2026-10-01", 100.1, 150);
  await sale(aicha, "2026-09-01", 0.2, 0);
  await sale(youssef, "2025-02-01", 300, 300);
  // Paid in part, then its line was removed: nothing is due, and the payment counts for no other invoice.
  await sale(youssef, "2025-02-01", 300, 60);
  for (const { id } of await shop.find("optique_invoice_items", `invoice = '${invoices.at(-1)}'`))
    await shop.send("DELETE", recordsPath("optique_invoice_items", id));
  const eyes = { right_sphere: 1, left_sphere: 1, notes: "" };
  await shop.savePrescription(newId(), { client: youssef, date: "2025-06-15", ...eyes });
  // A visit without a prescription does not postpone a reminder.
  await sale(youssef, "2026-03-01", 50, 50);
  supplier = (await shop.create("optique_suppliers", { name: "Atlas Verres" })).id;
  await shop.create("optique_suppliers", { name: "Rif Optic" });
  for (const [index, status] of ["pending", "partial", "received", "cancelled"].entries())
    await put("receipts", {
      receipt_number: `BR-${index}`,
      supplier,
      date: `2026-10-0${index + 1}`,
      status,
      notes: "",
      items: [{ id: newId(), product: frame.id, quantity: 2, price: 1, received_quantity: 1 }],
    });
  await put("adjustments", {
    adjustment_number: "AJ-1",
    date: "2026-10-01",
    reason: "other",
    notes: "",
    items: [3, -5].map((quantity) => ({ id: newId(), product: frame.id, quantity })),
  });
});

const list = async (path: string) =>
  expectOk(await shop.send<Page>("GET", `/api/optique/lists/${path}`));
const factsOf = async (path: string, name: string) =>
  (await list(path)).items.find((row) => [row.name, row.adjustment_number].includes(name))?.facts;

describe("facts of a list row", () => {
  it.each([
    ["clients", "Benali Aïcha", { due: 60.3, visit: "2026-10-02", prescribed: "" }],
    ["clients", "Idrissi Youssef", { due: 0, visit: "2026-03-01", prescribed: "2025-06-15" }],
    ["clients?q=tazi", "Tazi Nadia", { due: 0, visit: "", prescribed: "" }],
    ["suppliers", "Atlas Verres", { last: "2026-10-04", awaited: 2 }],
    ["suppliers", "Rif Optic", { last: "", awaited: 0 }],
    ["adjustments", "AJ-1", { products: 1, quantity: -2 }],
  ])("the list %s shows for %s the facts %o", async (path, name, facts) => {
    const found = Object.entries((await factsOf(path, name)) ?? {});
    // Days in PocketBase's format.
    const read = found.map(([key, value]) => [
      key,
      typeof value === "string" ? value.slice(0, 10) : value,
    ]);
    expect(Object.fromEntries(read)).toEqual(facts);
  });
});

describe("the list of clients", () => {
  it.each([
    ["standing=owing", ["Benali Aïcha"], undefined],
    ["standing=reminder", ["Idrissi Youssef"], undefined],
    ["standing=owing&q=benali", ["Benali Aïcha"], undefined],
    ["standing=reminder&q=benali", [], undefined],
    ["standing=constructor", [], undefined],
  ])("the list of clients is filtered and searched by %s", async (query, names, due) => {
    const found = await list(`clients?${query}`);
    expect(found.items.map(({ name }) => name)).toEqual(names);
    expect(found).toMatchObject({ totalItems: names.length });
    expect(found.due).toBe(due);
    // A page beyond the end has the total count too.
    expect(await list(`clients?${query}&page=9`)).toMatchObject({ totalItems: names.length });
  });
});

describe("the amount due beside a list", () => {
  it.each([
    ["invoices", 60.3],
    ["invoices?perPage=1", 60.3],
    ["invoices?status=unpaid", 60.3],
    ["invoices?status=partial", 60.1],
    ["invoices?status=paid", undefined],
    ["invoices?q=benali", undefined],
    // Lists of clients show the sum that all clients owe.
    ["clients?perPage=1", 60.3],
    ["clients?q=benali", undefined],
  ])("the list %s has the amount due %s", async (path, due) => {
    expect((await list(path)).due).toBe(due);
  });

  it.each([
    "lists/products?level=constructor",
    "lists/shelf?level=__proto__",
    "lists/invoices?status=bogus",
  ])("the amount due is missing, like all rows, for an unknown filter value: %s", async (path) => {
    const { items, due } = expectOk(await shop.send<Page>("GET", `/api/optique/${path}`));
    expect(items).toEqual([]);
    expect(due).toBeUndefined();
  });

  it("falls after a payment and rises when it is deleted", async () => {
    const [invoice] = invoices;
    const made = await shop.create("optique_payments", { ...payment(60), invoice });
    expect(await list("invoices")).toMatchObject({ due: 0.3 });
    expect(await list("invoices?status=partial")).toMatchObject({ due: 0.1 });
    await shop.send("DELETE", `/api/collections/optique_payments/records/${made.id}`);
    expect(await list("invoices")).toMatchObject({ due: 60.3 });
  });
});

describe("the list of products", () => {
  it.each([
    ["out", ["Étui vide"]],
    ["low", ["Étui bas"]],
    ["enough", ["Monture Riad"]],
    ["out&type=frame", []],
    ["anything", []],
  ])("the list of products is filtered by stock level: %s", async (level, names) => {
    const { items, totalItems } = await list(`products?level=${level}`);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(totalItems).toBe(names.length);
  });
});
