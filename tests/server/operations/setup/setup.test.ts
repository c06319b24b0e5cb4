import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import type { ListedClaim, ListedReimbursable } from "#domain/claims/claimDocument.ts";
import type { Quote } from "#domain/core/records.ts";
import { expectDemoMeasures } from "#support/demoMeasures.ts";
import { expectDemoContactLenses } from "#support/demoContactLenses.ts";
import { expectDemoPurchases } from "#support/demoPurchases.ts";
import { expectDemoServices } from "#support/demoServices.ts";
import { call, recordsPath, signIn } from "#support/shop.ts";
import { freePort } from "#support/freePort.ts";
import { type Server, startServer } from "#support/startServer.ts";

type ListedQuote = Quote & { state: string; variants: object[] };

const shop = {
  company: "Optique du Figuier",
  name: "Samira M.",
  email: "samira@figuier.example",
  password: "motdepasse-1",
};
type Made = { token: string; record: { id: string; company: string } };
const post = (server: Server, body: unknown, headers: object = {}) =>
  call<Made>(server, "POST", "/api/optique/setup", { body, headers });

/** Contact details on the served landing page. */
const contact = async (from: Server) => {
  const text = await (await fetch(`${from.url}/`)).text();
  const [, facts = ""] = /name="?optique-contact"? content="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(facts.replaceAll("&quot;", '"')) as Record<string, unknown>;
};

