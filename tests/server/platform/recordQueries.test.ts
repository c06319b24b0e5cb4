import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { call, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.stop());

const refusedAt = (field: string) => ({
  status: 400,
  body: { data: { [field]: { message: expect.stringMatching(/fiches liées/) } } },
});
const users = "/api/collections/optique_users";
const bomb = "company.optique_clients_via_company.company.optique_clients_via_company";

describe("the expand of an unknown relation", () => {
  it.each([
    bomb,
    "company",
    "optique_prescriptions_via_client",
    "optique_prescriptions(client)",
    "client,company",
    "client.company",
    "prescription.client",
  ])("expanding an unknown relation is refused: %s", async (expand) => {
    const [client, product] = await Promise.all([shop.client(), shop.product()]);
    const invoice = newId();
    await shop.saveInvoice(invoice, { client: client.id, items: [line(product.id, 1, 10)] });
    const path = recordsPath("optique_invoices");
    for (const query of [`expand=${expand}`, `%65xpand=${encodeURIComponent(` .${expand}. `)}`])
      for (const at of [path, `${path}/${invoice}`])
        expect(await shop.send("GET", `${at}?${query}`), query).toMatchObject(refusedAt("expand"));
  });

  it("expanding an unknown relation is refused before a write or a sign-in", async () => {
    const client = await shop.client();
    const path = recordsPath("optique_clients");
    expect(await shop.send("POST", `${path}?expand=${bomb}`, { name: "Alami" })).toMatchObject(
      refusedAt("expand"),
    );
    expect(
      await shop.send("PATCH", `${path}/${client.id}?expand=${bomb}`, { name: "Alami" }),
    ).toMatchObject(refusedAt("expand"));
    expect(await shop.find("optique_clients", "name = 'Alami'")).toEqual([]);
    const body = { identity: shop.email, password: shop.password };
    for (const action of ["auth-with-password", "auth-refresh"])
      expect(await shop.send("POST", `${users}/${action}?expand=${bomb}`, body)).toMatchObject(
        refusedAt("expand"),
      );
    const guest = `${users}/auth-with-password?expand=company.optique_users_via_company`;
    expect(await call(server, "POST", guest, { body })).toMatchObject(refusedAt("expand"));
  });

  it("expanding any relation is allowed for the administrator", async () => {
    const path = `${recordsPath("optique_clients")}?expand=company.optique_users_via_company`;
    expect((await shop.sendAsAdmin("GET", path)).status).toBe(200);
  });
});

