import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { firstFunds, firstPapers } from "#domain/claims/firstFunds.strings.ts";
import { loadReplacedShop, consoleRows, tokenOfUser } from "#support/replacedShop.ts";
import { call, expectOk, line, newId, payment } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let folder: string;
let empty: string;
/** Present code on a shop of the replaced migrations, and on an empty folder. */
let upgraded: Server;
let fresh: Server;
/** Token of the upgraded shop's user. */
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-replaced-"));
  await loadReplacedShop(folder);
  upgraded = await startServer({ dataDir: folder });
  // Starts from an empty folder: the test template hashes passwords at another cost.
  empty = await mkdtemp(join(tmpdir(), "optique-empty-"));
  fresh = await startServer({ dataDir: empty });
  token = await tokenOfUser(upgraded);
});
afterAll(async () => {
  await upgraded.stop();
  await fresh.stop();
  for (const used of [folder, empty]) await rm(used, { recursive: true, force: true });
});

const get = async <T>(path: string): Promise<T> =>
  expectOk(await call<T>(upgraded, "GET", `/api/optique/${path}`, { token }));
const integrity = () => get<{ violations: unknown[]; gaps: unknown[] }>("integrity");

describe("a shop of the replaced migrations", () => {
  it("keeps every invariant after the upgrade", async () => {
    expect(await integrity()).toMatchObject({ violations: [], gaps: [] });
  });

  it("gives each company the first list of funds, as a new one", async () => {
    const rows = await consoleRows(
      upgraded,
      `SELECT c.id, json_group_array(json_object('name', f.name, 'kind', f.kind, 'pays', f.pays, 'papers', json(f.papers),
          'months', json_array(f.months_adult, f.months_child, f.child_until)) ORDER BY f.created)
       FROM optique_companies c LEFT JOIN optique_funds f ON f.company = c.id GROUP BY c.id`,
    );
    const months = [24, 12, 12];
    const proposed = firstFunds.map((fund) => ({
      ...fund,
      pays: "client",
      papers: firstPapers,
      months,
    }));
    expect(rows.length).toBeGreaterThan(0);
    for (const [, funds] of rows) expect(JSON.parse(String(funds))).toEqual(proposed);
  });

  it("issues the invoices that have payments, to the client of today", async () => {
    const paid = "EXISTS (SELECT 1 FROM optique_payments p WHERE p.invoice = i.id)";
    const rows = await consoleRows(
      upgraded,
      `SELECT ${paid} AS paid, i.issued_at <> '' AS issued, SUM(i.buyer_name = COALESCE(c.name, '')) = COUNT(*)
       FROM optique_invoices i LEFT JOIN optique_clients c ON c.id = i.client GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(rows.map((row) => row.map(Number))).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it.each([
    ["clients", 116],
    ["clients?q=a", 113],
    ["suppliers", 6],
    ["products", 250],
    ["products?q=monture", 180],
    ["prescriptions", 138],
    ["prescriptions?q=11/2026", 31],
    ["invoices", 138],
    ["invoices?q=2026110031", 1],
    ["invoices?status=unpaid", 24],
    ["receipts", 18],
    ["adjustments", 1],
    ["movements", 646],
    ["shelf", 106],
    ["cheques", 41],
    ["jobs", 17],
  ])("answers %s", async (list, expected) => {
    expect(await get(`lists/${list}`)).toMatchObject({ totalItems: expected });
  });

  it("reminds of examinations over a year old", async () => {
    const { totalItems } = await get<{ totalItems: number }>("lists/reminders");
    // Grows with each day.
    expect(totalItems).toBeGreaterThanOrEqual(32);
  });

  it("keeps its figures", async () => {
    expect(await get("lists/invoices")).toMatchObject({ due: 33610 });
    expect(await get("statistics?from=2026-11-01&to=2026-11-30")).toMatchObject({
      total: 61525,
      collected: 51790,
    });
  });

  it("continues its invoice numbers, and creates a job for new lenses", async () => {
    type Page = { items: { id: string }[] };
    const [client] = (await get<Page>("lists/clients")).items;
    const [lens] = (await get<Page>("lists/products?type=lens")).items;
    const body = {
      client: client?.id,
      date: "2026-11-25",
      notes: "",
      invoice: { id: newId(), items: [line(lens?.id ?? "", 1, 10)], payments: [payment(10)] },
    };
    const path = `/api/optique/prescriptions/${newId()}`;
    expect(expectOk(await call(upgraded, "PUT", path, { token, body }))).toMatchObject({
      invoice: { invoice_number: "2026110032", status: "paid" },
      job: { status: expect.any(String) },
    });
    expect((await integrity()).violations).toEqual([]);
  });
});

it("still follows the jobs of recent sales, and of no older one", async () => {
  const [sale] = await consoleRows(
    upgraded,
    `SELECT i.id, i.prescription FROM optique_invoices i JOIN optique_invoice_items t ON t.invoice = i.id
     WHERE t.product_type = 'lens' AND i.prescription NOT IN (SELECT prescription FROM optique_jobs) ORDER BY i.created LIMIT 1`,
  );
  const [invoice, prescription] = (sale ?? []).map(String);
  const path = `/api/optique/prescriptions/${prescription}`;
  type Document = { version: string; job: object | null };
  const saveAgain = async (notes: string) => {
    const { version } = expectOk(await call<Document>(upgraded, "GET", path, { token }));
    const body = { version, invoice: { id: invoice, notes } };
    return expectOk(await call<Document>(upgraded, "PUT", path, { token, body }));
  };
  expect((await saveAgain("Ancienne")).job).toBeNull();
  // After the migration that introduced jobs, before the upgrade.
  const since = `UPDATE optique_invoices SET created = '2026-11-25 23:00:00.000Z' WHERE id = '${invoice}'`;
  await consoleRows(upgraded, since);
  expect((await saveAgain("Suivie")).job).toMatchObject({ status: expect.any(String) });
});

describe("an upgraded schema equals that of a new shop", () => {
  /** Columns by name, because a new one stands at the end of its table. */
  const columns = `SELECT m.name, c.name, c.type, c."notnull", COALESCE(c.dflt_value, ''), c.pk
    FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY 1, 2`;
  const others = `SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_schema WHERE type <> 'table' ORDER BY 1, 2`;
  /** Ignores what has no meaning in SQL: quotes of names, spaces. */
  const plain = (sql: string) =>
    sql
      .replaceAll("`", "")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ ?([(),]) ?/g, "$1");

  it.each([
    ["columns", columns],
    ["indexes and triggers", others],
  ])("in its %s", async (_, query) => {
    const partsOf = async (server: Server) =>
      (await consoleRows(server, query)).map((row) => row.map((part) => plain(String(part))));
    const expected = await partsOf(fresh);
    expect(expected.length).toBeGreaterThan(70);
    expect(await partsOf(upgraded)).toEqual(expected);
  });

  it.each(["/api/collections?perPage=200&sort=name", "/api/settings"])("at %s", async (path) => {
    const answerOf = async (server: Server) =>
      comparable(
        expectOk(await call(server, "GET", path, { token: await server.superuserToken() })),
      );
    expect(await answerOf(upgraded)).toEqual(await answerOf(fresh));
  });

  const comparable = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
      if (name === "created" || name === "updated") return undefined;
      return name === "indexes" ? (value as string[]).map(plain).sort() : value;
    });
});

it("a shop is refused before the last of the replaced migrations", async () => {
  const older = await mkdtemp(join(tmpdir(), "optique-older-"));
  try {
    await loadReplacedShop(older, [
      "DELETE FROM _migrations WHERE file = '1700000860_merge_at_erasures.js'",
    ]);
    await expect(startServer({ dataDir: older })).rejects.toThrow(
      "Les données viennent d’une version trop ancienne d’Optique\u00a0: démarrez une fois la version c71a09e2, puis celle-ci.",
    );
  } finally {
    await rm(older, { recursive: true, force: true });
  }
});
