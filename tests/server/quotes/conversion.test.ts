import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Client, Product, Quote, QuoteItem } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

type QuoteDocument = Quote & { version: string; items: QuoteItem[]; state: string };

let shop: Shop;
let frame: Product;
let lens: Product;
let client: Client;
let quote: QuoteDocument;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
  lens = await shop.product({ name: "Verre Blanc", type: "lens", reference: "VB" });
  client = await shop.client();
  quote = await saveQuote({
    client: client.id,
    items: [
      line(frame.id, 1, 850),
      { ...line(lens.id, 2, 300), variant: "A" },
      { ...line(lens.id, 2, 450), variant: "B", discount: 50 },
    ],
  });
});

const saveQuote = async (body: object, id = newId()) =>
  expectOk(await shop.send<QuoteDocument>("PUT", `/api/optique/quotes/${id}`, body));
const read = async (id = quote.id) =>
  expectOk(await shop.send<QuoteDocument>("GET", `/api/optique/quotes/${id}`));
const saleOf = (values: object = {}) => ({
  client: client.id,
  items: [line(frame.id, 1, 850), { ...line(lens.id, 2, 450), discount: 50 }],
  payments: [payment(500, { date: today() })],
  quote: quote.id,
  variant: "B",
  ...values,
});
const sell = (body: object, id = newId()) =>
  shop.send<InvoiceDocument>("PUT", `/api/optique/invoices/${id}`, body);
const refused = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.fromEntries(
    Object.entries((body as Refusal).data).map(([field, { code }]) => [field, code]),
  ),
];
const invoices = async () => await shop.find("optique_invoices");

