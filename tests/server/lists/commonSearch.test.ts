import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { expectOk, line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

type List = {
  items: { id: string; name: string; invoice_number: string; date: string }[];
  totalItems: number;
  totalPages: number;
  isAtLeast?: boolean;
  next?: string;
};

let server: Server;
let shop: Shop;
let others: Shop;
const invoices: string[] = [];

const list = async (asked: string, by = shop): Promise<List> =>
  expectOk(await by.send<List>("GET", `/api/optique/lists/${asked}`));

/** A family name that more clients have than are gathered (pb_hooks/server/scale/searchStrategies.ts). */
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  others = await openShop(server);
  const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5100)
    INSERT INTO optique_clients (id, company, name, phone, created, updated)
    SELECT printf('t%014d', i), '${shop.company}', 'Tahiri ' || i, '0520261100',
      strftime('%Y-%m-%d %H:%M:%fZ', '2026-01-01', '+' || i || ' seconds'), '2026-01-01 00:00:00.000Z' FROM n`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  await shop.client({ name: "Benali Aïcha" });
  const frame = await shop.product();
  for (const [place, client] of [42, 4242, 7].entries()) {
    const id = newId();
    await shop.savePrescription(newId(), {
      client: `t${String(client).padStart(14, "0")}`,
      date: `2026-11-0${place + 1}`,
      notes: "",
      invoice: { id, items: [line(frame.id, 1, 100)], payments: [payment(10)] },
    });
    invoices.unshift(id);
  }
  // What SQL wrote has no entry yet.
  await server.command("reindex");
});
afterAll(() => server.stop());

describe("a name that thousands have", () => {
  it("is found in the list's order, a page at a time, without being counted", async () => {
    const first = await list("clients?q=tahiri&perPage=3");
    expect(first.items.map(({ name }) => name)).toEqual([
      "Tahiri 5100",
      "Tahiri 5099",
      "Tahiri 5098",
    ]);
    expect(first).toMatchObject({ totalItems: 4, totalPages: 2, isAtLeast: true });
    const second = await list("clients?q=tahiri&perPage=3&page=2");
    expect(second.items.map(({ name }) => name)).toEqual([
      "Tahiri 5097",
      "Tahiri 5096",
      "Tahiri 5095",
    ]);
    const last = await list("clients?q=tahiri&perPage=500&page=11");
    expect(last.items).toHaveLength(100);
    expect(last).toMatchObject({ totalItems: 5100, totalPages: 11 });
    expect(last.isAtLeast).toBeUndefined();
  });

  it("is the same page whether its matches are many enough to be walked or are sorted", async () => {
    const pages = (perPage: number, asked: readonly number[]) =>
      Promise.all(asked.map((page) => list(`clients?q=tahiri+4&perPage=${perPage}&page=${page}`)));
    // Some thousand of five thousand: a page of seven is near in the list's order, one of five hundred is not.
    const all = (await pages(500, [1, 2, 3])).flatMap(({ items }) => items.map(({ id }) => id));
    expect(all).toHaveLength(1111);
    const asked = [1, 2, 3, 100, 159, 160];
    for (const [place, { items, totalItems, isAtLeast }] of (await pages(7, asked)).entries()) {
      const from = ((asked[place] ?? 0) - 1) * 7;
      expect(items.map(({ id }) => id)).toEqual(all.slice(from, from + 7));
      expect([totalItems, isAtLeast]).toEqual([1111, undefined]);
    }
  });

  it("is walked through whole, from place to place", async () => {
    const found: string[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const after = next && `&after=${encodeURIComponent(next)}`;
      const page: List = await list(`clients?q=tahiri&perPage=500${after}`);
      found.push(...page.items.map(({ name }) => name));
      next = page.next;
    }
    expect(found).toHaveLength(5100);
    expect(new Set(found).size).toBe(5100);
  });

  it("is turned over by page numbers from the nearer end", async () => {
    const found: string[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const after = next && `&after=${encodeURIComponent(next)}`;
      const page: List = await list(`clients?perPage=500${after}`);
      found.push(...page.items.map(({ name }) => name));
      next = page.next;
    }
    for (const page of [1, 3, 5, 6, 7, 10, 11, 12]) {
      const { items, totalItems, totalPages, next } = await list(
        `clients?perPage=500&page=${page}`,
      );
      const place = (page - 1) * 500;
      expect(items.map(({ name }) => name)).toEqual(found.slice(place, place + 500));
      expect([totalItems, totalPages]).toEqual([5101, 11]);
      expect(next !== undefined, `${page}`).toBe(page < 11);
    }
  });

  it("finds the documents of all who have it", async () => {
    const found = await list("invoices?q=tahiri");
    expect(found.items.map(({ id }) => id)).toEqual(invoices);
    expect(found).toMatchObject({ totalItems: 3 });
    expect((await list("prescriptions?q=TAHÏRI")).totalItems).toBe(3);
    expect((await list("invoices?q=tahiri&status=paid")).totalItems).toBe(0);
    expect((await list("invoices?q=tahiri&client=t00000000000042")).totalItems).toBe(1);
  });

  it("is counted as soon as it is made precise", async () => {
    expect(await list("clients?q=tahiri 4242")).toMatchObject({ totalItems: 1, totalPages: 1 });
    expect((await list("clients?q=benali")).totalItems).toBe(1);
  });

  it("is nobody's in another company", async () => {
    expect(await list("clients?q=tahiri", others)).toMatchObject({ items: [], totalItems: 0 });
    expect(await list("invoices?q=tahiri", others)).toMatchObject({ items: [], totalItems: 0 });
  });
});

it("stands behind the numbers of invoices that hold the same digits", async () => {
  const frame = await shop.product();
  const client = `t${String(77).padStart(14, "0")}`;
  const id = newId();
  const sale = { client, date: "2026-10-05", items: [line(frame.id, 1, 100)], payments: [] };
  await shop.saveInvoice(id, sale);
  // All clients have these digits in their telephone, the three invoices of November in their number.
  const pages = [];
  for (const page of [1, 2, 3]) {
    const found = await list(`invoices?q=202611&perPage=2&page=${page}`);
    pages.push(found.items.map((item) => item.id));
  }
  expect(pages).toEqual([invoices.slice(0, 2), [invoices[2], id], []]);
  const first = await list("invoices?q=202611&perPage=2");
  const rest = await list(
    `invoices?q=202611&perPage=2&after=${encodeURIComponent(first.next ?? "")}`,
  );
  expect(rest.items.map((item) => item.id)).toEqual([invoices[2], id]);
});

it("leaves nothing for the integrity report to say", async () => {
  const { violations } = expectOk(
    await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity"),
  );
  expect(violations).toEqual([]);
});
