/** Shop with the migrations before the present schema (tests/fixtures/replacedSchema/README.md). */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { call, expectOk } from "./shop.ts";
import type { Server } from "./startServer.ts";

const fixture = join(root, "tests/fixtures/replacedSchema");

/** Creates that database in an empty folder, before any start of the present code. `more`: additional SQL statements. */
export async function loadReplacedShop(
  dataDir: string,
  more: readonly string[] = [],
): Promise<void> {
  const stored = await readFile(join(fixture, "replacedSchema.sql"), "utf8");
  const dump = join(dataDir, "dump.sql");
  // Statements are separated by blank lines.
  await writeFile(dump, [stored.trimEnd(), ...more].join("\n\n"));
  await promisify(execFile)(inject("pocketbase"), [
    "load",
    dump,
    `--dir=${dataDir}`,
    `--hooksDir=${fixture}`,
    `--migrationsDir=${join(dataDir, "none")}`,
    ...NOT_IN_DEVELOPMENT,
  ]);
}

/** Rows answered by the dashboard's SQL console. */
export async function rowsOf(server: Server, query: string): Promise<unknown[][]> {
  const admin = { token: await server.superuserToken(), body: { query } };
  return expectOk(await call<{ rows: unknown[][] }>(server, "POST", "/api/sql", admin)).rows;
}

/** Token of the shop's first user. */
export async function tokenOfUser(server: Server): Promise<string> {
  const [user] = await rowsOf(server, "SELECT id FROM optique_users ORDER BY created");
  const path = `/api/collections/optique_users/impersonate/${String(user?.[0])}`;
  const admin = { token: await server.superuserToken(), body: {} };
  return expectOk(await call<{ token: string }>(server, "POST", path, admin)).token;
}
