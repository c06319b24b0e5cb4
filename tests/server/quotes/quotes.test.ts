import { beforeEach, describe, expect, it } from "vitest";

import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Client, Product, Quote, QuoteItem } from "#domain/core/records.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

type QuoteDocument = Quote & {
  version: string;
  items: QuoteItem[];
  state: string;
  last_message: string;
  variants: { variant: string; total: number }[];
};

let shop: Shop;
let frame: Product;
let client: Client;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
  client = await shop.client();
});

const path = (id: string) => `/api/optique/quotes/${id}`;
const put = (body: object, id = newId(), as: Pick<Shop, "send"> = shop) =>
  as.send<QuoteDocument>("PUT", path(id), body);
const bodyOf = (values: object = {}) => ({
  client: client.id,
  items: [line(frame.id, 1, 850)],
  ...values,
});
const saved = async (values: object = {}, id = newId()) => expectOk(await put(bodyOf(values), id));
const read = async (id: string) => expectOk(await shop.send<QuoteDocument>("GET", path(id)));
const refused = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.fromEntries(
    Object.entries((body as Refusal).data).map(([field, { code }]) => [field, code]),
  ),
];
const rows = async (query: string) =>
  expectOk(await shop.send<{ items: QuoteDocument[] }>("GET", `/api/optique/lists/quotes?${query}`))
    .items;
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
const month = `D${today().slice(0, 7).replace("-", "")}`;