describe("a quote that becomes a sale", () => {
  it("gets its invoice and its sold variant from the save of an invoice", async () => {
    const invoice = expectOk(await sell(saleOf()));
    expect(await read()).toMatchObject({
      state: "accepted",
      invoice: invoice.id,
      chosen: "B",
      expand: { invoice: { invoice_number: invoice.invoice_number } },
    });
    expect(invoice).toMatchObject({ total_amount: 1700, paid_amount: 500, status: "partial" });
    expect((await shop.read("optique_products", frame.id)).stock).toBe(9);
  });

  it("gets its invoice from the save of a prescription, which creates the job", async () => {
    const invoice = { id: newId(), items: saleOf().items, payments: [] };
    const body = { client: client.id, date: today(), right_sphere: -2, notes: "", invoice };
    const sale = await shop.savePrescription(newId(), { ...body, quote: quote.id, variant: "A" });
    expect(await read()).toMatchObject({ invoice: sale.invoice?.id, chosen: "A" });
    expect(sale.job).toMatchObject({ status: "mounting" });
  });

  it("becomes one invoice when twenty saves arrive at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sell(saleOf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const [invoice, ...others] = await invoices();
    expect(others).toEqual([]);
    expect(await read()).toMatchObject({ invoice: invoice?.id });
    const refusal = answers.find(({ status }) => status === 409)?.body as unknown as Refusal;
    expect(refusal.data["quote"]).toMatchObject({
      code: "quote_accepted",
      message: expect.stringContaining(invoice?.invoice_number ?? "?") as string,
      params: { number: invoice?.invoice_number, invoice: invoice?.id },
    });
    expect((await shop.read("optique_products", frame.id)).stock).toBe(9);
  });

  it("the same save again returns the same sale, and writes nothing", async () => {
    const [id, body] = [newId(), saleOf()];
    const first = expectOk(await sell(body, id));
    expect(expectOk(await sell(body, id)).version).toBe(first.version);
    expect(await invoices()).toHaveLength(1);
  });

  it.each([
    ["an unknown variant", { variant: "C" }, [400, { variant: "variant_unknown" }]],
    ["no variant beside A and B", { variant: "" }, [400, { variant: "required" }]],
    ["a variant that is no text", { variant: 5 }, [400, { variant: "text" }]],
    ["an unknown quote", { quote: "aaaaaaaaaaaaaaa" }, [400, { quote: "unknown_record" }]],
    ["no client", { client: "" }, [400, { client: "quote_client" }]],
  ])("a quote's sale is refused with %s, and nothing is written", async (_, values, refusal) => {
    expect(refused(await sell(saleOf(values)))).toEqual(refusal);
    expect(await invoices()).toEqual([]);
    expect(await shop.find("optique_payments")).toEqual([]);
    expect((await read()).invoice).toBe("");
  });

  it("a quote's sale is refused for another client, another company, or a quote that was refused", async () => {
    const other = await shop.client({ name: "Tazi Omar" });
    expect(refused(await sell(saleOf({ client: other.id })))).toEqual([
      400,
      { client: "quote_client" },
    ]);
    const stranger = await openShop();
    const product = await stranger.product();
    const theirs = { items: [line(product.id, 1, 5)], quote: quote.id, variant: "A" };
    const answer = await stranger.send("PUT", `/api/optique/invoices/${newId()}`, theirs);
    expect(refused(answer)).toEqual([400, { quote: "unknown_record" }]);
    await saveQuote({ refusal: "price", version: quote.version }, quote.id);
    expect(refused(await sell(saleOf()))).toEqual([409, { quote: "quote_refused" }]);
    expect(await invoices()).toEqual([]);
  });

  it("a quote's sale is refused for a prescription without a sale", async () => {
    const body = { client: client.id, date: today(), notes: "", quote: quote.id, variant: "A" };
    const answer = await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, body);
    expect(refused(answer)).toEqual([400, { "invoice.items": "items_empty" }]);
    expect(await shop.find("optique_prescriptions")).toEqual([]);
  });

  it("a quote can be sold after its last day", async () => {
    const old = await saveQuote({
      client: client.id,
      date: addDays(today(), -60),
      valid_until: addDays(today(), -30),
      items: [line(frame.id, 1, 850)],
    });
    expect(old.state).toBe("expired");
    expectOk(await sell(saleOf({ quote: old.id, variant: "" })));
    expect((await read(old.id)).state).toBe("accepted");
  });

  it("a prospect's quote gets the client of the sale", async () => {
    const prospect = await saveQuote({
      prospect_name: "Zineb Alaoui",
      items: [line(frame.id, 1, 850)],
    });
    expectOk(await sell(saleOf({ quote: prospect.id, variant: "" })));
    expect(await read(prospect.id)).toMatchObject({ client: client.id, prospect_name: "" });
    const walkIn = await saveQuote({ prospect_name: "Omar", items: [line(frame.id, 1, 850)] });
    expectOk(await sell(saleOf({ client: "", quote: walkIn.id, variant: "" })));
    expect(await read(walkIn.id)).toMatchObject({ client: "", prospect_name: "Omar" });
  });
});

it("a quote loses its prescription when that moves to another client", async () => {
  const other = await shop.client({ name: "Chami Ghizlane" });
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: today(),
    notes: "",
    right_sphere: -1,
  });
  const own = { client: client.id, prescription: sale.id, items: [line(frame.id, 1, 850)] };
  const { id } = await saveQuote(own);
  expect(await read(id)).toMatchObject({ prescription: sale.id });
  const path = recordsPath("optique_prescriptions", sale.id);
  expectOk(await shop.send("PATCH", path, { client: other.id }));
  expect(await read(id)).toMatchObject({ prescription: "", client: client.id });
});

