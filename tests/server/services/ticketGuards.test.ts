/** Tests of fields that a ticket refuses or restores, and of repeated requests (docs/rules-services.md, Ticket; Parts; Sale). */
import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Job } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { counter, refusedAt } from "#support/countShop.ts";
import { openServiceShop, part, servicePath, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";

let shop: ServiceShop;
beforeEach(async () => {
  shop = await openServiceShop();
});

const stored = (day: string) => `${day} 00:00:00.000Z`;
const repair = { kind: "repair", object: "Monture" };

async function remade() {
  const sold = await shop.sellGlasses();
  await shop.moveJob(sold.job.id, "ordered");
  const path = `/api/optique/jobs/${sold.job.id}/remake`;
  const body = { id: newId(), cause: "lab", eyes: "right" };
  type Remade = { service: ServiceDocument; job: Job };
  return { ...sold, ...expectOk(await shop.send<Remade>("POST", path, body)) };
}

describe("parts of a ticket", () => {
  it("a part in a cell is refused for a product without a drawer, and the product's stock stays right", async () => {
    const { id: client } = await shop.client();
    const items = [part(shop.frame.id), { ...part(shop.frame.id), cell: "-1.00 -0.50 65" }];
    expect(refusedAt(await shop.putService({ ...repair, client, items }))).toEqual([
      400,
      { "items.1.cell": "no_drawer" },
    ]);
    expect(await shop.stockOf(shop.frame.id)).toBe(5);
    expect(await shop.find("optique_services")).toEqual([]);
  });

  it("a part of a range with a drawer leaves its cell, in one of the range's diameters", async () => {
    const range = await shop.product({
      name: "Orme 1.6",
      type: "lens",
      stock: 0,
      is_range: true,
      geometry: "single",
      diameters: [65],
      supplier: shop.supplier.id,
    });
    const lens = (cell: string) => ({ id: newId(), product: range.id, quantity: 2, cell });
    const adjustment = {
      adjustment_number: newId(),
      date: today(),
      reason: "other",
      items: [lens("-2.00 0.00 65")],
    };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, adjustment));
    const client = (await shop.client()).id;
    const wide = { ...repair, client, items: [lens("-2.00 0.00 70")] };
    expect(refusedAt(await shop.putService(wide))).toEqual([
      400,
      { "items.0.cell": "diameter_unknown" },
    ]);
    await shop.ticket({ client, items: [lens("-2.00 0.00 65")] });
    expect(await shop.stockOf(range.id)).toBe(0);
    expect(await shop.violations()).toEqual([]);
  });

  it("an open count includes the pieces that a ticket moves, and its deletion moves them back", async () => {
    const { id: client } = await shop.client();
    const counts = counter(shop);
    const { id } = expectOk(await counts.putCount({}));
    await counts.scans(id, { product: shop.frame.id, quantity: 5 });
    const row = () => counts.row(id, shop.frame.id);
    const ticket = await shop.ticket({ client, items: [part(shop.frame.id, 2)] });
    expect(await row()).toMatchObject({ counted: 5, moved: -2, difference: 0, stock: 3 });
    expectOk(await shop.deleteService(ticket.id));
    expect(await row()).toMatchObject({ moved: 0, difference: 0, stock: 5 });
  });

  it("a part without a direction is given out, and one that is sent again keeps its direction", async () => {
    const { id: client } = await shop.client();
    const { direction: _, ...out } = part(shop.frame.id);
    const back = part(shop.frame.id, 2, "in");
    const ticket = await shop.ticket({ client, items: [out, back] });
    expect(ticket.items.map(({ direction }) => direction)).toEqual(["out", "in"]);
    const items = [{ id: out.id }, { id: back.id, quantity: 1 }];
    const again = await shop.changed(ticket, { items });
    expect(again.items.map(({ direction, quantity }) => [direction, quantity])).toEqual([
      ["out", 1],
      ["in", 1],
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a seller may not give a part away on a remake, but needs no further right for its lenses", async () => {
    const { service, client } = await remade();
    const { send } = await shop.colleague("seller");
    const items = [part(shop.frame.id)];
    const gift = await send("PUT", servicePath(service.id), { version: service.version, items });
    expect(gift.status).toBe(403);
    expect(JSON.stringify(gift.body)).toContain("adjustment.write");
    expect(await shop.stockOf(shop.frame.id)).toBe(4);
    const lens = await shop.product({
      name: "Unifocal",
      type: "lens",
      stock: 9,
      selling_price: 90,
    });
    const { job } = await shop.sellGlasses({ lens, client });
    const made = await send(`POST`, `/api/optique/jobs/${job.id}/remake`, {
      id: newId(),
      cause: "mounting",
    });
    expect(made.status).toBe(200);
    expect(await shop.stockOf(lens.id)).toBe(5);
  });
});

describe("the same ticket sent again", () => {
  it("a repeated body whose blanks the server filled writes nothing", async () => {
    const { items, client } = await shop.sellGlasses();
    const body = {
      kind: "repair",
      object: "",
      client: "",
      product: "",
      invoice_item: items[0]?.id,
    };
    const id = newId();
    const sent = { ...body, date: "", status: "", pays: "", promised_on: "", items: [] };
    const first = await shop.ticket(sent, id);
    expect(first).toMatchObject({ client, product: shop.frame.id, object: "Monture Riad" });
    const again = await shop.ticket(sent, id);
    expect(again.version).toBe(first.version);
    const blank = await shop.changed(first, { client: "", product: "", object: "" });
    expect(blank.version).toBe(first.version);
  });

  it("a credit without a day is dated today, and the same body again writes nothing", async () => {
    const ticket = await shop.ticket({ supplier: shop.supplier.id, expected: 620 });
    const body = {
      version: ticket.version,
      supplier_answer: "credit",
      received_amount: 620,
      received_on: "",
    };
    const first = expectOk(await shop.putService(body, ticket.id));
    expect(first.received_on).toBe(stored(today()));
    expect(expectOk(await shop.putService(body, ticket.id)).version).toBe(first.version);
    const stale = await shop.putService({ ...body, received_amount: 600 }, ticket.id);
    expect(refusedAt(stale)).toEqual([409, { version: "modified" }]);
  });
});

describe("a boolean and a list sent as texts", () => {
  it("the text of a boolean or list is stored as its value, in a new ticket and a stored one", async () => {
    const { id: client } = await shop.client();
    const texts = { with_client: "false", condition: '["case"]' };
    const ticket = await shop.ticket({ client, ...texts });
    expect(ticket).toMatchObject({ with_client: false, condition: ["case"] });
    expect((await shop.changed(ticket, texts)).version).toBe(ticket.version);
    const kept = await shop.changed(ticket, { with_client: "true", condition: "[]" });
    expect(kept).toMatchObject({ with_client: true, condition: [] });
  });
});

it("a message about another client's ticket is refused, in a sentence about tickets", async () => {
  const { id: client } = await shop.client({ name: "Tazi" });
  const { id: record } = await shop.ticket({ client: (await shop.client()).id });
  const message = { client, kind: "service", record, text: "Bonjour" };
  const refused = await shop.send("POST", recordsPath("optique_messages"), message);
  expect(refusedAt(refused)).toEqual([400, { record: "unknown_record" }]);
  expect(refused.body.message).toContain("ticket");
});

describe("the line of a stored ticket", () => {
  it("a sold line decides the ticket's client and product, whatever is sent later", async () => {
    const { items, client } = await shop.sellGlasses();
    const other = (await shop.client({ name: "Tazi" })).id;
    const ticket = await shop.ticket({ invoice_item: items[0]?.id });
    const refusal = [400, { client: "service_client" }];
    const put = { version: ticket.version, client: other };
    expect(refusedAt(await shop.putService(put, ticket.id))).toEqual(refusal);
    expect(refusedAt(await shop.patchService(ticket.id, { client: other }))).toEqual(refusal);
    const moved = { client: "", status: "returned" };
    expect(expectOk(await shop.patchService(ticket.id, moved))).toMatchObject({
      client,
      status: "returned",
    });
    const product = { product: shop.lens.id };
    expect(expectOk(await shop.patchService(ticket.id, product)).product).toBe(shop.frame.id);
    const free = await shop.ticket({ client: other });
    const line = { invoice_item: items[0]?.id };
    expect(refusedAt(await shop.patchService(free.id, line))).toEqual(refusal);
  });

  it("an invoiced ticket keeps the client of its invoice", async () => {
    const { id: client } = await shop.client();
    const other = (await shop.client({ name: "Tazi" })).id;
    const ticket = await shop.ticket({ client });
    await soldFor(ticket.id, newId(), client);
    const refused = await shop.patchService(ticket.id, { client: other });
    expect(refusedAt(refused)).toEqual([400, { client: "service_client" }]);
    const blank = { client: "", status: "returned" };
    expect(expectOk(await shop.patchService(ticket.id, blank)).client).toBe(client);
  });

  it("a remake keeps its client, line, product and supplier, and has the promised day of its job", async () => {
    const { service, job } = await remade();
    const other = (await shop.client({ name: "Tazi" })).id;
    const lab = await shop.create("optique_suppliers", { name: "Autre labo", is_lab: true });
    const fixed = { client: other, invoice_item: "", product: shop.frame.id, supplier: lab.id };
    const { client, invoice_item, product, supplier } = service;
    const kept = { client, invoice_item, product, supplier, notes: "Vu" };
    const own = { job: "", rank: 9, eyes: "left", pair: 2, values: "", cost: 1 };
    const patch = { ...fixed, ...own, notes: "Vu" };
    expect(expectOk(await shop.patchService(service.id, patch))).toMatchObject({
      ...kept,
      job: job.id,
      rank: 1,
      eyes: "right",
      cost: 300,
    });
    const before = await shop.service(service.id);
    expect(await shop.changed(before, { ...fixed, ...own })).toMatchObject(kept);
    const day = addDays(today(), 40);
    const refused = [400, { promised_on: "follows_job" }];
    const promise = { promised_on: day };
    expect(refusedAt(await shop.patchService(service.id, promise))).toEqual(refused);
    const { version } = await shop.service(service.id);
    expect(refusedAt(await shop.putService({ version, ...promise }, service.id))).toEqual(refused);
    expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job.id), promise));
    expect((await shop.service(service.id)).promised_on).toBe(stored(day));
    expect(await shop.violations()).toEqual([]);
  });
});

