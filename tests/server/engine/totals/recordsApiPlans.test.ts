import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/**
 * Calls of a program that uses only the records API, with the company in the filter. Without the statistics of planner.ts
 * each reads all rows of the company.
 */
let server: Server;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.stop());

const sql = async (query: string) => {
  const { status, body } = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", {
    query,
  });
  expect(status, query).toBe(200);
  return body.rows;
};
/** SQL as PocketBase writes it (docs/traps.md, SQLite): it joins the user of the rule and selects DISTINCT. */
const from = (table: string, filter: string) => `FROM optique_${table} t
  LEFT JOIN optique_users u ON u.id = 'a' WHERE (${filter ? `${filter} AND ` : ""}t.company = 'b')
  AND ((COALESCE(u.company, '') IS NOT '') AND COALESCE(t.company, '') = COALESCE(u.company, ''))`;
const planOf = async (query: string) =>
  (await sql(`EXPLAIN QUERY PLAN ${query}`)).map((row) => String(row.at(-1)));
const countPlan = (table: string, filter = "") =>
  planOf(`SELECT COUNT(DISTINCT t._rowid_) ${from(table, filter)}`);
const pagePlan = (table: string, filter = "", order = "created") =>
  planOf(`SELECT DISTINCT t.* ${from(table, filter)} ORDER BY t.${order} DESC LIMIT 10`);

describe("a query by document reads the rows of that document only", () => {
  it.each([
    ["invoices", "t.client = 'c'", "idx_invoices_client"],
    ["invoices", "t.prescription = 'c'", "idx_invoices_prescription"],
    ["invoices", "t.invoice_number = 'c'", "idx_invoices_company_invoice_number"],
    ["prescriptions", "t.client = 'c'", "idx_prescriptions_latest"],
    ["invoice_items", "t.invoice = 'c'", "idx_invoice_items_invoice"],
    ["payments", "t.invoice = 'c'", "idx_payments_invoice"],
    ["stock_movements", "t.product = 'c'", "idx_stock_movements_product_created"],
    [
      "stock_movements",
      "t.reference_id = 'c' AND t.reference_type = 'invoice'",
      "idx_stock_movements_reference_type_reference_id",
    ],
    ["stock_receipts", "t.supplier = 'c'", "idx_stock_receipts_supplier"],
    ["stock_receipt_items", "t.receipt = 'c'", "idx_stock_receipt_items_receipt"],
    ["stock_adjustment_items", "t.adjustment = 'c'", "idx_stock_adjustment_items_adjustment"],
    ["products", "t.supplier = 'c'", "idx_products_supplier"],
  ])("%s: %s", async (table, filter, index) => {
    for (const plan of [await countPlan(table, filter), await pagePlan(table, filter)])
      expect(plan.join("; ")).toContain(index);
  });
});

describe("a list", () => {
  it.each(["clients", "prescriptions", "invoices", "stock_movements"])(
    "a list of %s is read in index order, and counted on the narrowest index",
    async (table) => {
      const plan = (await pagePlan(table)).join("; ");
      expect(plan).toContain(`idx_${table}_company_created`);
      expect(plan).not.toContain("FOR ORDER BY");
      expect((await countPlan(table)).join("; ")).toContain(
        `COVERING INDEX idx_${table}_company (company=?)`,
      );
      // Also without the company in the filter.
      const unnamed = (
        await planOf(`SELECT DISTINCT t.* FROM optique_${table} t
          LEFT JOIN optique_users u ON u.id = 'a'
          WHERE COALESCE(t.company, '') = COALESCE(u.company, '') ORDER BY t.created DESC LIMIT 10`)
      ).join("; ");
      expect(unnamed).toContain(`SCAN t USING INDEX idx_${table}_created`);
    },
  );
});

describe("planner statistics", () => {
  const sizes = () => sql("SELECT idx, stat FROM sqlite_stat1 WHERE tbl = 'optique_invoices'");

  it("planner statistics are restored after ANALYZE", async () => {
    const written = await sizes();
    expect(written).toContainEqual(["idx_invoices_client", "1000000 10 10"]);
    await sql("ANALYZE");
    expect(await sizes()).not.toEqual(written);
    await shop.sendAsAdmin("POST", "/api/crons/optique_sizes");
    await expect.poll(async () => (await sizes()).sort()).toEqual([...written].sort());
    await sql("DELETE FROM sqlite_stat1");
    await server.restart();
    expect((await sizes()).sort()).toEqual([...written].sort());
  });
});