describe("an accepted quote", () => {
  it("an accepted quote can be neither edited nor deleted", async () => {
    expectOk(await sell(saleOf()));
    const stored = await read();
    const edit = await shop.send("PUT", `/api/optique/quotes/${quote.id}`, {
      notes: "x",
      version: stored.version,
    });
    expect(refused(edit)).toEqual([409, { quote: "quote_accepted" }]);
    const deletion = await shop.send("DELETE", recordsPath("optique_quotes", quote.id));
    expect(refused(deletion)).toEqual([409, { id: "quote_accepted" }]);
    const same = await saveQuote({ client: client.id }, quote.id);
    expect(same.version).toBe(stored.version);
  });

  it("an accepted quote cannot be edited by the administrator either", async () => {
    const other = expectOk(await sell({ ...saleOf(), quote: "", variant: "" }));
    expectOk(await sell(saleOf()));
    const [item] = (await read()).items;
    const patch = async (
      collection: "optique_quotes" | "optique_quote_items",
      id = "",
      values = {},
    ) => refused(await shop.sendAsAdmin("PATCH", recordsPath(collection, id), values));
    const accepted = [409, { id: "quote_accepted" }];
    expect(await patch("optique_quotes", quote.id, { notes: "x" })).toEqual(accepted);
    expect(await patch("optique_quotes", quote.id, { invoice: other.id })).toEqual(accepted);
    expect(await patch("optique_quote_items", item?.id, { price: 3 })).toEqual([
      409,
      { quote: "quote_accepted" },
    ]);
  });

  it("a sale can have one accepted quote only", async () => {
    const invoice = expectOk(await sell(saleOf()));
    const second = await saveQuote({ client: client.id, items: [line(frame.id, 1, 850)] });
    const again = { ...saleOf({ quote: second.id, variant: "" }), version: invoice.version };
    expect(refused(await sell(again, invoice.id))).toEqual([409, { quote: "sale_quoted" }]);
    const number = await sell({ ...saleOf(), quote: 12 });
    expect(refused(number)).toEqual([400, { quote: "text" }]);
  });

  it("an accepted quote is open again once its invoice is deleted", async () => {
    const invoice = expectOk(await sell(saleOf()));
    expect((await shop.send("DELETE", recordsPath("optique_invoices", invoice.id))).status).toBe(
      204,
    );
    expect(await read()).toMatchObject({ invoice: "", chosen: "", state: "open" });
    expectOk(await sell(saleOf({ variant: "A" })));
    expect((await read()).chosen).toBe("A");
  });

  it("stays accepted when its invoice is wholly credited", async () => {
    const invoice = expectOk(await sell(saleOf({ payments: [] })));
    const items = invoice.items.map(({ id, quantity, price, discount }) => ({
      id: newId(),
      invoice_item: id,
      quantity,
      amount: quantity * price - discount,
    }));
    const credit = { invoice: invoice.id, reason: "order", items };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, credit));
    expect(await read()).toMatchObject({ state: "accepted", invoice: invoice.id });
  });

  it("an accepted quote is counted by the statistics of its month", async () => {
    await saveQuote({ client: client.id, refusal: "elsewhere", items: [line(frame.id, 1, 100)] });
    const invoice = expectOk(await sell(saleOf()));
    const { quotes } = expectOk(
      await shop.send<{ quotes: object }>(
        "GET",
        `/api/optique/statistics?from=${today()}&to=${today()}`,
      ),
    );
    const sums = { quotes: 2, amount: 1800, accepted: 1, acceptedAmount: invoice.total_amount };
    expect(quotes).toEqual({
      ...sums,
      days: 0,
      byMonth: [{ month: today().slice(0, 7), ...sums }],
      byRefusal: [{ refusal: "elsewhere", quotes: 1, amount: 100 }],
    });
  });

  it("a seller's statistics count their own quotes without the right to the shop's figures", async () => {
    const seller = await shop.colleague("seller");
    const own = { client: client.id, items: [line(frame.id, 1, 100)] };
    expectOk(await seller.send("PUT", `/api/optique/quotes/${newId()}`, own));
    const { quotes } = expectOk(
      await seller.send<{ quotes: object }>(
        "GET",
        `/api/optique/statistics?from=${today()}&to=${today()}`,
      ),
    );
    expect(quotes).toMatchObject({ quotes: 1, amount: 100, accepted: 0, days: null });
  });
});
