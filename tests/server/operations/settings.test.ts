import { afterAll, beforeAll, expect, it } from "vitest";

import { call, expectOk } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const path = "/api/settings";
const superusers = "/api/collections/_superusers";
type Stored = Record<string, Record<string, unknown>>;
async function ask(method: "GET" | "PATCH", at: string, body?: object): Promise<Stored> {
  const token = await server.superuserToken();
  return expectOk(await call<Stored>(server, method, at, { token, ...(body && { body }) }));
}

it("the next start resets settings changed in the dashboard, but keeps the owner's own", async () => {
  const wanted = await ask("GET", path);
  const own = {
    trustedProxy: { headers: ["X-Forwarded-For"], useLeftmostIP: true },
    smtp: { enabled: true, host: "mail.example", port: 587 },
    meta: { appURL: "https://boutique.example", senderName: "La boutique" },
  };
  const limit = { label: "/api/", maxRequests: 5, duration: 60, audience: "" };
  await ask("PATCH", path, {
    ...own,
    meta: { ...own.meta, appName: "Acme", hideControls: false },
    batch: { enabled: true, maxRequests: 50, timeout: 3 },
    logs: { maxDays: 30, minLevel: 0, logIP: true, logAuthId: true },
    backups: { cron: "0 2 * * *", cronMaxKeep: 2 },
    rateLimits: { enabled: false, rules: [limit] },
  });
  await ask("PATCH", superusers, { authAlert: { enabled: true } });
  await server.restart();
  const restored = await ask("GET", path);
  expect(restored).toMatchObject(own);
  for (const name of ["logs", "backups", "rateLimits"])
    expect(restored[name]).toEqual(wanted[name]);
  expect(restored["meta"]).toMatchObject({ appName: "Optique", hideControls: true });
  expect(restored["batch"]).toMatchObject({ enabled: false });
  expect((await ask("GET", superusers))["authAlert"]).toMatchObject({ enabled: false });
});

it("a start that finds the right settings writes none", async () => {
  const updated = async () => {
    const token = await server.superuserToken();
    const body = { query: "SELECT updated FROM _params WHERE id = 'settings'" };
    return expectOk(await call<{ rows: unknown[][] }>(server, "POST", "/api/sql", { token, body }))
      .rows;
  };
  const before = await updated();
  expect(before).toHaveLength(1);
  await server.restart();
  expect(await updated()).toEqual(before);
});