describe("a quote", () => {
  it("a quote has a number, a last day by the shop's setting, a signature and a total", async () => {
    const quote = await saved({ deposit_asked: 200, delivery_days: 5, notes: "Verres fins" });
    expect(quote).toMatchObject({
      number: `${month}0001`,
      date: storedDay(today()),
      valid_until: storedDay(addDays(today(), 30)),
      title: "quote",
      state: "open",
      total_amount: 850,
      deposit_asked: 200,
      delivery_days: 5,
      invoice: "",
      by: "Samira",
      items: [{ product: frame.id, product_name: frame.name, product_type: "frame", price: 850 }],
      variants: [{ variant: "", total: 850 }],
      expand: { client: { name: client.name } },
    });
    await shop.sendAsAdmin("PATCH", recordsPath("optique_companies", shop.company), {
      quote_days: 10,
    });
    const next = await saved({ date: "2026-10-02", number: "D2026010001" });
    expect(next.number).toBe("D2026100001");
    expect(next.valid_until).toBe(storedDay("2026-10-12" as IsoDay));
    expect(await violations()).toEqual([]);
  });

  it("a quote has variants beside common lines, and the total of its dearest variant", async () => {
    const items = [
      line(frame.id, 1, 850),
      { ...line("", 2, 300), label: "Verres blancs", variant: "A" },
      { ...line("", 2, 450), label: "Verres fins", variant: "B", discount: 100 },
    ];
    const quote = await saved({ items });
    expect(quote.variants).toEqual([
      { variant: "A", total: 1450 },
      { variant: "B", total: 1650 },
    ]);
    expect(quote.total_amount).toBe(1650);
    expect((await rows(""))[0]).toMatchObject({ variants: quote.variants, state: "open" });
    const cheaper = expectOk(
      await put({ items: items.slice(0, 2), version: quote.version }, quote.id),
    );
    expect(cheaper.total_amount).toBe(1450);
    expect(await violations()).toEqual([]);
  });

  it("a quote holds 500 lines, also when the administrator adds one by its record", async () => {
    const items = Array.from({ length: 500 }, () => line(frame.id, 1, 1));
    const { id } = await saved({ items });
    const late = { ...line(frame.id, 1, 1), quote: id, company: shop.company };
    const path = recordsPath("optique_quote_items");
    expect(refused(await shop.sendAsAdmin("POST", path, late))).toEqual([
      400,
      { quote: "too_many" },
    ]);
    expect(await shop.find("optique_quote_items", `quote = '${id}'`)).toHaveLength(500);
  });

  it("a quote has a free line when a sent line has no product", async () => {
    const { items } = await saved({
      items: [{ id: newId(), label: "Libre", quantity: 1, price: 5 }],
    });
    expect(items).toMatchObject([{ product: "", product_name: "Libre", price: 5 }]);
  });

  it("moves no stock, and is in no amount due, turnover or till", async () => {
    const before = await figures();
    const quote = await saved();
    expectOk(await put({ notes: "Rappeler", version: quote.version }, quote.id));
    expect(await figures()).toEqual(before);
  });

  it("a quote is for a client or a prospect, and a client replaces the prospect", async () => {
    expect(refused(await put(bodyOf({ client: "" })))).toEqual([400, { client: "quote_person" }]);
    const quote = await saved({
      client: "",
      prospect_name: "Zineb Alaoui",
      prospect_phone: "0612345678",
    });
    for (const query of ["zineb", "06 12 34 56 78", quote.number, "alaoui"])
      expect((await rows(`q=${encodeURIComponent(query)}`)).map(({ id }) => id)).toEqual([
        quote.id,
      ]);
    const known = expectOk(await put({ client: client.id, version: quote.version }, quote.id));
    expect(known).toMatchObject({ client: client.id, prospect_name: "", prospect_phone: "" });
    expect(await rows("q=zineb")).toEqual([]);
    expect(await rows(`q=${encodeURIComponent(client.name)}`)).toHaveLength(1);
    // The same holds when the body does not name the stored client.
    const prospect = { prospect_name: "Zineb Alaoui", version: known.version };
    expect(expectOk(await put(prospect, quote.id))).toMatchObject({
      client: client.id,
      prospect_name: "",
    });
    expect(await rows("q=zineb")).toEqual([]);
  });

  it("a quote is written once by the same request, and refused with an old version", async () => {
    const [id, body] = [newId(), bodyOf()];
    const all = await Promise.all([put(body, id), put(body, id), put(body, id)]);
    expect(new Set(all.map(({ status, body: { version } }) => `${status} ${version}`)).size).toBe(
      1,
    );
    expect(await shop.find("optique_quotes")).toHaveLength(1);
    const quote = await read(id);
    expectOk(await put({ notes: "a", version: quote.version }, id));
    expect(refused(await put({ notes: "b", version: quote.version }, id))).toEqual([
      409,
      { version: "modified" },
    ]);
  });

  it.each([
    ["a deposit", { payments: [{ amount: 100 }] }, { payments: "quote_deposit" }],
    [
      "a last day before its date",
      { date: "2026-11-20", valid_until: "2026-11-19" },
      { valid_until: "period" },
    ],
    ["no line", { items: [{ id: newId(), quantity: 1, price: 5 }] }, { items: "items_empty" }],
    ["an unknown client", { client: newId() }, { client: "unknown_record" }],
    [
      "an unknown product",
      { items: [line(newId(), 1, 5)] },
      { "items.0.product": "unknown_record" },
    ],
    ["an unknown prescription", { prescription: newId() }, { prescription: "unknown_record" }],
  ])("a quote is refused with %s", async (_, values, codes) => {
    expect(refused(await put(bodyOf(values)))).toEqual([400, codes]);
    expect(await shop.find("optique_quotes")).toEqual([]);
  });

  it("a deposit on a quote is refused, because it needs an order", async () => {
    const { body } = await put(bodyOf({ payments: [{ amount: 100 }] }));
    expect((body as unknown as Refusal).message).toBe(
      "Un acompte fait une commande\u00a0: transformez le devis en vente.",
    );
  });

  it("a quote is refused with the prescription of another client", async () => {
    const other = await shop.client({ name: "Tazi Omar" });
    const prescription = newId();
    await shop.savePrescription(prescription, { client: other.id, date: today(), notes: "" });
    expect(refused(await put(bodyOf({ prescription })))).toEqual([
      400,
      { prescription: "unknown_record" },
    ]);
    const own = await saved({ client: other.id, prescription });
    await shop.send("DELETE", recordsPath("optique_prescriptions", prescription));
    expect(await read(own.id)).toMatchObject({ prescription: "", client: other.id });
  });

  it("a quote belongs to one company only", async () => {
    const quote = await saved();
    const other = await openShop();
    expect((await other.send("GET", path(quote.id))).status).toBe(404);
    expect((await put({ notes: "x" }, quote.id, other)).status).toBe(404);
    expect((await other.send("POST", `${path(quote.id)}/printed`, {})).status).toBe(404);
    expect((await other.send("DELETE", recordsPath("optique_quotes", quote.id))).status).toBe(404);
    const strange = { client: client.id, items: [{ ...line("", 1, 5), label: "x" }] };
    expect(refused(await put(strange, newId(), other))).toEqual([
      400,
      { client: "unknown_record" },
    ]);
  });

  it("the number of a deleted quote is not used again, also after the lock is switched on", async () => {
    const quote = await saved();
    await shop.sendAsAdmin("PATCH", recordsPath("optique_companies", shop.company), {
      invoice_lock: true,
    });
    expect((await shop.send("DELETE", recordsPath("optique_quotes", quote.id))).status).toBe(204);
    expect((await saved()).number).toBe(`${month}0002`);
    const [entry] = await shop.find("optique_journal", "action = 'delete'");
    expect(entry).toMatchObject({ collection: "optique_quotes", label: quote.number });
    expect(await violations()).toEqual([]);
  });

  it("a product on a quote can be deleted, and the line keeps its name", async () => {
    const quote = await saved();
    expectOk(await shop.send("DELETE", recordsPath("optique_products", frame.id)));
    expect((await read(quote.id)).items).toMatchObject([
      { product: "", label: frame.name, product_name: frame.name, price: 850 },
    ]);
  });

  it("a client with a quote cannot be deleted, and an erasure deletes the quote", async () => {
    const quote = await saved();
    const refusal = await shop.send("DELETE", recordsPath("optique_clients", client.id));
    expect(refused(refusal)).toEqual([400, { id: "client_quoted" }]);
    const exported = await shop.send<string>("GET", `/api/optique/clients/${client.id}/export`);
    expect(exported.body).toContain(quote.number);
    const erased = await shop.send("POST", `/api/optique/clients/${client.id}/erase`, {
      name: client.name,
    });
    expect(erased.status).toBe(204);
    expect(await shop.find("optique_quotes")).toEqual([]);
    expect(await shop.find("optique_quote_items")).toEqual([]);
    expect(await rows(`q=${quote.number}`)).toEqual([]);
  });

  it("a quote is written by its route and by the administrator only, under the same rules", async () => {
    const quote = await saved();
    const record = recordsPath("optique_quotes", quote.id);
    expect((await shop.send("PATCH", record, { notes: "x" })).status).toBe(403);
    const asAdmin = (values: object) => shop.sendAsAdmin<Quote & Refusal>("PATCH", record, values);
    expect(refused(await asAdmin({ number: "D1" }))).toEqual([400, { number: "fixed" }]);
    const changed = await asAdmin({ number: quote.number, notes: "x" });
    expect(changed.body).toMatchObject({ number: quote.number, notes: "x", by: "Samira" });
    const item = recordsPath("optique_quote_items", quote.items[0]?.id);
    expect((await shop.sendAsAdmin("PATCH", item, { price: 900 })).status).toBe(200);
    expect((await read(quote.id)).total_amount).toBe(900);
    expect(await violations()).toEqual([]);
  });
});

