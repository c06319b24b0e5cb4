import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  const client = await shop.client({ name: "Benali Aïcha" });
  const frame = await shop.product({ stock: 5 });
  await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-20",
    notes: "",
    invoice: {
      id: newId(),
      items: [line(frame.id, 1, 850)],
      payments: [payment(100), payment(50, { payment_method: "check", due_on: "2026-12-01" })],
    },
  });
});
afterAll(() => server.stop());

/** Runs SQL as in the dashboard's console. */
const sql = async (query: string) =>
  expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
const rules = async () => {
  const { body } = await shop.send<{ violations: { rule: string }[] }>(
    "GET",
    "/api/optique/integrity",
  );
  return [...new Set(body.violations.map(({ rule }) => rule))].sort();
};
const found = async (q: string) =>
  (await shop.send<{ totalItems: number }>("GET", `/api/optique/lists/clients?q=${q}`)).body
    .totalItems;

describe("a wrong search index", () => {
  it("appears in the integrity report, and is repaired by the reindex command", async () => {
    expect(await rules()).toEqual([]);
    await sql("UPDATE optique_search SET text = '  personne' WHERE kind = 'clients'");
    await sql("DELETE FROM optique_search WHERE kind = 'products'");
    expect(await found("benali")).toBe(0);
    expect(await rules()).toEqual(["clients are found by search", "products are found by search"]);
    expect(await server.command("reindex")).toMatch(/\d/);
    expect(await rules()).toEqual([]);
    expect(await found("benali")).toBe(1);
  });
});

describe("a search index of an older version", () => {
  it("a search index of an older version is rebuilt by the next start only", async () => {
    const stale = "UPDATE optique_search SET text = '  personne' WHERE kind = 'clients'";
    await sql(stale);
    await server.restart();
    expect(await found("benali")).toBe(0);
    await sql("PRAGMA user_version=1");
    await server.restart();
    expect(await found("benali")).toBe(1);
    expect(server.output()).toMatch(/Search index made anew: \d+ entries/);
    expect(await rules()).toEqual([]);
  });
});

describe("totals", () => {
  it.each([
    ["UPDATE optique_invoice_days SET total = total + 1", "totals of a day = its invoices"],
    ["UPDATE optique_payment_days SET amount = 0", "takings of a day = its payments"],
    ["UPDATE optique_cheque_days SET cheques = 9", "cheques of a due day = its cheques"],
    [
      "UPDATE optique_sale_days SET amount = amount - 5",
      "sales of a day = its lines less what was credited",
    ],
    ["UPDATE optique_client_counts SET records = 9", "the number of clients is known"],
    ["UPDATE optique_movement_days SET entered = 99", "movements of a day = its movements"],
    [
      "UPDATE optique_stock_movements SET date = '2020-01-01 00:00:00.000Z'",
      "movements of invoice lines have its date",
    ],
    ["UPDATE optique_invoice_items SET discount = 9999", "a discount is at most its line"],
    ["DELETE FROM optique_visits", "the latest prescription of a client is known"],
  ])("totals are reported as wrong after %s", async (query, rule) => {
    await sql(query);
    expect(await rules()).toContain(rule);
  });

  it("totals follow writes by SQL", async () => {
    const other = await openShop(server);
    const client = await other.client();
    const frame = await other.product();
    const saved = await other.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-20",
      notes: "",
      invoice: { id: newId(), items: [line(frame.id, 2, 10)], payments: [payment(20)] },
    });
    await sql(
      `UPDATE optique_invoices SET date = '2025-01-31 00:00:00.000Z' WHERE id = '${saved.invoice?.id}'`,
    );
    const figures = async (from: string, to: string) =>
      (
        await other.send<{ total: number; byProduct: { amount: number }[] }>(
          "GET",
          `/api/optique/statistics?from=${from}&to=${to}`,
        )
      ).body;
    expect(await figures("2025-01-31", "2025-01-31")).toMatchObject({
      total: 20,
      byProduct: [{ amount: 20 }],
    });
    expect(await figures("2026-11-01", "2026-11-30")).toMatchObject({ total: 0, byProduct: [] });
  });
});
