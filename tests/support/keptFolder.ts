/** Data folder created by an earlier version (tests/fixtures/keptFolders/README.md). */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { call, expectOk } from "./shop.ts";
import type { Server } from "./startServer.ts";

const fixtures = join(root, "tests/fixtures/keptFolders");

/** Database of a kept folder, as SQL text. */
export const keptText = (version: string): Promise<string> =>
  readFile(join(fixtures, `${version}.sql`), "utf8");

/** Runs `load` or `dump` of tests/fixtures/keptFolders/dump.pb.js. */
const runCommand = (name: "load" | "dump", file: string, dataDir: string) =>
  promisify(execFile)(inject("pocketbase"), [
    name,
    file,
    `--dir=${dataDir}`,
    `--hooksDir=${fixtures}`,
    `--migrationsDir=${join(dataDir, "none")}`,
    ...NOT_IN_DEVELOPMENT,
  ]);

/**
 * Creates a kept folder's database in an empty folder, before the present code starts on it. `more`: additional SQL
 * statements.
 */
export async function loadKeptFolder(
  version: string,
  dataDir: string,
  more: readonly string[] = [],
): Promise<void> {
  const text = join(dataDir, "kept.sql");
  // Statements are separated by blank lines.
  await writeFile(text, [(await keptText(version)).trimEnd(), ...more].join("\n\n"));
  await runCommand("load", text, dataDir);
}

/** Database in a folder without a server, as SQL text. */
export async function textOfFolder(dataDir: string): Promise<string> {
  const text = join(dataDir, "found.sql");
  await runCommand("dump", text, dataDir);
  return readFile(text, "utf8");
}

/** Rows returned by the dashboard's SQL console. */
export async function consoleRows(server: Server, query: string): Promise<unknown[][]> {
  const admin = { token: await server.superuserToken(), body: { query } };
  return expectOk(await call<{ rows: unknown[][] }>(server, "POST", "/api/sql", admin)).rows;
}

/** Token of the shop's first user. */
export async function tokenOfUser(server: Server): Promise<string> {
  const [user] = await consoleRows(server, "SELECT id FROM optique_users ORDER BY created");
  const path = `/api/collections/optique_users/impersonate/${String(user?.[0])}`;
  const admin = { token: await server.superuserToken(), body: {} };
  return expectOk(await call<{ token: string }>(server, "POST", path, admin)).token;
}