describe("the states of quotes", () => {
  const ids = async (query: string) => (await rows(query)).map(({ id }) => id);

  it("follow prints, messages, the last day and refusals", async () => {
    const open = await saved();
    const printed = await saved();
    const messaged = await saved({ client: "", prospect_name: "Zineb" });
    const expired = await saved({ date: "2026-10-01", valid_until: "2026-10-31" });
    const refusedOne = await saved({ refusal: "price" });
    expectOk(await shop.send("POST", `${path(printed.id)}/printed`, {}));
    const message = await shop.create("optique_messages", {
      kind: "quote",
      record: messaged.id,
      text: "Bonjour",
    });
    expect(message).toMatchObject({ client: "", by: "Samira" });
    expect(await ids("state=open")).toEqual([open.id]);
    expect((await ids("state=sent")).sort()).toEqual([printed.id, messaged.id].sort());
    expect(await ids("state=expired")).toEqual([expired.id]);
    expect(await ids("state=refused")).toEqual([refusedOne.id]);
    expect(await ids("state=accepted")).toEqual([]);
    expect((await read(messaged.id)).last_message).toBe(message.created);
    const found = await rows("");
    expect(Object.fromEntries(found.map(({ id, state }) => [id, state]))).toEqual({
      [open.id]: "open",
      [printed.id]: "sent",
      [messaged.id]: "sent",
      [expired.id]: "expired",
      [refusedOne.id]: "refused",
    });
    for (const { id, state } of found) expect((await read(id)).state).toBe(state);
    await shop.send("DELETE", recordsPath("optique_quotes", messaged.id));
    expect(await shop.find("optique_messages")).toEqual([]);
  });

  it("the time of the first print stays", async () => {
    const quote = await saved();
    const print = async () =>
      expectOk(await shop.send<{ printed_at: string }>("POST", `${path(quote.id)}/printed`, {}));
    const first = await print();
    expect(await print()).toEqual(first);
    expect(await read(quote.id)).toMatchObject(first);
  });

  it("a quote waits for an answer from the seventh day after its date or the last message about it", async () => {
    const ago = (days: number) => ({
      date: addDays(today(), -days),
      valid_until: addDays(today(), 30),
    });
    const due = await saved(ago(7));
    await saved(ago(6));
    const asked = await saved(ago(20));
    await shop.create("optique_messages", {
      client: client.id,
      kind: "quote",
      record: asked.id,
      text: "Bonjour",
    });
    await saved({ ...ago(20), refusal: "price" });
    await saved({ ...ago(20), valid_until: addDays(today(), -1) });
    expect(await ids("waiting=7")).toEqual([due.id]);
    const dashboard = await shop.send<{ today: object }>("GET", "/api/optique/dashboard");
    expect(expectOk(dashboard).today).toMatchObject({
      quotesWaiting: 1,
      oldestQuote: { name: client.name, day: addDays(today(), -7) },
    });
  });

  it("quotes are filtered by client and by day", async () => {
    const other = await shop.client({ name: "Tazi Omar" });
    const theirs = await saved({ client: other.id, date: "2026-11-02" });
    const own = await saved({ date: "2026-11-10" });
    expect(await ids(`client=${other.id}`)).toEqual([theirs.id]);
    expect(await ids("from=2026-11-03&to=2026-11-10")).toEqual([own.id]);
    expect(await ids("sort=-date")).toEqual([own.id, theirs.id]);
  });
});

describe("a message", () => {
  it("needs a client, unless it is about the quote of a prospect", async () => {
    const send = (body: object) => shop.send("POST", recordsPath("optique_messages"), body);
    expect(refused(await send({ kind: "ready" }))).toEqual([400, { client: "required" }]);
    expect(refused(await send({ kind: "quote" }))).toEqual([400, { client: "required" }]);
    expect(refused(await send({ kind: "quote", client: client.id }))).toEqual([
      400,
      { record: "required" },
    ]);
    const quote = await saved();
    expect(refused(await send({ kind: "quote", record: quote.id }))).toEqual([
      400,
      { record: "unknown_record" },
    ]);
    expect((await send({ kind: "quote", record: quote.id, client: client.id })).status).toBe(200);
  });
});

async function figures(): Promise<unknown> {
  const [dashboard, stock, till, due] = await Promise.all(
    ["dashboard", "stock", `till?day=${today()}`, "lists/invoices"].map(async (route) =>
      expectOk(await shop.send<object>("GET", `/api/optique/${route}`)),
    ),
  );
  return { dashboard, stock, till, due, movements: await shop.find("optique_stock_movements") };
}
