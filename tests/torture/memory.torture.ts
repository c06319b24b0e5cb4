import { expect, it } from "vitest";

import { newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { openCounter, pause } from "./counter.ts";
import { limitMemory, peakMb } from "./smallMemory.ts";

const limitMb = 512;
const attackMs = 30_000;
const patienceMs = 2000;

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":"xxxxxxxxxxxx"`).join(",")}}`;
const large = keys(1_000_000);
const deep = "[".repeat(2_000_000);
const gets = [
  "/api/optique/setup",
  "/api/optique/version",
  "/api/optique/dashboard",
  "/api/optique/stock",
  "/api/optique/statistics?from=2000-01-01&to=2199-12-31",
  "/api/optique/visits?from=2000-01-01&to=2199-12-31",
  "/api/optique/waiting",
  "/api/optique/integrity",
  "/api/optique/backups",
  `/api/optique/search?q=${"a".repeat(8000)}`,
  ...["clients", "invoices", "products", "movements", "reminders"].map(
    (list) => `/api/optique/lists/${list}?perPage=500&q=${"a ".repeat(500)}`,
  ),
  `/${"x".repeat(8000)}`,
];
const posts = (): [method: string, path: string][] => [
  ["POST", "/api/optique/events"],
  ["POST", "/api/optique/setup"],
  ["POST", "/api/optique/products/import"],
  ["POST", `/api/optique/clients/${newId()}/erase`],
  ...["prescriptions", "invoices", "receipts", "adjustments"].map((name): [string, string] => [
    "PUT",
    `/api/optique/${name}/${newId()}`,
  ]),
  ["POST", recordsPath("optique_clients")],
  ["POST", recordsPath("optique_products")],
  ["POST", "/api/collections/optique_users/auth-with-password"],
  ["POST", "/api/batch"],
  ["POST", "/api/oauth2-redirect"],
];

/** Sends GET and POST requests to every route as a guest, without pause. */
async function attack(server: Server, until: number, counts: Record<string, number>) {
  const ask = async (method: string, path: string, body?: string) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(server.url + path, { method, headers, ...(body && { body }) })
      .then(async (got) => (await got.arrayBuffer(), got.status))
      .catch(() => 0);
    counts[answer] = (counts[answer] ?? 0) + 1;
  };
  while (Date.now() < until) {
    for (const path of gets) await ask("GET", path);
    for (const [method, path] of posts())
      for (const body of [large, deep]) if (Date.now() < until) await ask(method, path, body);
  }
}

/** Makes four sales a second; returns the duration of each in ms. */
async function sell(sale: () => Promise<void>, until: number): Promise<number[]> {
  const waits: number[] = [];
  while (Date.now() < until) {
    const start = performance.now();
    await sale().catch((error: unknown) => {
      throw new Error(`A sale failed after ${waits.length}: ${String(error)}`);
    });
    waits.push(performance.now() - start);
    await pause(250);
  }
  return waits;
}

it(`the server stays below ${limitMb} MB while every route is attacked at once, and saves within ${patienceMs} ms`, async () => {
  const server = await startServer({ env: { GOMEMLIMIT: `${limitMb - 64}MiB` } });
  const limit = limitMemory(server.pid, limitMb);
  if (!limit) console.log("No control group may be made here: the memory is measured alone");
  try {
    const shop: Shop = await openShop(server);
    const counter = await openCounter(shop);
    const until = Date.now() + attackMs;
    const counts: Record<string, number> = {};
    const attackers = Array.from({ length: 12 }, () => attack(server, until, counts));
    const [waits] = await Promise.all([sell(counter.sale, until), ...attackers]);
    const slowest = Math.round(Math.max(...waits));
    const peak = peakMb(server.pid);
    console.log(
      `Memory: peak ${peak} MB; ${waits.length} sales, the slowest ${slowest} ms; answers ${JSON.stringify(counts)}`,
    );
    expect(peak).toBeGreaterThan(0);
    if (!limit) expect(peak).toBeLessThan(limitMb);
    expect(slowest).toBeLessThan(patienceMs);
    expect(await counter.lost()).toEqual([]);
  } finally {
    await server.stop();
    limit?.free();
  }
});
