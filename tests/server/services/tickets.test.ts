import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import { refusedAt } from "#support/countShop.ts";
import { openServiceShop, part, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";

let shop: ServiceShop;
beforeEach(async () => {
  shop = await openServiceShop();
});

const month = today().slice(0, 7).replace("-", "");
const stored = (day: string) => `${day} 00:00:00.000Z`;

describe("a ticket", () => {
  it("a screw for a passer-by has a ticket number, leaves the stock, and needs no client and no invoice", async () => {
    const screw = await shop.product({
      name: "Vis",
      type: "accessory",
      stock: 40,
      purchase_price: 1,
    });
    const ticket = await shop.ticket({
      kind: "adjust",
      object: "Vis",
      status: "returned",
      items: [part(screw.id)],
    });
    expect(ticket).toMatchObject({
      number: `S${month}0001`,
      status: "returned",
      client: "",
      invoice: "",
      pays: "shop",
      date: stored(today()),
      loss: 1,
      others: [],
      warranty: null,
      items: [{ product_name: "Vis", quantity: 1, direction: "out", unit_cost: 1 }],
    });
    expect(await shop.stockOf(screw.id)).toBe(39);
    const movements = await shop.find("optique_stock_movements", `product = "${screw.id}"`);
    expect(movements.at(-1)).toMatchObject({
      quantity: -1,
      movement_type: "service",
      reference_type: "service",
      reference_id: ticket.id,
      date: stored(today()),
    });
    expect(await shop.find("optique_invoices")).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a frame replaced at once leaves the stock, and the supplier's new frame enters it", async () => {
    const { client, items } = await shop.sellGlasses();
    const [sold] = items;
    expect(await shop.stockOf(shop.frame.id)).toBe(4);
    const out = part(shop.frame.id);
    const ticket = await shop.ticket({ kind: "warranty", invoice_item: sold?.id, items: [out] });
    expect(ticket).toMatchObject({ client, product: shop.frame.id, loss: 300 });
    expect(await shop.stockOf(shop.frame.id)).toBe(3);
    const both = await shop.changed(ticket, { items: [out, part(shop.frame.id, 1, "in")] });
    expect(both.loss).toBe(0);
    expect(await shop.stockOf(shop.frame.id)).toBe(4);
    const none = await shop.changed(both, { items: [] });
    expect(none.items).toEqual([]);
    expect(await shop.stockOf(shop.frame.id)).toBe(4);
    expect(await shop.violations()).toEqual([]);
  });

  it("a malformed ticket is refused at its fields", async () => {
    const { items, client } = await shop.sellGlasses();
    const other = await shop.client({ name: "Tazi Youssef" });
    const repair = { kind: "repair", object: "Monture" };
    const foreign = await openServiceShop();
    const cases: [object, object][] = [
      [{ object: "Monture", client }, { kind: "required" }],
      [{ kind: "repair", client }, { object: "required" }],
      [repair, { client: "required" }],
      [{ ...repair, client, status: "waiting" }, { estimate: "estimate_needed" }],
      [{ ...repair, client, status: "supplier" }, { supplier: "required" }],
      [{ ...repair, client, kind: "remake" }, { kind: "remake_route" }],
      [{ ...repair, client, date: addDays(today(), 1) }, { date: "day_to_come" }],
      [{ ...repair, client, received_amount: 10 }, { received_amount: "received_credit" }],
      [{ ...repair, client: other.id, invoice_item: items[0]?.id }, { client: "service_client" }],
      [{ ...repair, client, invoice_item: newId() }, { invoice_item: "unknown_record" }],
      [{ ...repair, client: foreign.user }, { client: "unknown_record" }],
      [{ ...repair, client, supplier: foreign.supplier.id }, { supplier: "unknown_record" }],
      [{ ...repair, client, product: foreign.frame.id }, { product: "unknown_record" }],
      [{ ...repair, client, worker: foreign.user }, { worker: "unknown_record" }],
      [{ ...repair, client, condition: ["new"] }, { condition: "choice" }],
      [
        { ...repair, client, items: [part(foreign.frame.id)] },
        { "items.0.product": "unknown_record" },
      ],
      [
        { ...repair, client, items: [part(shop.frame.id, 1, "lost")] },
        { "items.0.direction": "choice" },
      ],
    ];
    const answers = await Promise.all(cases.map(([body]) => shop.putService(body)));
    expect(answers.map((answer) => refusedAt(answer)[1])).toEqual(cases.map(([, at]) => at));
    expect(answers.map(({ status }) => status)).toEqual(cases.map(() => 400));
    expect(await shop.find("optique_services")).toEqual([]);
    const piece = { ...repair, supplier: shop.supplier.id };
    expect((await shop.ticket(piece)).client).toBe("");
  });

  it("a ticket ignores values that only the server writes, and has one step for each state", async () => {
    const { client, items } = await shop.sellGlasses();
    const sent = { number: "S1", steps: [], invoice: newId(), slip: "RF-1", rank: 4, by: "Moi" };
    const ticket = await shop.ticket({ client, ...sent });
    expect(ticket).toMatchObject({ invoice: "", slip: "", rank: 0, by: "Samira" });
    const moved = expectOk(await shop.patchService(ticket.id, { status: "ready", ...sent }));
    expect(moved).toMatchObject({ status: "ready", number: ticket.number, slip: "", rank: 0 });
    expectOk(await shop.patchService(ticket.id, { status: "ready" }));
    expectOk(await shop.patchService(ticket.id, { status: "returned", pays: "" }));
    const last = await shop.service(ticket.id);
    expect(
      (last.steps as { status: string; by: string }[]).map((one) => [one.status, one.by]),
    ).toEqual([
      ["todo", "Samira"],
      ["ready", "Samira"],
      ["returned", "Samira"],
    ]);
    expect(last.pays).toBe("shop");
    expect(refusedAt(await shop.patchService(ticket.id, { status: "waiting" }))).toEqual([
      400,
      { estimate: "estimate_needed" },
    ]);
    const stale = await shop.putService({ version: ticket.version, notes: "Tard" }, ticket.id);
    expect(refusedAt(stale)).toEqual([409, { version: "modified" }]);
    const other = await shop.ticket({ invoice_item: items[0]?.id });
    const again = await shop.ticket({ invoice_item: items[0]?.id });
    expect(again.others).toEqual([{ id: other.id, number: other.number, status: "todo" }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a ticket is promised after the shop's number of days, on Monday instead of Sunday", async () => {
    const client = (await shop.client()).id;
    const ticket = await shop.ticket({ client });
    expect(ticket.promised_on).toBe(stored(promisedDay(today(), 3)));
  });

  it("the number of a ticket is never used twice", async () => {
    const client = (await shop.client()).id;
    const one = await shop.ticket({ client });
    const screw = await shop.product({ name: "Vis", type: "accessory", stock: 40 });
    const two = await shop.ticket({ client, items: [part(screw.id, 3)] });
    expect(await shop.stockOf(screw.id)).toBe(37);
    expectOk(await shop.deleteService(two.id));
    expect(await shop.stockOf(screw.id)).toBe(40);
    const three = await shop.ticket({ client });
    expect([one, two, three].map(({ number }) => number.slice(-1))).toEqual(["1", "2", "3"]);
    expect(await shop.violations()).toEqual([]);
  });

  it("parts are written by their ticket only, and a later change of a product does not change them", async () => {
    const client = (await shop.client()).id;
    const out = part(shop.frame.id);
    const ticket = await shop.ticket({ client, items: [out] });
    const path = recordsPath("optique_service_items", out.id);
    expect((await shop.send("PATCH", path, { quantity: 2 })).status).toBe(403);
    expect((await shop.sendAsAdmin("PATCH", path, { quantity: 2 })).status).toBe(400);
    expect((await shop.sendAsAdmin("DELETE", path)).status).toBe(400);
    const price = { purchase_price: 500, name: "Autre" };
    expectOk(await shop.send("PATCH", recordsPath("optique_products", shop.frame.id), price));
    const more = await shop.changed(ticket, { items: [{ ...out, quantity: 2 }] });
    expect(more.items).toMatchObject([
      { quantity: 2, unit_cost: 300, product_name: "Monture Riad" },
    ]);
    expect(more.loss).toBe(600);
  });
});

describe("the invoice of a ticket's repair", () => {
  const soldFor = (service: string, id = newId(), client = "") =>
    shop.send<{ id: string }>("PUT", `/api/optique/invoices/${id}`, {
      client,
      service,
      date: today(),
      items: [{ ...line("", 1, 80), label: "Soudure" }],
      payments: [payment(80)],
    });

  it("twenty requests at once create one invoice, and link it to the ticket", async () => {
    const client = (await shop.client()).id;
    const ticket = await shop.ticket({ client, estimate: 80, status: "waiting" });
    const ids = Array.from({ length: 20 }, newId);
    const answers = await Promise.all(ids.map((id) => soldFor(ticket.id, id, client)));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const [invoice, ...others] = await shop.find("optique_invoices");
    expect(others).toEqual([]);
    const refused = answers.find(({ status }) => status === 409);
    expect(JSON.stringify(refused?.body)).toContain(invoice?.invoice_number);
    expect(await shop.service(ticket.id)).toMatchObject({ invoice: invoice?.id, pays: "client" });
    expect(refusedAt(await shop.deleteService(ticket.id))).toEqual([
      409,
      { id: "service_invoiced" },
    ]);
    expectOk(await shop.send("DELETE", recordsPath("optique_invoices", invoice?.id)));
    expect((await shop.service(ticket.id)).invoice).toBe("");
    expect(await shop.violations()).toEqual([]);
  });

  it("an invoice is refused for another client or an unknown ticket, and its client becomes the ticket's", async () => {
    const client = (await shop.client()).id;
    const other = (await shop.client({ name: "Tazi" })).id;
    const ticket = await shop.ticket({ client });
    expect(refusedAt(await soldFor(ticket.id, newId(), other))).toEqual([
      400,
      { client: "service_client" },
    ]);
    expect(refusedAt(await soldFor(newId(), newId(), client))).toEqual([
      400,
      { service: "unknown_record" },
    ]);
    expect(await shop.find("optique_invoices")).toEqual([]);
    const piece = await shop.ticket({ supplier: shop.supplier.id });
    expectOk(await soldFor(piece.id, newId(), other));
    expect((await shop.service(piece.id)).client).toBe(other);
  });
});

describe("rights of tickets", () => {
  it("a seller cannot give a frame away, and sees no cost", async () => {
    const client = (await shop.client()).id;
    const { send } = await shop.colleague("seller");
    const put = (values: object, id = newId()) =>
      send("PUT", `/api/optique/services/${id}`, {
        kind: "repair",
        object: "Monture",
        client,
        ...values,
      });
    const gift = await put({ items: [part(shop.frame.id, 2)] });
    expect(gift.status).toBe(403);
    expect(JSON.stringify(gift.body)).toContain('"amount":1700');
    expect((await put({ expected: 10 })).status).toBe(403);
    const screw = await shop.product({
      name: "Vis",
      type: "accessory",
      stock: 4,
      purchase_price: 2,
    });
    const id = newId();
    expectOk(await put({ items: [part(screw.id)] }, id));
    const text = JSON.stringify((await send("GET", `/api/optique/services/${id}`)).body);
    for (const name of [
      "unit_cost",
      "loss",
      "expected",
      "received_amount",
      '"cost"',
      "purchase_price",
    ])
      expect(text).not.toContain(name);
    const list = recordsPath("optique_services");
    expect((await send("GET", `${list}?filter=${encodeURIComponent("expected > 1")}`)).status).toBe(
      403,
    );
    const accountant = await shop.colleague("accountant");
    expect(
      (await accountant.send("PUT", `/api/optique/services/${newId()}`, { kind: "repair" })).status,
    ).toBe(403);
  });
});