describe("the first run on a network address", () => {
  it("accepts the printed code, from one of several requests", async () => {
    const port = await freePort();
    const open = await startServer({ admin: null, env: { OPTIQUE_HTTP: `0.0.0.0:${port}` }, port });
    onTestFinished(() => open.stop());
    const state = () =>
      call<{ needed: boolean; coded?: boolean }>(open, "GET", "/api/optique/setup");
    const send = (code?: string, email = shop.email) =>
      call(open, "POST", "/api/optique/setup", { body: { ...shop, email, code } });
    expect((await state()).body).toEqual({ needed: true, coded: true });
    const code = /First run: http:\/\/localhost:\d+\/setup\?code=(\w{12})/.exec(open.output())?.[1];
    for (const wrong of [undefined, "", "abcdefghjkmn"]) {
      const { status, body } = await send(wrong);
      expect(status).toBe(400);
      expect(body.data["code"]?.message).toBe(
        "Ce code n’est pas celui que le serveur a affiché à son démarrage.",
      );
    }
    const typed = code?.toUpperCase().match(/.{4}/g)?.join(" ");
    expect(typed).toMatch(/^[A-Z\d]{4} [A-Z\d]{4} [A-Z\d]{4}$/);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => send(` ${typed} `, `samira${at}@figuier.example`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect((await state()).body).toEqual({ needed: false });
    expect((await send(code)).status).toBe(403);
  });
});

/** One server, in the order of a shop's life: refusals, the first run, its contacts, a second shop, no shop. */
describe("the first run", () => {
  let server: Server;
  let made: Made;
  let admin: { token: string };
  beforeAll(async () => {
    server = await startServer({ admin: null });
  });
  afterAll(() => server.stop());

  const needed = async () =>
    (await call<{ needed: boolean }>(server, "GET", "/api/optique/setup")).body.needed;

  it("refuses missing or wrong values at their fields, and creates nothing", async () => {
    const { status, body } = await call(server, "POST", "/api/optique/setup", {
      body: { company: "", name: 5, email: "samira", password: "court" },
    });
    expect(status).toBe(400);
    expect(
      Object.fromEntries(Object.entries(body.data).map(([field, { message }]) => [field, message])),
    ).toEqual({
      company: "Le nom de la boutique est requis.",
      name: "Ce champ attend un texte.",
      email: "Email invalide.",
      password: "Le mot de passe doit avoir au moins 8 caractères.",
    });
    expect(await needed()).toBe(true);
  });

  it("refuses forms and requests of other sites", async () => {
    for (const [headers, status] of [
      [{ "Content-Type": "text/plain" }, 415],
      [{ Origin: "http://evil.example" }, 403],
      [{ "Sec-Fetch-Site": "cross-site" }, 403],
    ] as const) {
      expect((await post(server, shop, headers)).status, JSON.stringify(headers)).toBe(status);
      expect(await needed()).toBe(true);
    }
  });

  /** Answer to a request with only a Host header, such as a proxy sends that adds no headers. */
  async function toldBare(version: string, host: string): Promise<unknown> {
    const { hostname, port } = new URL(server.url);
    const told = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET /api/optique/setup ${version}\r\nHost: ${host}\r\n\r\n`),
      );
      // Headers may arrive before the body.
      let answer = "";
      socket.on("data", (data) => {
        answer += String(data);
        if (!answer.includes("}")) return;
        resolve(answer);
        socket.destroy();
      });
      socket.once("error", reject);
    });
    return JSON.parse(told.slice(told.indexOf("{")));
  }

  it("requires the printed code behind a proxy, recognised by its headers, HTTP version or host", async () => {
    for (const [name, value] of [
      ["X-Forwarded-For", "203.0.113.7"],
      ["X-Forwarded-Proto", "https"],
      ["X-Real-IP", "203.0.113.7"],
      ["Forwarded", "for=203.0.113.7"],
      ["Via", "1.1 boutique"],
    ] as const) {
      expect((await post(server, shop, { [name]: value })).status, name).toBe(400);
      expect(await needed()).toBe(true);
    }
    // Go marshals keys in any order. nginx speaks HTTP/1.0.
    const coded = { needed: true, coded: true };
    expect(await toldBare("HTTP/1.0", "127.0.0.1")).toEqual(coded);
    expect(await toldBare("HTTP/1.1", "boutique.example")).toEqual(coded);
  });

  it("creates company, user and administrator from this site's page, signs in, and can never run again", async () => {
    expect(await contact(server)).toMatchObject({ phone: "", whatsapp: "" });
    const own = { Origin: server.url, "Sec-Fetch-Site": "same-origin" };
    const { status, body } = await post(server, { ...shop, phone: " 06 12 34 56 78 " }, own);
    expect(status).toBe(200);
    made = body;
    expect(body.record).toMatchObject({ email: shop.email, name: shop.name });
    const path = recordsPath("optique_companies", body.record.company);
    const company = await call<{ name: string }>(server, "GET", path, { token: body.token });
    expect(company.body.name).toBe(shop.company);
    expect((await signIn(server, shop.email, shop.password)).record.id).toBe(body.record.id);
    const identity = { identity: shop.email, password: shop.password };
    const admins = "/api/collections/_superusers/auth-with-password";
    const entered = await call<{ token: string }>(server, "POST", admins, { body: identity });
    expect(entered.status).toBe(200);
    admin = { token: entered.body.token };
    expect(await needed()).toBe(false);
    expect((await post(server, { ...shop, email: "autre@figuier.example" })).status).toBe(403);
  });

  it("the landing page shows the contacts of the only shop, from the first run and from the settings", async () => {
    const path = recordsPath("optique_companies", made.record.company);
    const patch = (values: object) =>
      call(server, "PATCH", path, { token: made.token, body: values });
    const facebook = "https://www.facebook.com/figuier";
    expect(await patch({ instagram: "@figuier" })).toMatchObject({
      status: 400,
      body: { data: { instagram: { code: "page_address" } } },
    });
    expect((await patch({ facebook })).status).toBe(200);
    expect(await contact(server)).toMatchObject({
      phone: "06 12 34 56 78",
      whatsapp: "212612345678",
      facebook,
      instagram: "",
    });
  });

  it("stays closed when company and user cannot be deleted", async () => {
    const user = recordsPath("optique_users", made.record.id);
    const company = recordsPath("optique_companies", made.record.company);
    for (const last of [company, user])
      expect((await call(server, "DELETE", last, admin)).status).toBe(400);
  });

  it("the landing page has no contacts where a server has several shops", async () => {
    const body = { name: "Optique du Rif", phone: "0522000000" };
    const companies = recordsPath("optique_companies");
    expect((await call(server, "POST", companies, { ...admin, body })).status).toBe(200);
    expect(await contact(server)).toMatchObject({ phone: "", whatsapp: "" });
  });

  it("stays closed without a company, and without a user", async () => {
    for (const table of ["optique_companies", "optique_users"]) {
      const query = `DELETE FROM ${table}`;
      const sql = await call(server, "POST", "/api/sql", { ...admin, body: { query } });
      expect(sql.status).toBe(200);
      expect(await needed()).toBe(false);
      expect((await post(server, { ...shop, email: "voleur@figuier.example" })).status).toBe(403);
    }
  });
});

it("the first run fills the shop with a believable demonstration on request", async () => {
  const server = await startServer({ admin: null });
  onTestFinished(() => server.stop());
  const { body } = await post(server, { ...shop, demo: true });
  const token = body.token;
  const total = async (list: string) =>
    (
      await call<{ totalItems: number }>(server, "GET", `/api/optique/lists/${list}?perPage=1`, {
        token,
      })
    ).body.totalItems;
  expect(await total("clients")).toBe(400);
  expect(await total("products")).toBe(270);
  expect(await total("prescriptions")).toBe(601);
  // Besides one for each prescription: one of an exchange, one from before the demonstration, nineteen of contact
  // lenses.
  expect(await total("invoices")).toBe(622);
  const unpaid = await total("invoices?status=unpaid&");
  expect(unpaid).toBeGreaterThan(20);
  expect(unpaid).toBeLessThan(150);
  for (const state of ["in_hand", "deposited", "cleared"])
    expect(await total(`cheques?state=${state}&`), state).toBeGreaterThan(2);
  expect(await total("cheques?state=bounced&")).toBe(1);
  const ask = async <T>(path: string) => (await call<T>(server, "GET", path, { token })).body;
  const latest = await ask<{ items: { invoice_number: string }[] }>(
    "/api/optique/lists/invoices?perPage=100",
  );
  const numbers = latest.items.map(({ invoice_number }) => invoice_number);
  expect(numbers).toEqual([...numbers].sort().reverse());
  const closes = recordsPath("optique_closes");
  expect((await ask<{ totalItems: number }>(closes)).totalItems).toBe(31);
  const till = await ask<{ opening: number; openDays: object[] }>("/api/optique/till");
  expect(till.opening).toBeGreaterThan(0);
  expect(till.openDays.length).toBeLessThan(2);
  const quotes = await ask<{ items: ListedQuote[] }>("/api/optique/lists/quotes?perPage=100");
  const states = quotes.items.map(({ state }) => state).sort();
  expect(states).toEqual(["accepted", "expired", "open", "open", "refused", "sent", "sent"]);
  const quoted = quotes.items.map(({ number, date }) => [date.slice(0, 7), number] as const);
  for (const month of new Set(quoted.map(([of]) => of))) {
    const own = quoted.filter(([of]) => of === month).map(([, number]) => number);
    expect(own).toEqual([...own].sort().reverse());
  }
  const first = quotes.items.find(({ variants }) => variants.length === 2);
  expect(first).toMatchObject({ date: storedDay(today()), prescription: expect.any(String) });
  expect(first?.prescription).not.toBe("");
  expect(quotes.items.filter(({ prospect_name }) => prospect_name !== "")).toHaveLength(1);
  expect(quotes.items.filter(({ title }) => title === "proforma")).toHaveLength(1);
  const board = await ask<{ today: { quotesWaiting: number } }>("/api/optique/dashboard");
  expect(board.today.quotesWaiting).toBe(1);
  const claims = await ask<{ items: ListedClaim[]; counts: Record<string, number> }>(
    "/api/optique/lists/claims?perPage=100",
  );
  expect(claims.counts).toMatchObject({ todo: 1, given: 2, asked: 1, agreed: 1 });
  expect(claims.counts).toMatchObject({ sent: 2, paid: 1, partly: 1 });
  expect(new Set(claims.items.map(({ slip }) => slip)).size).toBe(3);
  const dues = await ask<{ total: { claims: number; amount: number } }>(
    "/api/optique/lists/funds-due?perPage=1",
  );
  expect(dues.total.claims).toBe(4);
  expect(dues.total.amount).toBeGreaterThan(0);
  const again = await ask<{ items: ListedReimbursable[] }>(
    "/api/optique/lists/reminders?kind=reimbursable&perPage=10",
  );
  expect(again.items.map(({ beneficiary }) => beneficiary !== "").sort()).toEqual([false, true]);
  await expectDemoMeasures(ask);
  await expectDemoServices(ask);
  await expectDemoContactLenses(ask);
  await expectDemoPurchases(ask);
  const own = await ask<{ phone: string }>(recordsPath("optique_companies", body.record.company));
  expect(own.phone).not.toBe("");
  // Visitors of the landing page must not see the invented telephone number of a demonstration.
  expect(await contact(server)).toMatchObject({ phone: "", whatsapp: "" });
  expect((await ask<{ violations: object[] }>("/api/optique/integrity")).violations).toEqual([]);
});
