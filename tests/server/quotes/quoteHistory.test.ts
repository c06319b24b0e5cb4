import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Quote } from "#domain/core/records.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

type QuoteDocument = Quote & { version: string };

/** Figures that quotes must not change: stock, amounts due, till and turnover. */
async function figures(shop: Shop): Promise<unknown> {
  const get = async (path: string) =>
    expectOk(await shop.send<Record<string, unknown>>("GET", `/api/optique/${path}`));
  const period = `from=${addDays(today(), -400)}&to=${today()}`;
  const [stock, till, invoices, clients, { quotes: _, uses: _uses, ...statistics }] =
    await Promise.all([
      get("stock"),
      get(`till?day=${today()}`),
      get("lists/invoices"),
      get("lists/clients"),
      get(`statistics?${period}`),
    ]);
  const movements = await shop.find("optique_stock_movements");
  return { stock, till, invoices, clients, statistics, movements };
}

const operation = fc.record({
  act: fc.constantFrom("add", "edit", "refuse", "reopen", "print", "message", "delete"),
  place: fc.nat(3),
  price: fc.integer({ min: 1, max: 2000 }),
  variant: fc.constantFrom("", "A", "B", "C"),
  days: fc.integer({ min: 0, max: 60 }),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

async function play(
  shop: Shop,
  quotes: QuoteDocument[],
  products: readonly string[],
  client: string,
  { act, place, price, variant, days }: Operation,
): Promise<void> {
  const put = async (body: object, id: string) =>
    expectOk(await shop.send<QuoteDocument>("PUT", `/api/optique/quotes/${id}`, body));
  const items = [{ ...line(products[place % products.length] ?? "", 1 + place, price), variant }];
  const date = addDays(today(), -days);
  const at = place % Math.max(quotes.length, 1);
  const quote = quotes[at];
  if (act === "add" || !quote) {
    quotes.push(await put({ client, date, items }, newId()));
    return;
  }
  const { id, version } = quote;
  const changes = {
    edit: { items, notes: String(price) },
    refuse: { refusal: "price" },
    reopen: { refusal: "" },
  };
  if (act in changes)
    quotes[at] = await put({ ...changes[act as keyof typeof changes], version }, id);
  if (act === "print") {
    expectOk(await shop.send("POST", `/api/optique/quotes/${id}/printed`, {}));
    quotes[at] = expectOk(await shop.send<QuoteDocument>("GET", `/api/optique/quotes/${id}`));
  }
  if (act === "message")
    await shop.create("optique_messages", { client, kind: "quote", record: id, text: "Bonjour" });
  if (act === "delete") {
    expect((await shop.send("DELETE", recordsPath("optique_quotes", id))).status).toBe(204);
    quotes.splice(at, 1);
  }
}

it("no random history of quotes changes stock, till, amounts due or turnover", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 10 }), async (history) => {
      const shop = await openShop();
      const products = [await shop.product(), await shop.product({ reference: "B" })];
      const client = await shop.client();
      await shop.saveInvoice(newId(), {
        client: client.id,
        date: today(),
        items: [line(products[0]?.id ?? "", 2, 500)],
        payments: [payment(300, { date: today() })],
      });
      const before = await figures(shop);
      const quotes: QuoteDocument[] = [];
      const ids = products.map(({ id }) => id);
      for (const one of history) await play(shop, quotes, ids, client.id, one);
      expect(await figures(shop)).toEqual(before);
      const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
      expect(expectOk(report).violations).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