describe("the expands that the specification lists", () => {
  it("a prescription's expands are answered: its client, invoices, items and payments", async () => {
    const [client, product] = await Promise.all([shop.client(), shop.product()]);
    const id = newId();
    const item = line(product.id, 1, 100);
    await shop.savePrescription(id, {
      client: client.id,
      date: "2026-11-21",
      invoice: { id: newId(), items: [item], payments: [payment(50)] },
    });
    const via = "optique_invoices_via_prescription";
    const parts = ["optique_invoice_items_via_invoice.product", "optique_payments_via_invoice"];
    const expand = ["client", ...parts.map((part) => `${via}.${part}`)].join(",");
    const path = recordsPath("optique_prescriptions");
    expect(await shop.send("GET", `${path}/${id}?expand=${expand}`)).toMatchObject({
      status: 200,
      body: {
        expand: {
          client: { id: client.id },
          [via]: [
            {
              expand: {
                optique_invoice_items_via_invoice: [{ expand: { product: { id: product.id } } }],
                optique_payments_via_invoice: [{ amount: 50 }],
              },
            },
          ],
        },
      },
    });
    const list = await shop.send("GET", `${path}?perPage=50&expand=${expand}`);
    expect(JSON.stringify(list.body)).toMatch(
      /"optique_payments_via_invoice":\[\{[^}]*"amount":50/,
    );
    for (const perPage of ["51", "500", " 99", "1e2"])
      expect(
        await shop.send("GET", `${path}?perPage=${perPage}&expand=${expand}`),
        perPage,
      ).toMatchObject(refusedAt("expand"));
    expect((await shop.send("GET", `${path}?perPage=500&expand=client,${via}`)).status).toBe(200);
  });

  describe("of an invoice", () => {
    const path = recordsPath("optique_invoices");
    const expand = "expand=client,prescription,invoice_items,payments";
    type Expanded = { expand: Record<string, unknown>; items?: { expand: object }[] };
    const soldTo = async (buyer: Shop) => {
      const [client, product] = await Promise.all([buyer.client(), buyer.product()]);
      const [prescription, id] = [newId(), newId()];
      await buyer.savePrescription(prescription, {
        client: client.id,
        date: "2026-11-21",
        right_sphere: -2,
        invoice: { id, items: [line(product.id, 1, 100)], payments: [payment(50)] },
      });
      return { id, client: { id: client.id }, prescription: { id: prescription }, product };
    };

    it("an invoice's expands have the names of the specification, for one invoice and in a list", async () => {
      const { id, client, prescription, product } = await soldTo(shop);
      const [item, paid] = [{ product: product.id, quantity: 1 }, { amount: 50 }];
      const all = { client, prescription, invoice_items: [item], payments: [paid] };
      const { body } = await shop.send<Expanded>("GET", `${path}/${id}?${expand}`);
      expect(body.expand).toMatchObject(all);
      expect(Object.keys(body.expand).sort()).toEqual(Object.keys(all).sort());
      const deep = await shop.send("GET", `${path}/${id}?expand=invoice_items.product`);
      expect(deep.body).toMatchObject({
        expand: { invoice_items: [{ expand: { product: { reference: product.reference } } }] },
      });
      const filter = `filter=${encodeURIComponent(`id = '${id}'`)}`;
      const list = await shop.send<Expanded>("GET", `${path}?${filter}&${expand}`);
      expect(list.body.items?.[0]?.expand).toMatchObject(all);
      const walkIn = newId();
      await shop.saveInvoice(walkIn, { items: [line(product.id, 1, 10)] });
      const bare = await shop.send<Expanded>("GET", `${path}/${walkIn}?${expand}`);
      expect(bare.body.expand).toMatchObject({ payments: [] });
    });

    it("expands contain no cost or eye value without the right, and another company cannot read them", async () => {
      const { id } = await soldTo(shop);
      const seller = await shop.colleague("seller");
      const accountant = await shop.colleague("accountant");
      const at = `${path}/${id}?${expand},invoice_items.product`;
      const sold = JSON.stringify((await seller.send("GET", at)).body);
      expect(sold).toContain('"selling_price"');
      expect(sold).not.toContain('"purchase_price"');
      const counted = JSON.stringify((await accountant.send("GET", at)).body);
      expect(counted).toContain('"payments"');
      expect(counted).not.toContain("right_sphere");
      const other = await openShop(server);
      expect((await other.send("GET", at)).status).toBe(404);
      expect((await call(server, "GET", at)).status).toBe(404);
    });

    it("an invoice's expands are refused in a write, in a long list, and of another collection", async () => {
      const { id } = await soldTo(shop);
      for (const [method, at] of [
        ["PATCH", `${path}/${id}?${expand}`],
        ["GET", `${path}?perPage=51&${expand}`],
        ["GET", `${path}?expand=payments.invoice`],
        ["GET", `${recordsPath("optique_prescriptions")}?expand=invoice_items`],
      ] as const)
        expect(await shop.send(method, at, method === "PATCH" ? {} : undefined), at).toMatchObject(
          refusedAt("expand"),
        );
    });
  });
});

describe("a filter or a sort", () => {
  it.each([
    ["filter", "optique_prescriptions_via_client.notes ~ 'a'"],
    ["filter", "name = 'x' || (optique_invoices_via_client.id ?= 'a')"],
    ["filter", "@collection.optique_clients.name ?= name"],
    ["filter", "company.optique_users.name = 'a'"],
    ["filter", "name = '\\\\' && a.b.c = '1'"],
    ["filter", "// '\na.b.c = 1 // '"],
    ["filter", Array.from({ length: 21 }, () => "name ~ 'a'").join("||")],
    ["filter", `name = '${"x".repeat(3500)}'`],
    ["sort", "optique_invoices_via_client.date"],
    ["sort", "-name,company.logo.x"],
  ])("a filter or a sort is refused when it is expensive: %s=%s", async (name, value) => {
    const path = `${recordsPath("optique_clients")}?page=1&${name}=${encodeURIComponent(value)}`;
    expect(await shop.send("GET", path)).toMatchObject({
      status: 400,
      body: { data: { [name]: { message: expect.stringMatching(/trop coûteux/) } } },
    });
  });

  it.each([
    [
      "optique_invoices",
      `client.name ~ "a.b.c @x" && date >= '2026-01-01 00:00:00'`,
      "-client.name,id",
    ],
    ["optique_clients", `company = '${newId()}' && created > @now`, "name,-created"],
    ["optique_stock_receipts", manyIds(), "created"],
  ])("a filter or a sort is accepted when it is cheap: %s", async (collection, filter, sort) => {
    const query = new URLSearchParams({ filter, sort });
    expect((await shop.send("GET", `${recordsPath(collection)}?${query}`)).status).toBe(200);
  });
});

function manyIds(): string {
  return Array.from({ length: 100 }, () => `id = '${newId()}'`).join(" || ");
}

describe("expensive reads of one account", () => {
  const filter = Array.from({ length: 15 }, (_, at) => `notes ~ 'zz${at}'`).join("||");
  const path = `${recordsPath("optique_clients")}?filter=${encodeURIComponent(filter)}`;
  const readAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => shop.send("GET", path)));

  beforeAll(async () => {
    const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO optique_clients (id, company, name, notes)
      SELECT printf('n%014d', i), '${shop.company}', 'Client ' || i, hex(randomblob(100)) FROM n`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
  });

  it("expensive reads of three browsers with six connections each are all answered", async () => {
    for (const { status } of await readAtOnce(18)) expect(status).toBe(200);
  });

  it("do not block saves of other shops, and are refused above the limit", async () => {
    const other = await openShop(server, "Optique du Cèdre");
    const state = { isDone: false };
    const reads = readAtOnce(130).finally(() => (state.isDone = true));
    let saved = 0;
    for (; !state.isDone; saved += 1) await other.client();
    expect(saved).toBeGreaterThan(2);
    const refused = (await reads).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 503,
        body: {
          message: "Trop de lectures à la fois pour ce compte\u00a0: réessayez dans un instant.",
        },
      });
  });
});
