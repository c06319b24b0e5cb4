import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { today } from "#domain/core/days/days.ts";
import { lockTimeoutMs } from "#server/platform/storage/transaction.ts";
import { line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.stop());

/** Sets a pragma of the connection that writes. */
async function setPragma(pragma: string): Promise<void> {
  const query = `UPDATE optique_clients SET name = name WHERE 0; PRAGMA ${pragma}`;
  expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
}

const create = () => shop.send("POST", recordsPath("optique_clients"), { name: "Benali" });

describe("a database that another program has locked", () => {
  it(
    "a locked database is waited for, and reported in French with 503 after the timeout",
    { timeout: 120_000 },
    async () => {
      const query = "SELECT timeout FROM pragma_busy_timeout";
      const found = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query });
      expect(Number(found.body.rows[0]?.[0])).toBe(lockTimeoutMs);
      // Shortens PocketBase's own wait; ours of five seconds follows it.
      await setPragma("busy_timeout = 500");
      const other = spawn(
        inject("pocketbase"),
        [
          "hold",
          "60000",
          `--dir=${server.dataDir}`,
          `--hooksDir=${join(root, "tests/torture")}`,
          `--migrationsDir=${join(server.dataDir, "none")}`,
          ...NOT_IN_DEVELOPMENT,
        ],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      await once(other.stdout, "data");
      let longestMs = 0;
      const timed = async () => {
        const began = performance.now();
        const answer = await create();
        longestMs = Math.max(longestMs, performance.now() - began);
        return answer;
      };
      await expect.poll(timed, { timeout: 60_000 }).toMatchObject({
        status: 503,
        body: { message: "La base de données est occupée\u00a0: réessayez dans une minute." },
      });
      expect(longestMs).toBeGreaterThan(5_000);
      // Invalid bodies are refused without a transaction, which would answer 503 while the database is locked.
      const heavy = { notes: "x".repeat(100_000), items: [{ id: "?", product: "x", quantity: 1 }] };
      for (const [route, field] of [
        ["prescriptions", "notes"],
        ["invoices", "items.0.id"],
        ["receipts", "items.0.id"],
        ["adjustments", "notes"],
      ] as const)
        expect(
          await shop.send("PUT", `/api/optique/${route}/${newId()}`, heavy),
          route,
        ).toMatchObject({ status: 400, body: { data: { [field]: {} } } });
      const day = `/api/optique/till/${today()}/close`;
      expect(await shop.send("POST", day, { counted: "x".repeat(4000) })).toMatchObject({
        status: 400,
        body: { data: { counted: {} } },
      });
      other.kill("SIGKILL");
      await once(other, "exit");
      expect((await create()).status).toBe(200);
    },
  );
});

// The last test, because the disk stays full.
it("a full disk is reported in French with 503 for every save, while reads succeed", async () => {
  const [client, product] = await Promise.all([shop.client(), shop.product()]);
  // Limits the database to its present size, which gives SQLite's error of a full disk.
  await setPragma("max_page_count = 1");
  const full = {
    status: 503,
    body: { message: "Le disque du serveur est plein\u00a0: rien n’a été enregistré." },
  };
  const long = "x".repeat(4900);
  const clients = recordsPath("optique_clients");
  let last = await shop.send("POST", clients, { name: "A", notes: long });
  // The pages that are left take some saves.
  for (let save = 0; save < 100 && last.status === 200; save += 1)
    last = await shop.send("POST", clients, { name: "A", notes: long });
  expect(last).toMatchObject(full);
  const body = { client: client.id, notes: long, items: [line(product.id, 1, 10)] };
  expect(await shop.send("PUT", `/api/optique/invoices/${newId()}`, body)).toMatchObject(full);
  expect((await shop.send("GET", recordsPath("optique_clients", client.id))).status).toBe(200);
});
