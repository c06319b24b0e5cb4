import { expect, it } from "vitest";

import { call } from "#support/shop.ts";
import { sharedServer, startServer, type Server } from "#support/startServer.ts";

type Session = { token: string; record: { email: string; company: string } };
const open = (server: Server) =>
  call<Session & { message: string }>(server, "POST", "/api/optique/demo", { body: {} });
const isOffered = async ({ url }: Server) =>
  (await (await fetch(url)).text()).includes("&quot;demo&quot;:true");

it("is opened for anybody by a server with OPTIQUE_DEMO, as a user of that shop only", async () => {
  const server = await startServer({ admin: null, env: { OPTIQUE_DEMO: "1" } });
  try {
    expect(await isOffered(server)).toBe(true);
    const { status, body } = await open(server);
    expect(status).toBe(200);
    expect(body.record.email).toBe("demo@optique.example");
    const dashboard = await call<{ clients: number }>(server, "GET", "/api/optique/dashboard", {
      token: body.token,
    });
    expect(dashboard.body.clients).toBe(400);
    const admin = await call(server, "GET", "/api/settings", { token: body.token });
    expect(admin.status).toBe(403);
    // Another site cannot sign its visitors in.
    const foreign = await fetch(`${server.url}/api/optique/demo`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
  } finally {
    await server.stop();
  }
}, 60_000);

it("is refused and not offered elsewhere", async () => {
  const server = await sharedServer();
  expect(await isOffered(server)).toBe(false);
  const { status, body } = await open(server);
  expect([status, body.message]).toEqual([404, "Ce serveur n’a pas de boutique de démonstration."]);
});
