import { beforeAll, describe, expect, it } from "vitest";

import { line, newId, openShop, payment, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: string;
let prescriptions: string[];

beforeAll(async () => {
  shop = await openShop();
  const { id } = await shop.client({ name: "Benali Aïcha" });
  const other = await shop.client({ name: "Idrissi Youssef" });
  const frame = await shop.product({ stock: 100 });
  const sale = async (of: string, date: string, price: number, paid: number) => {
    const saved = await shop.savePrescription(newId(), {
      client: of,
      date,
      notes: "",
      invoice: { id: newId(), items: [line(frame.id, 1, price)], payments: [payment(paid)] },
    });
    return saved.id;
  };
  client = id;
  prescriptions = [
    await sale(id, "2024-03-05", 100.1, 40),
    // Overpaid: the surplus does not lower what other invoices owe.
    await sale(id, "2025-11-20", 100.1, 150),
    await sale(id, "2026-11-20", 0.2, 0.1),
  ];
  await sale(other.id, "2026-11-21", 999, 1);
});

const list = async (path: string) =>
  (
    await shop.send<{ items: { id: string }[]; totalItems: number; billed?: number; due?: number }>(
      "GET",
      `/api/optique/lists/${path}`,
    )
  ).body;

describe("documents of one client", () => {
  it("documents of a client are listed with the amounts billed and due, whatever the page size", async () => {
    expect(await list(`invoices?client=${client}&perPage=1`)).toMatchObject({
      totalItems: 3,
      billed: 200.4,
      due: 60.2,
    });
    expect(await list(`invoices?client=${client}&except=${prescriptions[0]}`)).toMatchObject({
      totalItems: 2,
      billed: 100.3,
      due: 0.1,
    });
    expect(await list(`invoices?client=${newId()}`)).toMatchObject({ billed: 0, due: 0 });
    expect(await list("invoices")).not.toHaveProperty("billed");
  });

  it("documents of a client are listed up to a given day, and without a given document", async () => {
    const ids = async (query: string) =>
      (await list(`prescriptions?client=${client}&${query}`)).items.map(({ id }) => id);
    const [first, second, third] = prescriptions;
    expect(await ids("to=2026-11-20")).toEqual([third, second, first]);
    expect(await ids("to=2026-11-19")).toEqual([second, first]);
    expect(await ids(`to=2026-11-20&except=${third}`)).toEqual([second, first]);
    expect(await ids("to=2020-01-01")).toEqual([]);
  });
});
