import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { root } from "#docker/lib/paths.mjs";
import { call, expectOk, line, newId, payment } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

const fixture = join(root, "tests/fixtures/firstSchema");

let folder: string;
let empty: string;
/** The present code on a shop of the first schema, and on an empty folder. */
let upgraded: Server;
let fresh: Server;
/** The token of the upgraded shop's user. */
let token: string;

/** What the first release wrote into its journal about people, beside what the fixture has. */
const entries = [
  ["optique_clients", "Secret Aïcha", { name: ["Secret Aïcha", null], phone: ["0699", null] }],
  ["optique_prescriptions", "2026-11-21", { left_sphere: [-11.75, -12] }],
  ["optique_invoices", "2026110009", { notes: ["Secret", "Autre"], total_amount: [5, 6] }],
  ["optique_invoices", "2026110010", { payments: [[{ amount: 7, notes: "Secret" }], null] }],
] as const;
const journalled = ([collection, label, changes]: (typeof entries)[number], index: number) =>
  `INSERT INTO "optique_journal" ("action", "changes", "collection", "company", "created", "id", "label", "record") VALUES ('update', '${JSON.stringify(changes)}', '${collection}', 'figuier00000000', '2026-11-22 00:15:46.173Z', 'personalentry0${index}', '${label}', 'secretrecord${index}');\n`;

/** What an erasure left before it was known by having no day. */
const standIn = `INSERT INTO "optique_clients" ("address", "company", "created", "email", "id", "name", "notes", "phone", "updated") VALUES ('', 'lht9lo3z2cepvck', '2026-11-22 00:15:47.000Z', '', 'standin00000000', 'Client supprimé', '', '', '2026-11-22 00:15:47.000Z');

INSERT INTO "optique_search" ("id", "company", "kind", "record", "text") VALUES (1099511629999, 'lht9lo3z2cepvck', 'clients', 'standin00000000', '  client  supprime');\n`;

