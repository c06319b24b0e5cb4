/** Upgrades from c71a09e2, the oldest version whose data are accepted. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { firstFunds, firstPapers } from "#domain/claims/firstFunds.strings.ts";
import { consoleRows, loadKeptFolder, tokenOfUser } from "#support/keptFolder.ts";
import { call, expectOk } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let folder: string;
let upgraded: Server;
/** Token of the upgraded shop's user. */
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-oldest-"));
  await loadKeptFolder("c71a09e2", folder);
  upgraded = await startServer({ dataDir: folder });
  token = await tokenOfUser(upgraded);
});
afterAll(async () => {
  await upgraded.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = async <T>(path: string): Promise<T> =>
  expectOk(await call<T>(upgraded, "GET", `/api/optique/${path}`, { token }));

describe("a folder of c71a09e2", () => {
  it("gives each company the default list of funds, as in a new shop", async () => {
    const rows = await consoleRows(
      upgraded,
      `SELECT c.id, json_group_array(json_object('name', f.name, 'kind', f.kind, 'pays', f.pays, 'papers', json(f.papers),
          'months', json_array(f.months_adult, f.months_child, f.child_until)) ORDER BY f.created)
       FROM optique_companies c LEFT JOIN optique_funds f ON f.company = c.id GROUP BY c.id`,
    );
    const months = [24, 12, 12];
    const addedSince = ["CNOPS", "OCP"];
    const proposed = firstFunds
      .filter(({ name }) => !addedSince.includes(name))
      .map((fund) => ({
        ...fund,
        pays: "client",
        papers: firstPapers,
        months,
      }));
    expect(rows.length).toBeGreaterThan(0);
    for (const [, funds] of rows) expect(JSON.parse(String(funds))).toEqual(proposed);
  });

  it("fills the fields that its old records lack", async () => {
    const rows = await consoleRows(
      upgraded,
      `SELECT DISTINCT u.active, u.rights, c.seller_discount, c.optician_discount, c.ask_person, c.idle_minutes, c.quote_days,
        c.quote_follow_days, c.child_source_remark, (SELECT MIN(pair) * MAX(pair) FROM optique_invoice_items)
       FROM optique_users u JOIN optique_companies c ON c.id = u.company`,
    );
    expect(rows.map((row) => row.map(String))).toEqual([
      ["1", "{}", "10", "20", "idle", "10", "30", "7", "1", "1"],
    ]);
  });

  it("issues the invoices that have payments, to their present client", async () => {
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

  it("reminds clients of examinations over a year old", async () => {
    const { totalItems } = await get<{ totalItems: number }>("lists/reminders");
    // The number grows with each day that passes.
    expect(totalItems).toBeGreaterThanOrEqual(32);
  });
});

it("an upgraded shop gets jobs for recent sales, and for no older ones", async () => {
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
  // Dates the sale after the migration that introduced jobs, and before the upgrade.
  const since = `UPDATE optique_invoices SET created = '2026-11-25 23:00:00.000Z' WHERE id = '${invoice}'`;
  await consoleRows(upgraded, since);
  expect((await saveAgain("Suivie")).job).toMatchObject({ status: expect.any(String) });
});

it("the start refuses data older than c71a09e2", async () => {
  const older = await mkdtemp(join(tmpdir(), "optique-older-"));
  try {
    await loadKeptFolder("c71a09e2", older, [
      "DELETE FROM _migrations WHERE file = '1700000860_merge_at_erasures.js'",
    ]);
    await expect(startServer({ dataDir: older })).rejects.toThrow(
      "Les données viennent d’une version trop ancienne d’Optique\u00a0: démarrez une fois la version c71a09e2, puis celle-ci.",
    );
  } finally {
    await rm(older, { recursive: true, force: true });
  }
});
