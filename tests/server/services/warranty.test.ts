import { beforeAll, describe, expect, it } from "vitest";

import { addDays, addMonths, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Client, Job, Product } from "#domain/core/records.ts";
import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import type { Warranty } from "#domain/services/warranty.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

const now = today();
const before = (days: number): IsoDay => addDays(now, -days);
const afterYear = (day: IsoDay): IsoDay => addMonths(day, 12);

let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;
beforeAll(async () => {
  shop = await openShop();
  client = await shop.client();
  frame = await shop.product({ stock: 100 });
  lens = await shop.product({ name: "Varilux Progressif", type: "lens", stock: 100 });
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      warranty_frame: 12,
      warranty_lens: 6,
      warranty_adaptation: 3,
    }),
  );
});

const free = () => ({ id: newId(), product: "", label: "Cordon", quantity: 1, price: 20 });
const sellLenses = (items: object[] = [line(frame.id, 1, 850), line(lens.id, 2, 700)]) =>
  shop.savePrescription(newId(), {
    client: client.id,
    date: before(40),
    right_sphere: -2,
    left_sphere: -1,
    invoice: { id: newId(), items, payments: [payment(100)] },
  });
const sellFrames = (quantity: number, more: object[] = []) =>
  shop.saveInvoice(newId(), {
    client: client.id,
    date: before(40),
    items: [line(frame.id, quantity, 100), ...more],
    payments: [payment(100 * quantity)],
  });
const readSale = async (id: string) =>
  expectOk(await shop.send<PrescriptionDocument>("GET", `/api/optique/prescriptions/${id}`));
const readInvoice = async (id = "") =>
  expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
type Warranted = { items: { warranty?: Warranty | null }[] };
const warranties = (sale: Warranted | null) => sale?.items.map(({ warranty }) => warranty);

const move = async (job: Job | null, values: object) =>
  expectOk(await shop.send<Job>("PATCH", recordsPath("optique_jobs", job?.id), values));
const runSql = async (query: string) =>
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
/** Delivers a job, and dates its step and its day the given number of days ago. */
async function deliver(job: Job | null, days: number): Promise<void> {
  await move(job, { status: "delivered" });
  await runSql(`UPDATE optique_jobs SET delivered_on = '${storedDay(before(days))}',
    steps = json_set(steps, '$[#-1].at', '${before(days)} 12:00:00.000Z') WHERE id = '${job?.id}'`);
}

let tickets = 0;
/** Ticket about a line, received and handed back the given numbers of days ago; null: still in the shop. */
async function receive(
  item: string | undefined,
  from: number,
  until: number | null,
  values: Record<string, string> = {},
): Promise<void> {
  tickets += 1;
  const step = (status: string, days: number) => ({
    status,
    at: `${before(days)} 12:00:00.000Z`,
    by: "",
  });
  const steps = [step("todo", from), ...(until === null ? [] : [step("returned", until)])];
  const row: Record<string, string> = {
    id: newId(),
    company: shop.company,
    number: `T${tickets}`,
    date: storedDay(before(from)),
    invoice_item: item ?? "",
    kind: "repair",
    status: steps.at(-1)?.status ?? "",
    steps: JSON.stringify(steps),
    promised_on: storedDay(now),
    pays: "shop",
    created: `${before(from)} 12:00:00.000Z`,
    updated: `${before(from)} 12:00:00.000Z`,
    ...values,
  };
  await runSql(`INSERT INTO optique_services (${Object.keys(row).join(", ")})
    VALUES (${Object.values(row)
      .map((value) => `'${value}'`)
      .join(", ")})`);
}