/** An invoice that lost its line after it was paid in part: its day owed less than nothing. */
const emptied = `INSERT INTO "optique_invoices" ("client", "company", "created", "date", "id", "invoice_number", "notes", "paid_amount", "prescription", "status", "total_amount", "updated") VALUES ('suoqyv14uycqr35', 'lht9lo3z2cepvck', '2026-11-22 00:15:47.000Z', '2026-10-01 00:00:00.000Z', 'emptied00000000', '2026100001', '', 60, '', 'unpaid', 0, '2026-11-22 00:15:47.000Z');

INSERT INTO "optique_payments" ("amount", "company", "created", "date", "id", "invoice", "notes", "payment_method", "reference", "updated") VALUES (60, 'lht9lo3z2cepvck', '2026-11-22 00:15:47.000Z', '2026-10-01 00:00:00.000Z', 'emptiedpayment0', 'emptied00000000', '', 'cash', '', '2026-11-22 00:15:47.000Z');

INSERT INTO "optique_search" ("id", "company", "kind", "record", "text") VALUES (4398046511199, 'lht9lo3z2cepvck', 'invoices', 'emptied00000000', '  2026100001');\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-first-"));
  const dump = join(folder, "dump.sql");
  const stored = await readFile(join(fixture, "firstSchema.sql"), "utf8");
  // A blank line stands between two statements.
  await writeFile(dump, [stored, ...entries.map(journalled), standIn, emptied].join("\n"));
  await promisify(execFile)(inject("pocketbase"), [
    "load",
    dump,
    `--dir=${folder}`,
    `--hooksDir=${fixture}`,
    `--migrationsDir=${join(folder, "none")}`,
    ...NOT_IN_DEVELOPMENT,
  ]);
  upgraded = await startServer({ dataDir: folder });
  // Not on the template: its passwords are hashed at another cost.
  empty = await mkdtemp(join(tmpdir(), "optique-empty-"));
  fresh = await startServer({ dataDir: empty });
  const admin = { token: await upgraded.superuserToken() };
  const [user] = await rowsOf(upgraded, "SELECT id FROM optique_users ORDER BY created");
  const path = `/api/collections/optique_users/impersonate/${String(user?.[0])}`;
  ({ token } = expectOk(
    await call<{ token: string }>(upgraded, "POST", path, { ...admin, body: {} }),
  ));
});
afterAll(async () => {
  await upgraded.stop();
  await fresh.stop();
  for (const used of [folder, empty]) await rm(used, { recursive: true, force: true });
});

/** What the dashboard's SQL console answers. */
async function rowsOf(server: Server, query: string): Promise<unknown[][]> {
  const admin = { token: await server.superuserToken(), body: { query } };
  return expectOk(await call<{ rows: unknown[][] }>(server, "POST", "/api/sql", admin)).rows;
}
const get = async <T>(path: string): Promise<T> =>
  expectOk(await call<T>(upgraded, "GET", `/api/optique/${path}`, { token }));
const integrity = () => get<{ violations: unknown[]; gaps: { number: string }[] }>("integrity");

describe("a shop of the first schema", () => {
  it("keeps every invariant", async () => {
    const { violations, gaps } = await integrity();
    expect(violations).toEqual([]);
    expect(gaps).toMatchObject([{ number: "2026110002", deletedBy: "Samira" }]);
  });

  it.each([
    ["clients", 3],
    ["clients?q=aicha", 1],
    ["clients?q=supprime", 1],
    ["suppliers", 1],
    ["products", 3],
    ["products?archived=1", 4],
    ["products?q=monture", 1],
    ["prescriptions", 3],
    ["prescriptions?q=11/2026", 1],
    ["invoices", 3],
    ["invoices?q=0001", 2],
    ["invoices?status=unpaid", 2],
    ["receipts", 2],
    ["receipts?q=décembre", 1],
    ["adjustments", 1],
    ["movements", 11],
    ["reminders", 1],
  ])("answers %s", async (list, expected) => {
    expect(await get(`lists/${list}`)).toMatchObject({ totalItems: expected });
  });

  it("forgets what its journal said of people, and keeps what it said of money", async () => {
    const query =
      "SELECT label, changes FROM optique_journal WHERE id LIKE 'personalentry%' ORDER BY id";
    const rows = await rowsOf(upgraded, query);
    expect(rows.map(([label, changes]) => [label, JSON.parse(String(changes))])).toEqual([
      ["", { name: [], phone: [] }],
      ["", { left_sphere: [] }],
      ["2026110009", { notes: [], total_amount: [5, 6] }],
      ["2026110010", { payments: [[{ amount: 7 }], null] }],
    ]);
  });

  it("has its figures", async () => {
    expect(await get("lists/invoices")).toMatchObject({ due: 999.5 });
    expect(await get("statistics?from=2026-11-01&to=2026-11-30")).toMatchObject({
      invoices: 2,
      total: 2287.5,
      collected: 1288,
    });
  });

  it("goes on from its last number", async () => {
    const [client] = (await get<{ items: { id: string }[] }>("lists/clients")).items;
    const [product] = (await get<{ items: { id: string }[] }>("lists/products")).items;
    const body = {
      client: client?.id,
      date: "2026-11-21",
      items: [line(product?.id ?? "", 1, 10)],
      payments: [payment(10)],
    };
    const path = `/api/optique/invoices/${newId()}`;
    expect(expectOk(await call(upgraded, "PUT", path, { token, body }))).toMatchObject({
      invoice_number: "2026110004",
      status: "paid",
    });
    expect((await integrity()).violations).toEqual([]);
  });
});

describe("what was sold before jobs were followed", () => {
  it("gets none by a later save, but by hand, while new sales get theirs", async () => {
    type Page<T> = { items: T[] };
    const lens = { name: "Verre", type: "lens", stock: 4 };
    const products = "/api/collections/optique_products/records";
    const { id: product } = expectOk(
      await call<{ id: string }>(upgraded, "POST", products, { token, body: lens }),
    );
    const [old] = (
      await get<Page<{ id: string; prescription: string }>>("lists/invoices?perPage=500")
    ).items.filter(({ prescription }) => prescription !== "");
    const path = `/api/optique/prescriptions/${old?.prescription}`;
    type Document = { version: string; job: { id: string; status: string } | null };
    const { version } = expectOk(await call<Document>(upgraded, "GET", path, { token }));
    const invoice = { id: old?.id, items: [line(product, 1, 10)] };
    const saved = expectOk(
      await call<Document>(upgraded, "PUT", path, { token, body: { version, invoice } }),
    );
    expect(saved.job).toBeNull();
    const said = { job: { tray: "3" } };
    const followed = expectOk(await call<Document>(upgraded, "PUT", path, { token, body: said }));
    expect(followed.job).toMatchObject({ status: "mounting", tray: "3" });
    const removed = `/api/collections/optique_jobs/records/${followed.job?.id}`;
    expectOk(await call(upgraded, "DELETE", removed, { token }));
    const body = { prescription: old?.prescription };
    const jobs = "/api/collections/optique_jobs/records";
    expect(expectOk(await call(upgraded, "POST", jobs, { token, body }))).toMatchObject({
      status: "to_order",
    });

    const [client] = (await get<Page<{ id: string }>>("lists/clients")).items;
    const sale = {
      client: client?.id,
      date: "2024-01-02",
      notes: "",
      invoice: { id: newId(), items: [line(product, 1, 10)] },
    };
    // Typed today with an older date: it is a sale of today.
    const fresh = `/api/optique/prescriptions/${newId()}`;
    expect(
      expectOk(await call<Document>(upgraded, "PUT", fresh, { token, body: sale })).job,
    ).toMatchObject({ status: "mounting" });
  });
});

describe("its schema is that of a new shop", () => {
  /** Columns by their name: what is added to a table stands at its end. */
  const columns = `SELECT m.name, c.name, c.type, c."notnull", COALESCE(c.dflt_value, ''), c.pk
    FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY 1, 2`;
  const others = `SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_schema WHERE type <> 'table' ORDER BY 1, 2`;
  const plain = (rows: unknown[][]) =>
    rows.map((row) => row.map((part) => String(part).replaceAll("`", "").replace(/\s+/g, " ")));

  it.each([
    ["columns", columns],
    ["indexes and triggers", others],
  ])("%s", async (_, query) => {
    const expected = plain(await rowsOf(fresh, query));
    expect(expected.length).toBeGreaterThan(70);
    expect(plain(await rowsOf(upgraded, query))).toEqual(expected);
  });

  it.each(["/api/collections?perPage=200&sort=name", "/api/settings"])("%s", async (path) => {
    const answerOf = async (server: Server) =>
      withoutTimes(
        expectOk(await call(server, "GET", path, { token: await server.superuserToken() })),
      );
    expect(await answerOf(upgraded)).toEqual(await answerOf(fresh));
  });

  const withoutTimes = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
      name === "created" || name === "updated" ? undefined : value,
    );
});
