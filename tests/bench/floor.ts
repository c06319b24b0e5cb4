/** The floor under a sale: a server that can also do nothing, and write the rows of a sale without a rule. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { expectOk, newId, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/** The usual server with the routes of floor.pb.js. */
export async function startFloorServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "optique-floor-"));
  const hooks = join(root, "pb_hooks");
  for (const name of ["main.pb.js", "optique.js"])
    await copyFile(join(hooks, name), join(folder, name));
  await copyFile(join(root, "tests/bench/floor.pb.js"), join(folder, "floor.pb.js"));
  const server = await startServer({ flags: [`--hooksDir=${folder}`] });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, pid: server.pid, stop };
}

type Row = Record<string, string | null>;
type Statement = [sql: string, params: Row];

/** All rows of a table that fulfil a condition, as the dashboard's SQL tells them. */
async function rowsOf(shop: Shop, table: string, condition: string): Promise<Row[]> {
  const query = `SELECT * FROM ${table} WHERE ${condition}`;
  type Found = { columns: { name: string }[]; rows: string[][] };
  const { columns, rows } = expectOk(await shop.sendAsAdmin<Found>("POST", "/api/sql", { query }));
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])),
  );
}

const insert = (table: string, row: Row): Statement => {
  const names = Object.keys(row);
  return [
    `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map((name) => `{:${name}}`).join(", ")})`,
    row,
  ];
};

/**
 * What writes the rows of a stored sale once more, each time under other ids: the least that any code could do for it.
 * Triggers and durability are the database's own, so they are in it.
 */
export async function copiesOf(shop: Shop, sale: { id: string; invoice: { id: string } }) {
  const { id, invoice } = sale;
  const tables = [
    ["optique_prescriptions", `id = '${id}'`],
    ["optique_invoices", `id = '${invoice.id}'`],
    ["optique_invoice_items", `invoice = '${invoice.id}'`],
    ["optique_payments", `invoice = '${invoice.id}'`],
    ["optique_stock_movements", `reference_id = '${invoice.id}'`],
  ] as const;
  const statements: Statement[] = [];
  const own = new Set<string>();
  for (const [table, condition] of tables)
    for (const row of await rowsOf(shop, table, condition)) {
      for (const unique of [row["id"], row["invoice_number"]]) if (unique) own.add(unique);
      statements.push(insert(table, row));
      if (table !== "optique_stock_movements") continue;
      const stock = "UPDATE optique_products SET stock = stock - 1 WHERE id = {:id}";
      statements.push([stock, { id: row["product"] ?? "" }]);
    }
  for (const { id: _, ...entry } of await rowsOf(
    shop,
    "optique_search",
    `record IN ('${id}', '${invoice.id}')`,
  ))
    statements.push(insert("optique_search", entry));
  const text = JSON.stringify(statements);
  return () => [...own].reduce((copy, old) => copy.replaceAll(old, newId()), text);
}
