import { existsSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";

import { type Server, startServer } from "#support/startServer.ts";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function started(...options: Parameters<typeof startServer>) {
  const server = await startServer(...options);
  servers.push(server);
  return server;
}

const isUp = async ({ url }: Server) =>
  (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true;

/** Renames the sender of mails, as the administrator. */
async function rename(server: Server, senderName: string) {
  const answer = await fetch(`${server.url}/api/settings`, {
    method: "PATCH",
    headers: {
      Authorization: await server.superuserToken(),
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ meta: { senderName } }),
  });
  expect(answer.status).toBe(200);
}

async function nameOf(server: Server): Promise<string> {
  const headers = { Authorization: await server.superuserToken() };
  const answer = await fetch(`${server.url}/api/settings`, { headers });
  const settings: { meta: { senderName: string } } = await answer.json();
  return settings.meta.senderName;
}

describe("startServer", () => {
  it("starts two servers in parallel, each with its own data, which survive a restart and a kill", async () => {
    const [one, two] = await Promise.all([started(), started()]);
    expect(one.url).not.toBe(two.url);
    await rename(one, "One");
    expect(await nameOf(two)).toBe("Support");
    await one.restart();
    expect(await nameOf(one)).toBe("One");
    await one.kill();
    expect(await isUp(one)).toBe(false);
    await one.restart();
    expect(await nameOf(one)).toBe("One");
  });

  it("removes process and folder, and disables development mode, which would print each query", async () => {
    const server = await startServer();
    const { pid, dataDir } = server;
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow();
    expect(existsSync(dataDir)).toBe(false);
    expect(server.output()).not.toContain("SELECT");
  });

  it("shows the output of a server that fails to start", async () => {
    await expect(startServer({ env: { OPTIQUE_DEMO: "maybe" } })).rejects.toThrow("OPTIQUE_DEMO");
  });

  it("starts without an administrator on request", async () => {
    const server = await started({ admin: null });
    await expect(server.superuserToken()).rejects.toThrow("without an administrator");
  });
});
