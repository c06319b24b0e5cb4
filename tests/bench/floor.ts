/** Lower bound for the cost of a sale: an empty request, and an insertion of a sale's rows without any hooks. */
import { startServerWithRoutes } from "#support/extraRoutes.ts";
import { expectOk, newId, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";

export const startFloorServer = (): Promise<Server> =>
  startServerWithRoutes("tests/bench/floor.pb.js");

type Row = Record<string, string | null>;
/** Prepared statement, executed for each of these rows. */
type Statement = [sql: string, rows: Row[]];

/** Reads rows of a table that match a condition, by the dashboard's SQL console. */
async function rowsOf(shop: Shop, table: string, condition: string): Promise<Row[]> {
  const query = `SELECT * FROM ${table} WHERE ${condition}`;
  type Found = { columns: { name: string }[]; rows: string[][] };
  const { columns, rows } = expectOk(await shop.sendAsAdmin<Found>("POST", "/api/sql", { query }));
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])),
  );
}

const insert = (table: string, rows: Row[]): Statement => {
  const names = Object.keys(rows[0] ?? {});
  const values = names.map((name) => `{:${name}}`);
  return [`INSERT INTO ${table} (${names.join(", ")}) VALUES (${values.join(", ")})`, rows];
};

/**
 * Statements that insert the rows of a stored sale again under new ids, with the same triggers and durability: the least
 * that any implementation would cost.
 */
export async function copiesOf(shop: Shop, sale: { id: string; invoice: { id: string } }) {
  const ids = `'${sale.id}', '${sale.invoice.id}'`;
  const stored = (table: string, field: string) => rowsOf(shop, table, `${field} IN (${ids})`);
  const named = {
    optique_prescriptions: await stored("optique_prescriptions", "id"),
    optique_invoices: await stored("optique_invoices", "id"),
    optique_invoice_items: await stored("optique_invoice_items", "invoice"),
    optique_payments: await stored("optique_payments", "invoice"),
    optique_stock_movements: await stored("optique_stock_movements", "reference_id"),
  };
  const entries = await stored("optique_search", "record");
  const statements = [
    ...Object.entries(named).map(([table, rows]) => insert(table, rows)),
    // Rows without an id get the next one of their table.
    insert(
      "optique_search",
      entries.map((entry) => ({ ...entry, id: null })),
    ),
    [
      "UPDATE optique_products SET stock = stock - 1 WHERE id = {:product}",
      named.optique_stock_movements.map(({ product = null }) => ({ product })),
    ],
  ];
  const own = Object.values(named)
    .flat()
    .flatMap(({ id, invoice_number }) => [id, invoice_number])
    .filter((unique) => typeof unique === "string");
  const text = JSON.stringify(statements);
  return () => own.reduce((copy, old) => copy.replaceAll(old, newId()), text);
}
