import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { call, openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.stop());

/** PocketBase writes its log with a delay of some seconds. */
const writtenMs = 4000;
const logBytes = async (): Promise<number> => {
  const sizes = ["auxiliary.db", "auxiliary.db-wal"].map((name) =>
    stat(join(server.dataDir, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const logged = async () =>
  (await shop.sendAsAdmin<{ items: { message: string }[] }>("GET", "/api/logs?perPage=200")).body
    .items;

async function inTurns(count: number, work: (at: number) => Promise<unknown>) {
  for (let done = 0; done < count; done += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => work(done + at)));
}

describe("the request log", () => {
  it("does not grow by 500 long addresses, nor by refused guest requests", async () => {
    const before = await logBytes();
    const long = "x".repeat(4000);
    await inTurns(500, (at) =>
      call(server, "GET", `${at % 2 ? "/api/nothing" : "/api/optique/dashboard"}?q=${at}${long}`),
    );
    await setTimeout(writtenMs);
    expect((await logBytes()) - before).toBeLessThan(50_000);
  });

  it("contains no search word, name or telephone of a request", async () => {
    await shop.send("GET", "/api/optique/search?q=Benali%200612345678");
    await shop.send("GET", `/api/collections/optique_clients/records?filter=phone~'0612345678'`);
    await shop.send("GET", `/api/collections/optique_clients/records?filter=Benali`);
    await setTimeout(writtenMs);
    expect(JSON.stringify(await logged())).not.toMatch(/Benali|0612345678/);
  });

  it("refuses an address of more than 32 kB", async () => {
    const { status } = await call(server, "GET", `/?${"x".repeat(40_000)}`);
    expect(status).toBe(431);
  });
});

describe("guests", () => {
  it("have a rate limit on all routes, which does not affect staff at the same address", async () => {
    const statuses: number[] = [];
    await inTurns(3200, async () => {
      statuses.push((await call(server, "GET", "/robots.txt")).status);
    });
    expect(statuses).toContain(429);
    expect((await shop.send("GET", "/api/optique/dashboard")).status).toBe(200);
    await shop.client();
  });
});
