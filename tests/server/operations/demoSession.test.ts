import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { storedDay } from "#domain/core/days/days.ts";
import { collections } from "#domain/core/records.ts";
import { demoDifferences, monthAgo } from "#support/demoPurchases.ts";
import { call, expectOk, newId, recordsPath } from "#support/shop.ts";
import { sharedServer, startServer, type Server } from "#support/startServer.ts";

type Session = { token: string; record: { id: string; email: string; company: string } };
const open = (server: Server) =>
  call<Session & { message: string }>(server, "POST", "/api/optique/demo", { body: {} });
const isOffered = async ({ url }: Server) =>
  (await (await fetch(url)).text()).includes("&quot;demo&quot;:true");

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

describe("a demonstration that anybody may open", () => {
  let server: Server;
  let admin: string;
  let token: string;
  let record: Session["record"];

  beforeAll(async () => {
    server = await startServer({ env: { OPTIQUE_DEMO: "1" } });
    admin = await server.superuserToken();
    ({ token, record } = expectOk(await open(server)));
  });
  afterAll(() => server.stop());

  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown) =>
    call<{ message: string; clients: number }>(server, method, path, {
      token,
      ...(body !== undefined && { body }),
    });
  const rows = async (query: string) =>
    expectOk(
      await call<{ rows: unknown[][] }>(server, "POST", "/api/sql", {
        token: admin,
        body: { query },
      }),
    ).rows;

  it("a server with OPTIQUE_DEMO signs anybody in, as a user of the demonstration only", async () => {
    expect(await isOffered(server)).toBe(true);
    expect(record.email).toBe("demo@optique.example");
    expect((await send("GET", "/api/optique/dashboard")).body.clients).toBe(400);
    expect((await send("GET", "/api/settings")).status).toBe(403);
    // A page of another site cannot sign its visitors in.
    const foreign = await fetch(`${server.url}/api/optique/demo`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
  });

  it("lets nobody change users, the company, an address or a password", async () => {
    const [users, companies] = ["optique_users", "optique_companies"];
    const own = recordsPath(users, record.id);
    const password = { password: "motdepasse-2", passwordConfirm: "motdepasse-2" };
    const id = (await rows(`SELECT id FROM _collections WHERE name = '${users}'`))[0]?.[0];
    const account = `/api/collections/${users}`;
    const writes: [method: "POST" | "PATCH" | "DELETE", path: string, body?: object][] = [
      ["PATCH", own, { name: "Autre" }],
      ["PATCH", own, { ...password, oldPassword: "x" }],
      ["PATCH", own, { pin: "1470" }],
      ["PATCH", own, { is_station: true }],
      ["PATCH", recordsPath(String(id), record.id), { name: "Autre" }],
      ["PATCH", recordsPath("OPTIQUE_USERS", record.id), { name: "Autre" }],
      ["DELETE", own],
      ["POST", recordsPath(users), { name: "Autre", email: "autre@demo.example", ...password }],
      ["PATCH", recordsPath(companies, record.company), { name: "Autre" }],
      ["DELETE", recordsPath(companies, record.company)],
      ["POST", recordsPath(companies), { name: "Autre" }],
      ["POST", `${account}/request-email-change`, { newEmail: "autre@demo.example" }],
      ["POST", `${account}/request-password-reset`, { email: record.email }],
      ["POST", `${account}/request-verification`, { email: record.email }],
      ["POST", `${account}/request-otp`, { email: record.email }],
      ["POST", "/api/collections/_superusers/request-password-reset", { email: record.email }],
    ];
    const before = await rows(`SELECT * FROM ${users}`);
    for (const [method, path, body] of writes) {
      const { status, body: told } = await send(method, path, body);
      expect([status, told.message], `${method} ${path}`).toEqual([
        403,
        expect.stringMatching(/^Dans la démonstration, l’équipe/),
      ]);
    }
    expect(await rows(`SELECT * FROM ${users}`)).toEqual(before);
    expect(await rows(`SELECT name FROM ${companies}`)).toEqual([["Optique du Figuier"]]);
    expect((await send("POST", recordsPath("optique_clients"), { name: "Visiteur" })).status).toBe(
      200,
    );
    expect((await send("POST", `${account}/auth-refresh`)).status).toBe(200);
  });

  it("a sign-out revokes the token of that device alone", async () => {
    const other = expectOk(await open(server)).token;
    expect((await send("POST", "/api/optique/signout", {})).status).toBe(204);
    const me = await call(server, "GET", "/api/optique/me", { token: other });
    expect(me.status).toBe(200);
  });

  const files = async () =>
    (await readdir(join(server.dataDir, "storage"), { recursive: true })).filter((name) =>
      name.endsWith(".png"),
    );
  const picture = async (product: string) => {
    const form = new FormData();
    form.set("image", new Blob([pixel]), "monture.png");
    const url = server.url + recordsPath("optique_products", product);
    const answer = await fetch(url, {
      method: "PATCH",
      headers: { Authorization: token },
      body: form,
    });
    const { data }: { data?: { image?: { message: string } } } = await answer.json();
    return data?.image?.message ?? answer.status;
  };

  it("keeps at most 20 uploaded pictures", async () => {
    const products = await rows("SELECT id FROM optique_products LIMIT 21");
    const [first = "", ...others] = products.map(([id]) => String(id));
    for (const id of others) expect(await picture(id)).toBe(200);
    expect(await picture(first)).toMatch(/^La démonstration garde au plus 20 images/);
    // A second picture of the same product replaces its first.
    expect(await picture(others[0] ?? "")).toBe(200);
  });

  it("the nightly job creates the demonstration's records again, and keeps the visitors' sessions", async () => {
    const visitor = newId();
    const client = { id: visitor, name: "Zyxwvut" };
    expectOk(await send("POST", recordsPath("optique_clients"), client));
    await send("POST", "/api/optique/events", { name: "visit", path: "/app" });
    const logo = await rows("SELECT logo FROM optique_companies");
    const counts = async () => {
      const names = Object.keys(collections).filter((name) => name !== "optique_events");
      const sums = names.map((name) => `(SELECT COUNT(*) FROM ${name})`);
      const [row = []] = await rows(`SELECT ${sums.join(", ")}`);
      return Object.fromEntries(names.map((name, at) => [name, Number(row[at])]));
    };
    const before = await counts();
    // Records of a transmitted day can be deleted by nobody but the nightly job.
    const last = { ...monthAgo(1), accept: demoDifferences };
    expectOk(await send("POST", "/api/optique/books/close", last));
    const cron = await call(server, "POST", "/api/crons/optique_demo", { token: admin });
    expect(cron.status).toBe(204);
    const slow = { timeout: 240_000, interval: 1000 };
    const visitors = () => rows(`SELECT COUNT(*) FROM optique_clients WHERE id = '${visitor}'`);
    // Polls a record that never comes back; an empty collection could be filled again between two polls.
    await expect.poll(visitors, slow).toEqual([["0"]]);
    const journal = expect.any(Number) as number;
    const full = { ...before, optique_clients: 400, optique_journal: journal };
    await expect.poll(counts, slow).toEqual(full);
    expect(await rows("SELECT logo FROM optique_companies")).toEqual(logo);
    const closedUntil = await rows("SELECT closed_until FROM optique_companies");
    expect(closedUntil).toEqual([[storedDay(monthAgo(2).to)]]);
    await expect.poll(async () => (await files()).length).toBe(1);
    const search = await send("GET", "/api/optique/lists/clients?q=zyxwvut");
    expect(search.body).toMatchObject({ totalItems: 0 });
    expect((await send("GET", "/api/optique/dashboard")).body.clients).toBe(400);
    const report = await send("GET", "/api/optique/integrity");
    expect(report.body).toMatchObject({ violations: [], gaps: [] });
  }, 360_000);

  it("the nightly job leaves a shop unchanged that was renamed", async () => {
    const path = recordsPath("optique_companies", record.company);
    const body = { name: "Optique du Cèdre" };
    expectOk(await call(server, "PATCH", path, { token: admin, body }));
    await send("POST", recordsPath("optique_clients"), { name: "Zyxwvut" });
    expectOk(await call(server, "POST", "/api/crons/optique_demo", { token: admin }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const kept = "SELECT COUNT(*) FROM optique_clients WHERE name = 'Zyxwvut'";
    expect(await rows(kept)).toEqual([["1"]]);
  });
});

it("a demo session is refused, and not offered, on a server without a demonstration", async () => {
  const server = await sharedServer();
  expect(await isOffered(server)).toBe(false);
  const { status, body } = await open(server);
  expect([status, body.message]).toEqual([404, "Ce serveur n’a pas de boutique de démonstration."]);
});
