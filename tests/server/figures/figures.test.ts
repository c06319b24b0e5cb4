import { beforeAll, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import { call, line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let frame: Product;
let lens: Product;
const day = today();

beforeAll(async () => {
  shop = await openShop(server);
  const client = await shop.client();
  frame = await shop.product({ stock: 4, purchase_price: 100 });
  lens = await shop.product({
    name: "Verre - Unifocal",
    type: "lens",
    stock: 20,
    purchase_price: 30.5,
  });
  await shop.product({ name: "Étui", type: "accessory", stock: 0 });
  await shop.product({
    name: "Ancien",
    type: "other",
    stock: 2,
    purchase_price: 45,
    archived: true,
  });
  const sale = (date: string, items: object[], payments: object[]) =>
    shop.savePrescription(newId(), {
      client: client.id,
      date,
      notes: "",
      invoice: { id: newId(), items, payments },
    });
  await sale(day, [line(frame.id, 1, 850.1), line(lens.id, 2, 200)], [payment(500, { date: day })]);
  await sale(
    day,
    [line(lens.id, 2, 100)],
    [payment(200, { date: day, payment_method: "bank_transfer" })],
  );
  await sale(
    addDays(day, -40),
    [line(frame.id, 1, 300)],
    [payment(100, { date: addDays(day, -39), payment_method: "transfer" })],
  );
  await sale(
    addDays(day, -400),
    [line(frame.id, 1, 60)],
    [payment(60, { date: addDays(day, -400) })],
  );
});

const get = async <T>(path: string) => (await shop.send<T>("GET", `/api/optique/${path}`)).body;

describe("the dashboard", () => {
  it("counts everything of the company and nothing of another", async () => {
    const other = await openShop(server);
    await other.client();
    const figures = await get<Record<string, unknown>>("dashboard");
    expect(figures).toMatchObject({
      clients: 1,
      clientsOfMonth: 1,
      products: 3,
      invoices: 4,
      invoicesOfMonth: 2,
      unpaidInvoices: 2,
      revenue: 1810.1,
      takings: [{ day, amount: 700 }],
      // The thirty days before include a payment of 39 days ago, but none of last year.
      takingsBefore: [{ day: addDays(day, -39), amount: 100 }],
      clientsToday: 1,
      salesByDay: [{ day, invoices: 2 }],
      today: {
        day,
        sold: 2,
        due: 950.1,
        overdue: { invoices: 1, amount: 200 },
        credits: { due: 0, overdue: 0 },
        lowStock: 1,
        outOfStock: 1,
        pendingReceipts: 0,
        reminders: 0,
        lensRefill: 0,
        lastBackup: null,
        oldestUnpaid: { name: "Benali Aïcha", day: addDays(day, -40) },
        oldestReceipt: null,
        oldestReminder: null,
        emptiest: ["Étui", "Monture Riad"],
      },
    });
    // The list behind the figure has the same invoices, oldest first.
    const overdue = await get<{ items: { date: string }[]; totalItems: number }>(
      "lists/invoices?status=overdue",
    );
    expect(overdue.totalItems).toBe(1);
    expect(overdue.items[0]?.date).toContain(addDays(day, -40));
    expect(figures["recentInvoices"]).toHaveLength(4);
    expect(figures["recentClients"]).toMatchObject([{ name: "Benali Aïcha" }]);
    expect(
      (await other.send<Record<string, unknown>>("GET", "/api/optique/dashboard")).body,
    ).toMatchObject({ invoices: 0, revenue: 0, takings: [] });
  });
});

describe("the figures of the stock", () => {
  it("count, value and group products by type, and hide archived ones", async () => {
    expect(await get("stock")).toMatchObject({
      products: 3,
      value: 1 * 100 + 16 * 30.5 + 2 * 45,
      archivedValue: 2 * 45,
      low: 1,
      out: 1,
      lowStock: [{ name: "Monture Riad", stock: 1 }],
      outOfStock: [{ name: "Étui" }],
      byType: expect.arrayContaining([{ type: "lens", products: 1, stock: 16, value: 488 }]),
    });
  });
});

describe("the statistics", () => {
  it("statistics of a day cover its invoices and payments, and compare with the day before", async () => {
    expect(await get(`statistics?from=${day}&to=${day}`)).toMatchObject({
      from: day,
      to: day,
      invoices: 2,
      total: 1450.1,
      collected: 700,
      remaining: 750.1,
      collectedPercent: 48,
      remainingPercent: 52,
      byDay: [{ day, amount: 700 }],
      byProduct: [
        {
          product: frame.id,
          name: "Monture Riad",
          reference: "RIAD",
          type: "frame",
          quantity: 1,
          amount: 850.1,
        },
        { product: lens.id, quantity: 4, amount: 600 },
      ],
      byType: [
        { type: "frame", products: 1, quantity: 1, amount: 850.1 },
        { type: "lens", products: 1, quantity: 4, amount: 600 },
      ],
      byMethod: [
        { method: "cash", payments: 1, amount: 500 },
        { method: "transfer", payments: 1, amount: 200 },
      ],
      previous: {
        from: addDays(day, -1),
        to: addDays(day, -1),
        total: 0,
        collectedPercent: 0,
        remainingPercent: 0,
      },
    });
  });

  it("merge the two stored names of a bank transfer", async () => {
    const { byMethod } = await get<{
      byMethod: { method: string; payments: number; amount: number }[];
    }>(`statistics?from=${addDays(day, -60)}&to=${day}`);
    expect(byMethod.find(({ method }) => method === "transfer")).toEqual({
      method: "transfer",
      payments: 2,
      amount: 300,
    });
  });

  it("refuse an invalid period", async () => {
    for (const query of [
      "",
      "?from=2026-01-01",
      "?from=x&to=2026-01-01",
      "?from=2026-02-30&to=2026-03-01",
      "?from=2026-02-02&to=2026-02-01",
    ]) {
      expect((await shop.send("GET", `/api/optique/statistics${query}`)).status, query).toBe(400);
    }
  });
});

describe("the search palette", () => {
  it("finds the best matches of each kind", async () => {
    const found = await get<Record<string, { name?: string }[]>>("search?q=benali");
    expect(found["clients"]).toMatchObject([{ name: "Benali Aïcha" }]);
    expect(found["invoices"]).toHaveLength(4);
    expect(found["products"]).toEqual([]);
    expect(
      (await get<Record<string, { name?: string }[]>>("search?q=monture"))["products"],
    ).toMatchObject([{ name: "Monture Riad" }]);
    expect(
      (await get<Record<string, { name?: string }[]>>("search?q=verre"))["products"],
    ).toMatchObject([{ name: "Verre - Unifocal" }]);
    expect(Object.values(await get<Record<string, unknown[]>>("search?q=")).flat()).toEqual([]);
  });
});

describe("an import of products", () => {
  const post = (rows: unknown) =>
    shop.send<{ imported: number; lines: { line: number; status: string; message: string }[] }>(
      "POST",
      "/api/optique/products/import",
      { rows },
    );

  it("refuses '850.000' in an import and reads it as 850 in the records API", async () => {
    const { body } = await post([{ name: "Riad", type: "frame", selling_price: "850.000" }]);
    expect(body).toMatchObject({
      imported: 0,
      lines: [
        {
          status: "refused",
          message: expect.stringMatching(/^Prix de vente\s: «\s850\.000\s» se lit de deux façons/),
        },
      ],
    });
    const made = await shop.product({ name: "Riad", selling_price: "850.000" });
    expect(made.selling_price).toBe(850);
  });

  it("creates products from valid rows with initial stock, and reports the others", async () => {
    await shop.create("optique_suppliers", { name: "Atlas Verres" });
    const { status, body } = await post([
      {
        name: "Étui cuir",
        type: "Accessoire",
        reference: "ETUI-9",
        purchase_price: "12,50",
        selling_price: "1 040,00",
        stock: "7",
        supplier_name: "ATLAS verres",
      },
      { name: "", type: "frame" },
      { name: "Solaire", type: "sunglasses", selling_price: 300, supplier_name: "Inconnu" },
      { name: "Verre X", type: "verre", stock: 1.5 },
      "pas une ligne",
    ]);
    expect([status, body.imported]).toEqual([200, 2]);
    expect(body.lines).toEqual([
      { line: 2, status: "refused", message: "Le nom est requis" },
      { line: 3, status: "warning", message: "Fournisseur inconnu\u00a0: Inconnu" },
      { line: 4, status: "refused", message: "Stock\u00a0: ce champ attend un nombre entier" },
      { line: 5, status: "refused", message: "Ce champ attend un objet" },
    ]);
    const [made] = await shop.find("optique_products", "reference = 'ETUI-9'");
    expect(made).toMatchObject({
      type: "accessory",
      purchase_price: 12.5,
      selling_price: 1040,
      stock: 7,
      archived: false,
    });
    expect(made?.supplier).not.toBe("");
    const movements = await shop.find("optique_stock_movements", `product = '${made?.id}'`);
    expect(movements).toMatchObject([{ movement_type: "initial", quantity: 7 }]);
    expect((await get<{ totalItems: number }>("lists/products?q=etui-9")).totalItems).toBe(1);
  });

  it("updates only prices, where a row asks for it, and journals them", async () => {
    const one = await shop.product({ name: "Un", purchase_price: 5, selling_price: 10, stock: 4 });
    const other = await openShop(server, "Optique du Cèdre");
    const foreign = await other.product({ name: "Autre", selling_price: 10 });
    const { body } = await post([
      { update: one.id, name: "Ignoré", purchase_price: "", selling_price: "1.250,00 DH" },
      { update: foreign.id, selling_price: "1" },
      { update: one.id, selling_price: "-1" },
      { name: "Neuf", type: "frame", selling_price: "20" },
    ]);
    expect(body).toEqual({
      imported: 1,
      updated: 1,
      lines: [
        { line: 2, status: "refused", message: "Ce produit est introuvable" },
        { line: 3, status: "refused", message: expect.stringContaining("Prix de vente\u00a0: ") },
      ],
    });
    expect(await shop.read("optique_products", one.id)).toMatchObject({
      name: "Un",
      purchase_price: 5,
      selling_price: 1250,
      stock: 4,
    });
    expect((await other.read("optique_products", foreign.id)).selling_price).toBe(10);
    expect(await shop.find("optique_journal", `record = '${one.id}'`)).toMatchObject([
      { action: "update", label: "Un", changes: { selling_price: [10, 1250] } },
    ]);
  });

  it("refuses an empty file with the screen's sentence", async () => {
    expect((await post([])).body).toMatchObject({ message: "Le fichier CSV est vide." });
    expect((await post("non")).status).toBe(400);
    expect((await post([{ type: "frame" }])).body).toMatchObject({ imported: 0 });
  });
});

describe("the integrity report", () => {
  it("finds nothing after all of the above", async () => {
    expect(await get("integrity")).toEqual({
      violations: [],
      gaps: [],
      reissued: [],
      oddDates: [],
      unseenPictures: 0,
    });
  });

  it("lists deleted numbers with the users who deleted them", async () => {
    const { saveInvoices, deleteInvoice, numbers } = await sellerAlone();
    const ids = await saveInvoices(3);
    await deleteInvoice(ids[1]);
    expect(await numbers()).toEqual({
      violations: [],
      gaps: [{ number: "2026110002", deletedBy: "Samira", deletedAt: aMoment }],
      reissued: [],
    });
  });

  it("lists reissued numbers once, with the latest deletion", async () => {
    const { saveInvoices, deleteInvoice, numbers } = await sellerAlone();
    const [, , third] = await saveInvoices(3);
    await deleteInvoice(third);
    const [again] = await saveInvoices(1);
    const { reissued } = await numbers();
    expect(reissued).toEqual([{ number: "2026110003", deletedBy: "Samira", deletedAt: aMoment }]);
    await deleteInvoice(again);
    // The deleted number was the highest, so it is neither a gap nor reissued.
    expect(await numbers()).toEqual({ violations: [], gaps: [], reissued: [] });
    const [, fourth] = await saveInvoices(2);
    const after = await numbers();
    expect(after).toMatchObject({ gaps: [], reissued: [{ number: "2026110003" }] });
    expect(Date.parse(after.reissued[0]?.deletedAt ?? "")).toBeGreaterThan(
      Date.parse(reissued[0]?.deletedAt ?? ""),
    );
    // The number was deleted twice and is missing once, so it is listed once.
    const [later] = await saveInvoices(1);
    await deleteInvoice(fourth);
    expect(await numbers()).toMatchObject({ gaps: [{ number: "2026110004" }] });
    await deleteInvoice(later);
    const [fourthAgain] = await saveInvoices(1);
    await saveInvoices(1);
    await deleteInvoice(fourthAgain);
    expect(await numbers()).toMatchObject({
      gaps: [{ number: "2026110004" }],
      reissued: [{ number: "2026110003" }, { number: "2026110005" }],
    });
  });

  const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  type Deleted = { number: string; deletedBy: string; deletedAt: string };

  /** Separate shop for creating and deleting invoices. */
  async function sellerAlone() {
    const other = await openShop(server);
    const product = await other.product({ stock: 50 });
    const saveInvoices = async (count: number) => {
      const ids = Array.from({ length: count }, newId);
      for (const id of ids) {
        const items = [line(product.id, 1, 5)];
        await other.saveInvoice(id, { client: "", date: "2026-11-02", items, payments: [] });
      }
      return ids;
    };
    const numbers = async () => {
      const report = await other.send<{
        violations: unknown[];
        gaps: Deleted[];
        reissued: Deleted[];
      }>("GET", "/api/optique/integrity");
      const { violations, gaps, reissued } = report.body;
      return { violations, gaps, reissued };
    };
    const deleteInvoice = (id = "") =>
      other.send("DELETE", `/api/collections/optique_invoices/records/${id}`);
    return { saveInvoices, deleteInvoice, numbers };
  }
});

describe("analytics events", () => {
  it("analytics events are accepted from anyone, validated, and stored without a name", async () => {
    const post = (body: unknown, token?: string) =>
      call(server, "POST", "/api/optique/events", { body, ...(token ? { token } : {}) });
    expect((await post({ name: "view", path: "/blog", props: {} })).status).toBe(204);
    expect((await post({ name: "login" }, shop.token)).status).toBe(204);
    for (const body of [
      {},
      { name: 5 },
      { name: "x".repeat(300) },
      { name: "a", props: [] },
      { name: "a", props: { a: "€".repeat(500) } },
      { name: "a", path: "/".padEnd(201, "x") },
      { name: "a", path: "/€" },
    ]) {
      expect((await post(body)).status).toBe(400);
    }
    const kept = await shop.find("optique_events");
    expect(kept).toMatchObject([
      { name: "login", visitor: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
  });

  it("analytics events are accepted only from our own pages", async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/optique/events`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ name: "view" }),
      });
    expect((await post({ "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post({ Origin: "http://evil.example" })).status).toBe(403);
    expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post({ Origin: server.url })).status).toBe(204);
    // A proxy may change the Host header, so the browser's Sec-Fetch-Site decides.
    const proxied = { Origin: "https://boutique.example", "Sec-Fetch-Site": "same-origin" };
    expect((await post(proxied)).status).toBe(204);
  });

  it("at most twenty thousand analytics events a day are stored", async () => {
    const day = (await shop.find("optique_events"))[0]?.day ?? "";
    const query = `INSERT INTO optique_events (id, name, day) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT printf('visit%010d', i), 'flood', '${day}' FROM n`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    const count = async () =>
      (
        await shop.sendAsAdmin<{ totalItems: number }>(
          "GET",
          "/api/collections/optique_events/records?perPage=1",
        )
      ).body.totalItems;
    const before = await count();
    const body = { name: "view" };
    expect((await call(server, "POST", "/api/optique/events", { body })).status).toBe(204);
    expect(await count()).toBe(before);
    await shop.sendAsAdmin("POST", "/api/sql", {
      query: "DELETE FROM optique_events WHERE name = 'flood'",
    });
  });
});

describe("the list of backups", () => {
  it("shows the latest backup first", async () => {
    expect(await get("backups")).toEqual({
      backups: [],
      cron: "0 1 * * *",
      keep: 14,
      lastError: "",
      restoreError: "",
      rehearsal: null,
      replica: null,
    });
    expect((await shop.sendAsAdmin("POST", "/api/backups", { name: "essai.zip" })).status).toBe(
      204,
    );
    expect(await get("backups")).toMatchObject({
      backups: [{ name: "essai.zip", size: expect.any(Number), kind: "manual" }],
    });
    const dashboard = await get<{ today: { lastBackup: object } }>("dashboard");
    expect(Object.keys(dashboard.today.lastBackup)).toEqual(["created"]);
  });
});
