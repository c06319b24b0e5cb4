import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";

import { openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let zones: string;
let server: Server;
afterEach(async () => {
  await server.stop();
  await rm(zones, { recursive: true, force: true });
});

/** Zone file (TZif) with a single offset from UTC. */
function zoneFile(seconds: number): Buffer {
  const file = Buffer.alloc(54);
  file.write("TZif");
  // One local time type, whose name takes four bytes.
  file.writeInt32BE(1, 36);
  file.writeInt32BE(4, 40);
  file.writeInt32BE(seconds, 44);
  file.write("+00", 50);
  return file;
}

/** Starts a server in Morocco's time zone, with zone data of the given seconds ahead of UTC. */
async function startWith(seconds: number): Promise<void> {
  zones = await mkdtemp(join(tmpdir(), "optique-zones-"));
  await mkdir(join(zones, "Africa"));
  await writeFile(join(zones, "Africa/Casablanca"), zoneFile(seconds));
  server = await startServer({ env: { TZ: "Africa/Casablanca", ZONEINFO: zones } });
}
const told = async () => {
  const shop = await openShop(server);
  const seller = await shop.colleague("seller");
  const problemsOf = async (person: Pick<typeof shop, "send">) =>
    (await person.send<{ problems: string[] }>("GET", "/api/optique/health")).body.problems;
  return [await problemsOf(shop), await problemsOf(seller)];
};

it("zone data older than September 2026 give a warning in the log and to people who may change the company", async () => {
  await startWith(3600);
  expect(await told()).toEqual([[expect.stringMatching(/tzdata/)], []]);
  expect(server.output()).toMatch(/TZ: the zone data of this machine/);
});

it("current zone data give no warning", async () => {
  await startWith(0);
  expect(await told()).toEqual([[], []]);
  expect(server.output()).not.toMatch(/zone data/);
});
