/** Upgrades a folder of each kept version; a release adds its own (CONTRIBUTING.md, Release). */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { capabilitiesOf } from "#domain/core/capabilities.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import { collections } from "#domain/core/records.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import { consoleRows, keptText, loadKeptFolder, tokenOfUser } from "#support/keptFolder.ts";
import { call, expectOk, line, newId, payment } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/**
 * Answers that the version itself gave: delivered jobs, amount due of all invoices, sales of November, and the next
 * number of a day.
 */
const kept = [
  {
    version: "c71a09e2",
    delivered: 14,
    figures: { due: 33610, total: 61525, collected: 51790 },
    day: "2026-11-25",
    next: "2026110032",
  },
  {
    version: "b96b536b",
    delivered: 0,
    figures: { due: 11770, total: 11075, collected: 7250 },
    day: "2026-11-28",
    next: "2026110007",
  },
  {
    version: "6307d5c8",
    delivered: 0,
    figures: { due: 9630, total: 2065, collected: 7710 },
    day: "2026-11-28",
    next: "2026110007",
  },
  {
    version: "0.1.0",
    delivered: 0,
    figures: { due: 9630, total: 2065, collected: 7710 },
    day: "2026-11-28",
    next: "2026110007",
  },
];

let empty: string;
/** Runs the present code on an empty folder, because the test template hashes passwords at another cost. */
let fresh: Server;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), "optique-empty-"));
  fresh = await startServer({ dataDir: empty });
});
afterAll(async () => {
  await fresh.stop();
  await rm(empty, { recursive: true, force: true });
});

/** Sorts columns by name, because an added column is at the end of its table. */
const columns = `SELECT m.name, c.name, c.type, c."notnull", COALESCE(c.dflt_value, ''), c.pk
  FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY 1, 2`;
const others = `SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_schema WHERE type <> 'table' ORDER BY 1, 2`;

/** Removes indents, which the kept text of a folder no longer has. */
const plain = (sql: string) => sql.replaceAll(/\s+/g, " ");

describe.each(kept)("a folder of $version", ({ version, delivered, figures, day, next }) => {
  let folder: string;
  let upgraded: Server;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "optique-kept-"));
    await loadKeptFolder(version, folder);
    upgraded = await startServer({ dataDir: folder });
    token = await tokenOfUser(upgraded);
  });
  afterAll(async () => {
    await upgraded.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async <T>(path: string): Promise<T> =>
    expectOk(await call<T>(upgraded, "GET", `/api/optique/${path}`, { token }));
  const integrity = () => get<{ violations: unknown[]; gaps: unknown[] }>("integrity");

  it("keeps every invariant, every record and its figures", async () => {
    expect(await integrity()).toMatchObject({ violations: [], gaps: [] });
    const text = await keptText(version);
    const tables = Object.keys(collections).filter((table) => text.includes(`TABLE \`${table}\``));
    expect(tables.length).toBeGreaterThan(19);
    const counted = tables.map((table) => `'${table}', (SELECT COUNT(*) FROM ${table})`);
    const [row] = await consoleRows(upgraded, `SELECT json_object(${counted.join(", ")})`);
    // Counts the rows of the table's only INSERT statement.
    const recordsOf = (table: string) =>
      (text.split(`\nINSERT INTO "${table}" `)[1]?.split("\n\n")[0] ?? "").split("\n(").length - 1;
    expect(JSON.parse(String(row))).toEqual(
      Object.fromEntries(tables.map((table) => [table, recordsOf(table)])),
    );
    const { total, collected } = figures;
    expect(await get("lists/invoices")).toMatchObject({ due: figures.due });
    const november = await get("statistics?from=2026-11-01&to=2026-11-30");
    expect(november).toMatchObject({ total, collected });
  });

  it("an upgraded company uses the capabilities of which it has records", async () => {
    const owner = "(SELECT company FROM optique_users ORDER BY created LIMIT 1)";
    const found = `SELECT uses FROM optique_companies WHERE id = ${owner}`;
    const [[uses = "null"] = []] = await consoleRows(upgraded, found);
    const { items } = await get<{ items: string[] }>("uses");
    expect(capabilitiesOf(JSON.parse(String(uses)))).toEqual(capabilitiesOf(items));
  });

  it("a job of an upgraded folder has the day of its latest delivery, by the shop's clock", async () => {
    const rows = await consoleRows(
      upgraded,
      "SELECT status, steps, delivered_on FROM optique_jobs",
    );
    expect(rows.filter(([status]) => status === "delivered").length).toBe(delivered);
    for (const [status, steps, on] of rows) {
      const moves = JSON.parse(String(steps)) as JobStep[];
      const at = moves.filter((step) => step.status === "delivered").at(-1)?.at ?? "";
      expect(on).toBe(status === "delivered" ? storedDay(today(new Date(instantMs(at)))) : "");
    }
  });

  it.each([
    ["columns", columns],
    ["indexes and triggers", others],
  ])("an upgraded folder has the same %s as a new shop", async (_, query) => {
    const partsOf = async (server: Server) =>
      (await consoleRows(server, query)).map((row) => row.map((part) => plain(String(part))));
    const expected = await partsOf(fresh);
    expect(expected.length).toBeGreaterThan(70);
    expect(await partsOf(upgraded)).toEqual(expected);
  });

  it.each(["/api/collections?perPage=200&sort=name", "/api/settings"])(
    "%s answers as in a new shop",
    async (path) => {
      const answerOf = async (server: Server) =>
        comparable(
          expectOk(await call(server, "GET", path, { token: await server.superuserToken() })),
        );
      expect(await answerOf(upgraded)).toEqual(await answerOf(fresh));
    },
  );

  it("continues its invoice numbers", async () => {
    type Page = { items: { id: string }[] };
    const [client] = (await get<Page>("lists/clients")).items;
    const [lens] = (await get<Page>("lists/products?type=lens")).items;
    const body = {
      client: client?.id,
      date: day,
      notes: "",
      invoice: { id: newId(), items: [line(lens?.id ?? "", 1, 10)], payments: [payment(10)] },
    };
    const path = `/api/optique/prescriptions/${newId()}`;
    expect(expectOk(await call(upgraded, "PUT", path, { token, body }))).toMatchObject({
      invoice: { invoice_number: next, status: "paid" },
      job: { status: expect.any(String) },
    });
    expect((await integrity()).violations).toEqual([]);
  });
});

const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === "created" || name === "updated") return undefined;
    return name === "indexes" ? (value as string[]).sort() : value;
  });
