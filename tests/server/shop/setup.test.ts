import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { call, recordsPath, signIn } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
beforeEach(async () => {
  server = await startServer({ admin: null });
});
afterEach(() => server.stop());

const shop = {
  company: "Optique du Figuier",
  name: "Samira M.",
  email: "samira@figuier.example",
  password: "motdepasse-1",
};
const post = (body: unknown) =>
  call<{ token: string; record: { id: string; company: string } }>(
    server,
    "POST",
    "/api/optique/setup",
    { body },
  );
const needed = async () =>
  (await call<{ needed: boolean }>(server, "GET", "/api/optique/setup")).body.needed;

describe("the first run", () => {
  it("makes company, user and administrator, signs in, and closes for ever", async () => {
    expect(await needed()).toBe(true);
    const { status, body } = await post(shop);
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ email: shop.email, name: shop.name });
    const company = await call<{ name: string }>(
      server,
      "GET",
      recordsPath("optique_companies", body.record.company),
      { token: body.token },
    );
    expect(company.body.name).toBe(shop.company);
    expect((await signIn(server, shop.email, shop.password)).record.id).toBe(body.record.id);
    const path = "/api/collections/_superusers/auth-with-password";
    const admin = await call(server, "POST", path, {
      body: { identity: shop.email, password: shop.password },
    });
    expect(admin.status).toBe(200);
    expect(await needed()).toBe(false);
    expect((await post({ ...shop, email: "autre@figuier.example" })).status).toBe(403);
  });

  it("refuses what is missing or wrong at its field, and makes nothing", async () => {
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

  it("makes one shop of several requests at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        post({ ...shop, email: `samira${index}@figuier.example` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  it("fills the shop with a believable demonstration when asked", async () => {
    const { body } = await post({ ...shop, demo: true });
    const token = body.token;
    const total = async (list: string) =>
      (
        await call<{ totalItems: number }>(server, "GET", `/api/optique/lists/${list}?perPage=1`, {
          token,
        })
      ).body.totalItems;
    expect(await total("clients")).toBe(400);
    expect(await total("products")).toBe(250);
    expect(await total("prescriptions")).toBe(600);
    expect(await total("invoices")).toBe(600);
    const unpaid = await total("invoices?status=unpaid&");
    expect(unpaid).toBeGreaterThan(20);
    expect(unpaid).toBeLessThan(150);
  });
});
