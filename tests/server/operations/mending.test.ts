/**
 * Data folders of versions between the kept ones: what their migrations made differently, and what an administrator
 * added.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

import { consoleRows, loadKeptFolder } from "#support/keptFolder.ts";
import { call, expectOk } from "#support/shop.ts";
import { type Server, sharedServer, startServer } from "#support/startServer.ts";

const used = "2026-11-27 21:00:00.000Z";
const instant = (
  name: string,
) => `json_object('id', 'date_${name}', 'name', '${name}', 'type', 'date',
  'system', json('false'), 'hidden', json('false'), 'required', json('false'), 'min', '', 'max', '')`;
/** SQL that changes a text field to a date, as 1700002400_add_stations.js of f4f81be7 did. */
const asDate = (
  table: string,
  name: string,
) => `UPDATE _collections SET fields = (SELECT json_group_array(
    IIF(value ->> '$.name' = '${name}', ${instant(name)}, json(value))) FROM json_each(fields)) WHERE name = '${table}'`;

const eyes = ["right", "left"].flatMap((side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => `${side}_${measure} = 'null'`),
);

const between = [
  // The latest prescription of one client has no eye value.
  `UPDATE optique_prescriptions SET ${eyes.join(", ")} WHERE id = (SELECT p.id FROM optique_prescriptions p
    JOIN optique_prescriptions earlier ON earlier.client = p.client AND earlier.date < p.date ORDER BY p.date DESC LIMIT 1)`,
  asDate("optique_users", "seen_at"),
  asDate("optique_approvals", "used_at"),
  `UPDATE optique_users SET seen_at = '${used}'`,
  `INSERT INTO optique_approvals (id, company, act, used_at) SELECT 'approval0000001', id, 'price', '${used}' FROM optique_companies`,
  // The index as 1700002300_index_journal.js of ae5284f0 created it.
  "DROP INDEX idx_journal_kind_discount",
  "CREATE INDEX idx_journal_kind_discount ON optique_journal (company, created) WHERE json_extract(changes, '$.discount') IS NOT NULL",
  "UPDATE optique_quotes SET prescription = (SELECT p.id FROM optique_prescriptions p WHERE p.client <> optique_quotes.client LIMIT 1)",
  "CREATE TRIGGER optique_of_old AFTER DELETE ON optique_clients BEGIN SELECT 1; END",
];
const ofAdministrator = [
  "ALTER TABLE optique_clients ADD COLUMN loyalty TEXT DEFAULT '' NOT NULL",
  "UPDATE optique_clients SET loyalty = 'gold'",
  "CREATE INDEX idx_own ON optique_clients (loyalty)",
  "CREATE INDEX idx_raw ON optique_clients (phone, loyalty)",
  `UPDATE _collections SET
    fields = json_set(json_insert(fields, '$[#]', json_object('id', 'text_loyalty', 'name', 'loyalty', 'type', 'text',
      'system', json('false'), 'hidden', json('false'))), '$[3].hidden', json('true')),
    indexes = json_insert(indexes, '$[#]', 'CREATE INDEX idx_own ON optique_clients (loyalty)')
   WHERE name = 'optique_clients'`,
];

let folder: string;
let mended: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-between-"));
  await loadKeptFolder("6307d5c8", folder, [...between, ...ofAdministrator]);
  mended = await startServer({ dataDir: folder });
});
afterAll(async () => {
  await mended.stop();
  await rm(folder, { recursive: true, force: true });
});

type Collection = { fields: { name: string; type: string; hidden: boolean }[]; indexes: string[] };
async function collectionOf(server: Server, name: string): Promise<Collection> {
  const admin = { token: await server.superuserToken() };
  return expectOk(await call<Collection>(server, "GET", `/api/collections/${name}`, admin));
}
const fieldOf = async (server: Server, name: string, field: string) =>
  (await collectionOf(server, name)).fields.find((one) => one.name === field);

it.each([
  ["optique_users", "seen_at"],
  ["optique_approvals", "used_at"],
])(
  "a start changes the instant %s back to a text field, and keeps its values",
  async (table, name) => {
    expect(await fieldOf(mended, table, name)).toEqual(
      await fieldOf(await sharedServer(), table, name),
    );
    const rows = await consoleRows(mended, `SELECT DISTINCT ${name} FROM ${table}`);
    expect(rows).toEqual([[used]]);
  },
);

it("a start replaces indexes and triggers of other versions by those of a new shop", async () => {
  const query =
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' OR name GLOB 'idx_journal_kind_*' ORDER BY name";
  const found = await consoleRows(mended, query);
  expect(found.length).toBeGreaterThan(40);
  expect(found).toEqual(await consoleRows(await sharedServer(), query));
});

it("a start keeps the highest number ever used, even of a deleted invoice", async () => {
  // The invoice 2026110007 was deleted.
  const sql = "SELECT highest FROM optique_number_counters WHERE month = '202611'";
  expect(await consoleRows(mended, sql)).toEqual([["7"]]);
});

it("a start stores the date of each client's latest prescription as their visit", async () => {
  const sql = `SELECT COUNT(*) FROM optique_visits v JOIN optique_prescriptions later
    ON later.client = v.client AND later.date > v.date`;
  expect(await consoleRows(mended, sql)).toEqual([["0"]]);
});

it("a start removes another client's prescription from a quote", async () => {
  const rows = await consoleRows(
    mended,
    "SELECT COUNT(*), SUM(prescription <> '') FROM optique_quotes",
  );
  expect(Number(rows[0]?.[0])).toBeGreaterThan(0);
  expect(Number(rows[0]?.[1])).toBe(0);
});

it("a start keeps the field and index that an administrator added, and hidden fields", async () => {
  const { fields, indexes } = await collectionOf(mended, "optique_clients");
  expect(fields.at(-1)).toMatchObject({ name: "loyalty", type: "text" });
  expect(fields.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(["phone"]);
  expect(indexes.filter((sql) => sql.includes("idx_own"))).toHaveLength(1);
  const own = "SELECT DISTINCT loyalty FROM optique_clients INDEXED BY idx_raw";
  expect(await consoleRows(mended, own)).toEqual([["gold"]]);
});