describe("the day on which a job was delivered", () => {
  const dayOf = async (job: Job | null) =>
    (await shop.read("optique_jobs", job?.id ?? "")).delivered_on;

  it("the first step 'delivered' sets the day, and leaving that state empties it", async () => {
    const { job } = await sellLenses();
    expect(job?.delivered_on).toBe("");
    await move(job, { status: "ready" });
    expect(await dayOf(job)).toBe("");
    await move(job, { status: "delivered" });
    expect(await dayOf(job)).toBe(storedDay(now));
    await move(job, { status: "delivered", tray: "12" });
    expect(await dayOf(job)).toBe(storedDay(now));
    await move(job, { status: "ready" });
    expect(await dayOf(job)).toBe("");
  });

  it("the day is set by the server: a sent day is ignored", async () => {
    const { job } = await sellLenses();
    const sent = { delivered_on: storedDay(before(300)) };
    await move(job, sent);
    expect(await dayOf(job)).toBe("");
    await move(job, { ...sent, status: "delivered" });
    await move(job, sent);
    const path = recordsPath("optique_jobs", job?.id);
    expectOk(await shop.sendAsAdmin("PATCH", path, { ...sent, notes: "Vu" }));
    expect(await dayOf(job)).toBe(storedDay(now));
    const made = await shop.savePrescription(newId(), { client: client.id, date: before(1) });
    const byHand = { prescription: made.id, status: "mounting", ...sent };
    expect((await shop.create("optique_jobs", byHand)).delivered_on).toBe("");
  });

  it.each([
    ["", 10, {}],
    [
      " by a ticket from before",
      40,
      { undo: JSON.stringify({ at: `${before(10)} 12:00:00.000Z` }) },
    ],
  ])("the day stays when delivered glasses are made again%s", async (_, received, values) => {
    const { job, invoice } = await sellLenses();
    await deliver(job, 30);
    const remake = { kind: "remake", cause: "lab", job: job?.id ?? "", rank: "1", ...values };
    await receive(invoice?.items[1]?.id, received, null, remake);
    const first = storedDay(before(30));
    for (const status of ["mounting", "ready", "delivered", "ready", "delivered"]) {
      await move(job, { status });
      expect(await dayOf(job), status).toBe(first);
    }
  });

  it("the day is emptied for a lens that broke before the delivery", async () => {
    const { job, invoice } = await sellLenses();
    const remake = { kind: "remake", cause: "mounting", job: job?.id ?? "", rank: "1" };
    await receive(invoice?.items[1]?.id, 10, null, remake);
    await move(job, { status: "delivered" });
    expect(await dayOf(job)).toBe(storedDay(now));
    await move(job, { status: "ready" });
    expect(await dayOf(job)).toBe("");
  });
});

