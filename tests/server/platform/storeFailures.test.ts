import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { today } from "#domain/core/days/days.ts";
import { line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeEach(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterEach(() => server.stop());

const create = () => shop.send("POST", recordsPath("optique_clients"), { name: "Benali" });

describe("a full disk", () => {
  it("a full disk is reported in French with 503 for every save, while reads succeed", async () => {
    const [client, product] = await Promise.all([shop.client(), shop.product()]);
    // Limits the database to its present size, which gives SQLite's error of a full disk.
    const query = "UPDATE optique_clients SET name = name WHERE 0; PRAGMA max_page_count = 1";
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    const full = {
      status: 503,
      body: { message: "Le disque du serveur est plein\u00a0: rien n’a été enregistré." },
    };
    const long = "x".repeat(4900);
    const clients = recordsPath("optique_clients");
    const records = await Promise.all(
      Array.from({ length: 60 }, () => shop.send("POST", clients, { name: "A", notes: long })),
    );
    expect(records.at(-1)).toMatchObject(full);
    const body = { client: client.id, notes: long, items: [line(product.id, 1, 10)] };
    expect(await shop.send("PUT", `/api/optique/invoices/${newId()}`, body)).toMatchObject(full);
    expect((await shop.send("GET", recordsPath("optique_clients", client.id))).status).toBe(200);
  });
});

describe("a database that another program has locked", () => {
  it(
    "a locked database is waited for, and reported in French with 503 after the timeout",
    { timeout: 120_000 },
    async () => {
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
      expect(longestMs).toBeGreaterThan(14_000);
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
