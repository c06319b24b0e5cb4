import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { newId, openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
beforeAll(async () => {
  // This server's memory is measured, so it uses Go's default garbage collection.
  server = await startServer({ env: { GOGC: undefined } });
  await openShop(server);
});
afterAll(() => server.stop());

const megabyte = 1 << 20;
const id = newId();
const users = "/api/collections/optique_users";
const clients = "/api/collections/optique_clients";

/** All routes of PocketBase 0.40.4, by the file of its `apis` folder. */
const routes: Record<string, readonly string[]> = {
  backup: [
    "GET /api/backups",
    "POST /api/backups",
    "POST /api/backups/upload",
    "GET /api/backups/a.zip",
    "DELETE /api/backups/a.zip",
    "POST /api/backups/a.zip/restore",
  ],
  batch: ["POST /api/batch"],
  collection: [
    "GET /api/collections",
    "POST /api/collections",
    `GET ${clients}`,
    `PATCH ${clients}`,
    `DELETE ${clients}`,
    `DELETE ${clients}/truncate`,
    "PUT /api/collections/import",
    "GET /api/collections/meta/scaffolds",
    "GET /api/collections/meta/oauth2-providers",
    "POST /api/collections/meta/dry-run-view",
  ],
  cron: ["GET /api/crons", "POST /api/crons/optique_tend"],
  file: ["POST /api/files/token", `GET /api/files/optique_products/${id}/a.png`],
  health: ["GET /api/health"],
  logs: ["GET /api/logs", "DELETE /api/logs", "GET /api/logs/stats", `GET /api/logs/${id}`],
  realtime: ["POST /api/realtime"],
  record_auth: [
    `GET ${users}/auth-methods`,
    ...[
      "auth-refresh",
      "auth-with-oauth2",
      "request-otp",
      "auth-with-otp",
      "request-password-reset",
      "confirm-password-reset",
      "request-verification",
      "confirm-verification",
      "request-email-change",
      "confirm-email-change",
      `impersonate/${id}`,
    ].map((action) => `POST ${users}/${action}`),
  ],
  record_crud: [
    `GET ${clients}/records`,
    `GET ${clients}/records/${id}`,
    `POST ${clients}/records`,
    `PATCH ${clients}/records/${id}`,
    `DELETE ${clients}/records/${id}`,
    `POST ${users}/records`,
    "POST /api/collections/_superusers/records",
  ],
  settings: [
    "GET /api/settings",
    "PATCH /api/settings",
    "POST /api/settings/test/s3",
    "POST /api/settings/test/email",
    "POST /api/settings/apple/generate-client-secret",
  ],
  sql: ["POST /api/sql"],
};
/** Routes that accept up to 64 kB from guests: set-up, analytics, sign-in. */
const meant = [
  "POST /api/optique/setup",
  "POST /api/optique/events",
  `POST ${users}/auth-with-password`,
  "POST /api/collections/_superusers/auth-with-password",
];
/** Routes that bypass the gate through its id; their rate limit allows one request per address and hour. */
const redirects = ["POST /api/oauth2-redirect", "GET /api/oauth2-redirect?state=a"];
const refusals = [400, 401, 403, 404, 405, 413, 429];

interface Told {
  readonly status: number;
  readonly close: () => void;
}

/** Announces a body of one megabyte but sends only a few bytes, so that an answer proves that the rest was not read. */
function announce(route: string, sent = '{"a"'): Promise<Told> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${route} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${megabyte}\r\n\r\n${sent}`,
      ),
    );
    let told = "";
    socket.on("data", (data) => {
      told += String(data);
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(told)?.[1]);
      if (status) resolve({ status, close: () => socket.destroy() });
    });
    socket.once("error", reject);
  });
}

const statusOf = async (route: string): Promise<number> => {
  const { status, close } = await announce(route);
  close();
  return status;
};

const peakMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

describe("a megabyte sent by a guest", () => {
  it.each(Object.entries(routes))(
    "a guest's body of a megabyte is refused before it is read, by the routes of %s",
    async (_, paths) => {
      for (const route of paths) expect(refusals, route).toContain(await statusOf(route));
    },
  );

  it.each(meant)(
    "a guest's body of a megabyte is refused before it is read, by a guest route: %s",
    async (route) => {
      expect([413, 429]).toContain(await statusOf(route));
    },
  );

  it("a guest's body of a megabyte is read at most once an hour, by the OAuth2 redirect", async () => {
    const whole = "x".repeat(megabyte);
    for (const route of redirects) (await announce(route, whole)).close();
    const before = await peakMb();
    for (let round = 0; round < 10; round += 1) {
      const told = await Promise.all(
        Array.from({ length: 20 }, () => announce("POST /api/oauth2-redirect", whole)),
      );
      for (const { status, close } of told) {
        expect(status).toBe(429);
        close();
      }
    }
    expect((await peakMb()) - before).toBeLessThan(60);
  });
});