describe("the warranty of a sold line", () => {
  it("begins at the delivery, is the same in both documents, and is not in lists", async () => {
    const sale = await sellLenses([line(frame.id, 1, 850), line(lens.id, 2, 700), free()]);
    expect(warranties(sale.invoice)).toEqual([null, null, null]);
    await deliver(sale.job, 30);
    const from = before(30);
    const legal = { from, legal_until: afterYear(from), held: 0 };
    const expected = [
      { ...legal, shop_until: afterYear(from), adaptation_until: null },
      { ...legal, shop_until: addMonths(from, 6), adaptation_until: addMonths(from, 3) },
      null,
    ];
    const read = await readSale(sale.id);
    expect(warranties(read.invoice)).toEqual(expected);
    const invoice = await readInvoice(sale.invoice?.id);
    expect(warranties(invoice)).toEqual(expected);
    expect(JSON.stringify([read, invoice])).not.toContain("warranty_facts");
    expect(read).not.toHaveProperty("months");
    const lists = await shop.send("GET", `/api/optique/lists/sold-items?client=${client.id}`);
    expect(JSON.stringify(lists.body)).not.toContain('"warranty"');
  });

  it("begins at the sale when there is no job, and is returned by a save", async () => {
    const service = await shop.product({ type: "service", name: "Montage" });
    const sale = await sellFrames(1, [line(service.id, 1, 50), free()]);
    const from = before(40);
    const own = { from, legal_until: afterYear(from), shop_until: afterYear(from) };
    const expected = [{ ...own, adaptation_until: null, held: 0 }, null, null];
    expect(warranties(sale)).toEqual(expected);
    const { version, client: buyer, date, items } = sale;
    const body = { version, client: buyer, date, items, notes: "Vu" };
    expect(warranties(await shop.saveInvoice(sale.id, body))).toEqual(expected);
  });

  it("days in the shop prolong a warranty, each once; those of another pair, or with the client, do not", async () => {
    const sale = await sellLenses([
      line(frame.id, 1, 850),
      line(lens.id, 2, 700),
      { ...line(frame.id, 1, 500), pair: 2 },
    ]);
    await deliver(sale.job, 30);
    const { version } = await readSale(sale.id);
    const invoiced = (await readInvoice(sale.invoice?.id)).version;
    const [first, second, other] = sale.invoice?.items ?? [];
    await receive(first?.id, 20, 10);
    await receive(second?.id, 12, 8);
    await receive(second?.id, 3, null);
    await receive(first?.id, 30, null, { with_client: "1" });
    await receive(other?.id, 5, 4);
    // A remake of the first lens line of the second pair.
    const remake = { kind: "remake", job: sale.job?.id ?? "", rank: "1", pair: "2" };
    await receive(second?.id, 28, 26, remake);
    const read = await readSale(sale.id);
    const held = [20 - 8 + 3, 20 - 8 + 3, 1 + 2];
    const found = read.invoice?.items.map(({ warranty }) => warranty);
    expect(found?.map((one) => one?.held)).toEqual(held);
    const from = before(30);
    expect(found?.map((one) => one?.shop_until)).toEqual([
      addDays(afterYear(from), 15),
      addDays(addMonths(from, 6), 15),
      addDays(afterYear(from), 3),
    ]);
    expect(found?.[1]?.adaptation_until).toBe(addDays(addMonths(from, 3), 15));
    expect(found?.map((one) => one?.legal_until)).toEqual(held.map(() => afterYear(from)));
    // None of these values is part of the version.
    expect(read.version).toBe(version);
    const invoice = await readInvoice(sale.invoice?.id);
    expect(invoice.version).toBe(invoiced);
    expect(warranties(invoice)).toEqual(found);
  });

  it("ends when the last piece is credited, or the invoice is cancelled", async () => {
    const credit = async (sale: InvoiceDocument, pieces: number, amount: number) => {
      const items = [{ id: newId(), invoice_item: sale.items[0]?.id, quantity: pieces, amount }];
      const body = { invoice: sale.id, reason: "return", items };
      expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body));
    };
    const kept = async (sale: InvoiceDocument) =>
      (await readInvoice(sale.id)).items.map(({ warranty }) => warranty !== null);
    const cord = await shop.product({ name: "Cordon", type: "accessory" });
    const sale = await sellFrames(2, [line(cord.id, 1, 20)]);
    await credit(sale, 1, 100);
    expect(await kept(sale)).toEqual([true, true]);
    await credit(sale, 1, 100);
    expect(await kept(sale)).toEqual([false, true]);
    const ticket = { kind: "repair", invoice_item: sale.items[0]?.id };
    expect(await shop.send("PUT", `/api/optique/services/${newId()}`, ticket)).toMatchObject({
      status: 200,
      body: { warranty: null },
    });
    // Credits the whole amount, but no piece.
    const cancelled = await sellFrames(1);
    await credit(cancelled, 0, 100);
    expect(await kept(cancelled)).toEqual([false]);
  });

  it("a ticket about a line returns the warranty of that line", async () => {
    const sale = await sellLenses();
    await deliver(sale.job, 30);
    const [first, second] = sale.invoice?.items ?? [];
    await receive(first?.id, 20, 14);
    const open = async (values: object) =>
      expectOk(
        await shop.send<{ warranty: unknown }>("PUT", `/api/optique/services/${newId()}`, {
          kind: "warranty",
          client: client.id,
          object: "Monture",
          ...values,
        }),
      ).warranty;
    const found = [];
    for (const item of [first, second]) found.push(await open({ invoice_item: item?.id }));
    expect(warranties((await readSale(sale.id)).invoice)).toEqual(found);
    expect(found[1]).toMatchObject({
      held: 6,
      adaptation_until: addDays(addMonths(before(30), 3), 6),
    });
    expect(await open({})).toBeNull();
    const undelivered = await sellLenses();
    expect(await open({ invoice_item: undelivered.invoice?.items[0]?.id })).toBeNull();
  });

  it("in a shop without a warranty of its own is the legal one", async () => {
    const other = await openShop();
    const product = await other.product();
    const sale = await other.saveInvoice(newId(), {
      client: (await other.client()).id,
      date: now,
      items: [line(product.id, 1, 100)],
      payments: [],
    });
    expect(warranties(sale)).toEqual([
      {
        from: now,
        legal_until: afterYear(now),
        shop_until: null,
        adaptation_until: null,
        held: 0,
      },
    ]);
  });

  it("a quote, or a prescription without an invoice, has no warranty", async () => {
    const body = { client: client.id, date: now, items: [line(frame.id, 1, 100)] };
    const quote = expectOk(
      await shop.send<Warranted>("PUT", `/api/optique/quotes/${newId()}`, body),
    );
    expect(warranties(quote)).toEqual([undefined]);
    const bare = await shop.savePrescription(newId(), { client: client.id, date: now });
    expect(bare.invoice).toBeNull();
    expect(bare).not.toHaveProperty("warranty_facts");
  });
});