const soldFor = (service: string, id: string, client: string, values: object = {}) =>
  shop.send<{ id: string; version: string }>("PUT", `/api/optique/invoices/${id}`, {
    client,
    service,
    date: today(),
    items: [{ ...line("", 1, 80), label: "Soudure" }],
    payments: [payment(80)],
    ...values,
  });

describe("the invoice of a ticket", () => {
  it("a second invoice for a ticket is refused, with the number of the first", async () => {
    const { id: client } = await shop.client();
    const [one, two] = [await shop.ticket({ client }), await shop.ticket({ client })];
    const id = newId();
    const { version } = expectOk(await soldFor(one.id, id, client));
    const second = { client, service: two.id, version, notes: "Encore" };
    const answer = await shop.send("PUT", `/api/optique/invoices/${id}`, second);
    expect(refusedAt(answer)).toEqual([409, { service: "sale_serviced" }]);
    expect(JSON.stringify(answer.body)).toContain(one.number);
    const same = { ...second, service: one.id };
    expectOk(await shop.send("PUT", `/api/optique/invoices/${id}`, same));
    expect((await shop.service(two.id)).invoice).toBe("");
  });

  it("the client of a ticket's invoice cannot change, however it is saved", async () => {
    const { id: client } = await shop.client();
    const other = (await shop.client({ name: "Tazi" })).id;
    const ticket = await shop.ticket({ client });
    const id = newId();
    const { version } = expectOk(await soldFor(ticket.id, id, client));
    const refused = [400, { client: "service_client" }];
    for (const values of [{ client: other }, { client: other, service: ticket.id }, { client: "" }])
      expect(
        refusedAt(await shop.send("PUT", `/api/optique/invoices/${id}`, { version, ...values })),
      ).toEqual(refused);
    const record = recordsPath("optique_invoices", id);
    expect(refusedAt(await shop.send("PATCH", record, { client: other }))).toEqual(refused);
    const glasses = await shop.sellGlasses({ client });
    const second = await shop.ticket({ client });
    const path = `/api/optique/prescriptions/${glasses.prescription}`;
    const named = async (values: object) => {
      const { version: now } = expectOk(await shop.send<{ version: string }>("GET", path));
      return shop.send("PUT", path, { version: now, ...values });
    };
    const { invoice } = glasses;
    expectOk(
      await named({ service: second.id, invoice: { id: invoice.id, items: invoice.items } }),
    );
    expect(refusedAt(await named({ client: other }))).toEqual(refused);
    const piece = await shop.ticket({ kind: "adjust", status: "returned" });
    const walkIn = newId();
    const sold = expectOk(await soldFor(piece.id, walkIn, ""));
    const later = { version: sold.version, client: other };
    expectOk(await shop.send("PUT", `/api/optique/invoices/${walkIn}`, later));
  });

  it("the defective piece of an exchange becomes the ticket's piece", async () => {
    const { items, client, invoice } = await shop.sellGlasses();
    const ticket = await shop.ticket({ kind: "warranty", invoice_item: items[0]?.id });
    const other = await shop.ticket({ kind: "warranty", invoice_item: items[0]?.id });
    const piece = newId();
    const sale = { id: newId(), client, service: ticket.id, date: today() };
    const body = {
      credit: {
        invoice: invoice.id,
        reason: "warranty",
        items: [
          { id: newId(), invoice_item: items[1]?.id, quantity: 1, amount: 900, goods: "defect" },
          { id: piece, invoice_item: items[0]?.id, quantity: 1, amount: 850, goods: "defect" },
        ],
      },
      sale: { ...sale, items: [line(shop.frame.id, 1, 1750)] },
    };
    expectOk(await shop.send("PUT", `/api/optique/exchanges/${newId()}`, body));
    expect(await shop.service(ticket.id)).toMatchObject({
      credit_item: piece,
      invoice: sale.id,
      pays: "client",
    });
    expect((await shop.service(other.id)).credit_item).toBe("");
    expect(await shop.violations()).toEqual([]);
  });
});
