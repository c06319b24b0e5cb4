import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import {
  call,
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Shop,
} from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
let seller: Colleague;
let optician: Colleague;
let frame: Product;
beforeAll(async () => {
  shop = await openShop(server);
  seller = await shop.colleague("seller");
  optician = await shop.colleague("optician");
});
beforeEach(async () => {
  frame = await shop.product({ reference: newId(), min_price: 700, stock: 50 });
});

const cash = (amount: number, values: object = {}) => payment(amount, { date: today(), ...values });
const sold = (values: object = {}) => ({ ...line(frame.id, 1, 850), ...values });
const put = (who: Colleague, items: object[], payments: object[] = [], id = newId()) =>
  who.send<{ id: string; version: string }>("PUT", `/api/optique/invoices/${id}`, {
    client: "",
    items,
    payments,
  });
const lacks = (act: string, amount?: number) => ({
  status: 403,
  body: { data: { right: { code: "right", act, ...(amount === undefined ? {} : { amount }) } } },
});

describe("a sale by a seller", () => {
  it("a seller saves a sale at the product's price, with a discount within 10 %", async () => {
    expectOk(await put(seller, [sold({ discount: 85 })], [cash(765)]));
  });

  it.each([
    ["a discount above 10 %", { discount: 86 }, "discount.any", 86],
    ["another price", { price: 900 }, "price.change", 50],
    ["a price under the floor", { price: 600 }, "price.change", 250],
  ])(
    "a seller's sale with %s is refused, and nothing is written",
    async (_, values, act, amount) => {
      const id = newId();
      expect(await put(seller, [sold(values)], [], id)).toMatchObject(lacks(act, amount));
      expect((await shop.send("GET", `/api/optique/invoices/${id}`)).status).toBe(404);
      expect(await shop.read("optique_products", frame.id)).toMatchObject({ stock: 50 });
    },
  );

  it("a seller's sale is refused when the discounts of many small lines add up", async () => {
    const free = (discount: number) =>
      Array.from({ length: 500 }, () => ({ ...line("", 1, 5.5), label: "Libre", discount }));
    expect(await put(seller, free(5.5))).toMatchObject(lacks("discount.any", 2750));
    expectOk(await put(seller, free(0.55)));
  });

  it("another product or fewer pieces on a stored line need the right to delete", async () => {
    const id = newId();
    const item = sold({ quantity: 2 });
    const { version } = expectOk(await put(seller, [item], [], id));
    const again = (values: object) =>
      seller.send("PUT", `/api/optique/invoices/${id}`, {
        client: "",
        version,
        items: [{ ...item, ...values }],
      });
    expect(await again({ quantity: 1 })).toMatchObject(lacks("document.delete", 850));
    const free = { product: "", label: "Cordon", price: 1 };
    expect(await again(free)).toMatchObject(lacks("document.delete", 1700));
    const path = recordsPath("optique_invoice_items", item.id);
    expect(await seller.send("PATCH", path, { quantity: 1 })).toMatchObject(
      lacks("document.delete", 850),
    );
    expectOk(await again({ quantity: 3 }));
  });

  it("removing or lowering a stored line or payment needs the right to delete", async () => {
    const id = newId();
    const [item, other, paid] = [sold(), sold(), cash(100)];
    const { version } = expectOk(await put(seller, [item, other], [paid], id));
    const again = (items: object[], payments: object[]) =>
      seller.send("PUT", `/api/optique/invoices/${id}`, { client: "", version, items, payments });
    expect(await again([item], [paid])).toMatchObject(lacks("document.delete"));
    expect(await again([item, other], [])).toMatchObject(lacks("document.delete"));
    expect(await again([item, other], [{ ...paid, amount: 50 }])).toMatchObject(
      lacks("document.delete"),
    );
    expect(await again([item, other], [{ ...paid, payment_method: "card" }])).toMatchObject(
      lacks("document.delete"),
    );
    expectOk(await again([item, other], [{ ...paid, amount: 150 }]));
  });

  it("a seller may save a sale with a price and discount given by a colleague with more rights", async () => {
    const id = newId();
    const item = sold({ price: 400, discount: 100 });
    const { version } = expectOk(
      await shop.send<{ version: string }>("PUT", `/api/optique/invoices/${id}`, {
        client: "",
        items: [item],
      }),
    );
    expectOk(
      await seller.send("PUT", `/api/optique/invoices/${id}`, {
        client: "",
        version,
        items: [item],
        payments: [cash(50)],
      }),
    );
  });

  it("a seller saves a prescription without its eye values and notes", async () => {
    const client = await shop.client({ name: `Client ${newId()}` });
    const body = {
      client: client.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [sold()] },
    };
    const save = (who: Colleague, values: object, id = newId()) =>
      who.send<{ version: string }>("PUT", `/api/optique/prescriptions/${id}`, {
        ...body,
        ...values,
      });
    expect(await save(seller, { right_sphere: -2 })).toMatchObject(lacks("prescription.write"));
    expect(await save(seller, { notes: "Écran" })).toMatchObject(lacks("prescription.write"));
    const id = newId();
    const { version } = expectOk(await save(seller, { prescriber: "Dr Alami" }, id));
    const change = { version, left_sphere: 1, invoice: undefined };
    expect(await save(seller, change, id)).toMatchObject(lacks("prescription.write"));
    const measured = expectOk(await save(optician, change, id));
    const another = await shop.client({ name: `Client ${newId()}` });
    const keep = { version: measured.version, invoice: undefined };
    for (const moved of [{ client: another.id }, { date: addDays(today(), -1) }]) {
      expect(await save(seller, { ...keep, ...moved }, id)).toMatchObject(
        lacks("prescription.write"),
      );
      const path = recordsPath("optique_prescriptions", id);
      expect(await seller.send("PATCH", path, moved)).toMatchObject(lacks("prescription.write"));
    }
    expectOk(await save(seller, { ...keep, prescriber: "Dr Amrani" }, id));
  });
});

describe("the records API", () => {
  it("asks for the same rights for a line, a payment and a prescription", async () => {
    const { id } = expectOk(await put(seller, [sold()], [cash(100)]));
    const make = (collection: string, values: object) =>
      seller.send("POST", recordsPath(collection), { invoice: id, ...values });
    const { id: _, ...cheap } = sold({ price: 100 });
    expect(await make("optique_invoice_items", cheap)).toMatchObject(lacks("price.change", 750));
    const [paid] = await shop.find("optique_payments", `invoice = '${id}'`);
    const change = (values: object) =>
      seller.send("PATCH", recordsPath("optique_payments", paid?.id), values);
    expect(await change({ amount: 1 })).toMatchObject(lacks("document.delete"));
    expect(await change({ payment_method: "card" })).toMatchObject(lacks("document.delete"));
    expectOk(await change({ reference: "12" }));
    const client = await shop.client({ name: `Client ${newId()}` });
    const eyes = { client: client.id, date: today(), right_sphere: -1 };
    expect(await seller.send("POST", recordsPath("optique_prescriptions"), eyes)).toMatchObject(
      lacks("prescription.write"),
    );
  });
});

describe("an optician", () => {
  it("may give 20 % and change prices, and sells below no lowest price", async () => {
    expectOk(await put(optician, [sold({ discount: 150 })]));
    expectOk(await put(optician, [sold({ price: 900 })]));
    expect(await put(optician, [sold({ price: 690 })])).toMatchObject(lacks("price.floor", 10));
  });

  it("may issue a credit note, but not refund money", async () => {
    const { id } = expectOk(await put(optician, [sold()], [cash(850)]));
    const [item] = await shop.find("optique_invoice_items", `invoice = '${id}'`);
    const credit = (values: object) =>
      optician.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: id,
        reason: "return",
        items: [{ id: newId(), invoice_item: item?.id, quantity: 1, amount: 850 }],
        ...values,
      });
    const refunds = [{ id: newId(), amount: 850, payment_method: "cash" }];
    expect(await credit({ refunds })).toMatchObject(lacks("refund.give", 850));
    expectOk(await credit({ kept: 850 }));
  });

  it("may give the percentage that the shop has set", async () => {
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { optician_discount: 5 }));
    expect(await put(optician, [sold({ discount: 150 })])).toMatchObject(lacks("discount.any"));
    expectOk(await shop.send("PATCH", company, { optician_discount: 20 }));
  });

  it("sees the till of today, but no earlier day", async () => {
    const till = (day: string) => optician.send("GET", `/api/optique/till?day=${day}`);
    expect((await till(today())).status).toBe(200);
    expect(await till("2026-11-02")).toMatchObject(lacks("till.history"));
  });
});

describe("the shop's discount on second pairs", () => {
  const offer = (second_pair_discount: number) =>
    shop.send("PATCH", recordsPath("optique_companies", shop.company), { second_pair_discount });
  const second = (values: object = {}) => sold({ pair: 2, discount: 425, ...values });

  it("a shop's second-pair discount begins at 0, is from 0 to 100, and is read with the company", async () => {
    const fresh = await openShop(server);
    const company = await fresh.read("optique_companies", fresh.company);
    expect(company).toMatchObject({ second_pair_discount: 0 });
    for (const wrong of [-1, 100.5, "moitié"])
      expect(await offer(wrong as number)).toMatchObject({
        status: 400,
        body: { data: { second_pair_discount: {} } },
      });
    expectOk(await offer(12.5));
    expectOk(await offer(0));
    expect(await put(seller, [sold(), second()])).toMatchObject(lacks("discount.any", 425));
  });

  it("a seller may give it without another right, by a save, a line or an exchange", async () => {
    expectOk(await offer(50));
    expectOk(await put(seller, [sold(), second()]));
    const more = second({ discount: 427 });
    expect(await put(seller, [sold(), more])).toMatchObject(lacks("discount.any", 427));
    expect(await put(seller, [sold({ discount: 425 })])).toMatchObject(lacks("discount.any", 425));
    const { id, version } = expectOk(await put(seller, [sold()]));
    const make = (values: object) =>
      seller.send<{ id: string }>("POST", recordsPath("optique_invoice_items"), {
        invoice: id,
        ...values,
      });
    expect(await make(second({ id: newId(), pair: 1 }))).toMatchObject(lacks("discount.any", 425));
    const { id: added } = expectOk(await make(second({ id: newId() })));
    const path = recordsPath("optique_invoice_items", added);
    expect(await seller.send("PATCH", path, { pair: 1 })).toMatchObject(lacks("discount.any", 425));
    expectOk(await seller.send("PATCH", path, { pair: 3 }));
    expect(version).not.toBe("");
    const credit = { invoice: id, reason: "return", items: [] };
    const exchange = (item: object) =>
      optician.send("PUT", `/api/optique/exchanges/${newId()}`, {
        credit: {
          ...credit,
          items: [{ id: newId(), invoice_item: added, quantity: 1, amount: 425, goods: "shelf" }],
        },
        sale: { id: newId(), client: "", items: [sold(), item] },
      });
    expect(await exchange(more)).toMatchObject(lacks("discount.any", 427));
    expectOk(await exchange(second()));
    expectOk(await offer(0));
  });
});

describe("a person whose only right about payments is to change the state of a cheque", () => {
  const state = { cheque_state: "deposited" };
  const cheque = { reference: "4471820", bank: "CIH" };
  let id: string;
  let paid: { id: string };
  beforeEach(async () => {
    id = newId();
    paid = cash(500, { payment_method: "check", ...cheque });
    expectOk(await shop.send("PUT", `/api/optique/invoices/${id}`, saleOf({})));
  });
  const saleOf = (values: object) => ({
    client: "",
    items: [],
    payments: [{ ...paid, ...values }],
  });
  const others = [{ amount: 800 }, { date: "2026-11-20" }, { reference: "12" }, { bank: "BMCE" }];

  it("cannot change anything else by the record of the payment", async () => {
    const accountant = await shop.colleague("accountant");
    const patch = (values: object) =>
      accountant.send("PATCH", recordsPath("optique_payments", paid.id), values);
    for (const values of others)
      expect(await patch({ ...state, ...values })).toMatchObject(lacks("payment.take"));
    expectOk(await patch({ ...state, ...cheque }));
    expectOk(await patch({ cheque_state: "bounced" }));
  });

  it("cannot change anything else by the document", async () => {
    const who = await shop.colleague("optician", { rights: { "payment.take": false } });
    const { version } = expectOk(
      await who.send<{ version: string }>("GET", `/api/optique/invoices/${id}`),
    );
    const save = (values: object) =>
      who.send("PUT", `/api/optique/invoices/${id}`, { ...saleOf(values), version });
    for (const values of others)
      expect(await save({ ...state, ...values })).toMatchObject(lacks("payment.take"));
    expectOk(await save(state));
  });
});

describe("the amount of an approval", () => {
  let owner: Colleague;
  beforeAll(async () => {
    owner = await shop.colleague("owner", { pin: "2580" });
  });
  const send = (id: string, body: object, approval = "") =>
    call(server, "PUT", `/api/optique/invoices/${id}`, {
      token: seller.token,
      body: { client: "", payments: [], ...body },
      headers: { "X-Optique-Approval": approval },
    });
  const approve = async (record: string, act: string, amount: number) =>
    expectOk(
      await seller.send<{ id: string }>("POST", "/api/optique/approvals", {
        act,
        record,
        amount,
        person: owner.id,
        pin: "2580",
        reason: "Cliente fidèle",
      }),
    ).id;
  const allows = async (id: string, body: object, act: string, amount: number) => {
    expect(await send(id, body)).toMatchObject(lacks(act, amount));
    const less = await approve(id, act, amount - 1);
    expect(await send(id, body, less)).toMatchObject(lacks(act, amount));
    expectOk(await send(id, body, await approve(id, act, amount)));
  };

  it("an approval's amount is the sum of the discounts of a save", async () => {
    frame = await shop.product({ selling_price: 850, stock: 50 });
    const items = [sold({ discount: 90 }), sold({ discount: 850 }), sold({ discount: 85 })];
    await allows(newId(), { items }, "discount.any", 940);
  });

  it("an approval's amount is the sum of what lies below the floor", async () => {
    const dear = await shop.product({ selling_price: 699, min_price: 700, stock: 5 });
    const cheap = await shop.product({ selling_price: 200, min_price: 700, stock: 5 });
    const items = [line(dear.id, 1, 699), line(cheap.id, 1, 200)];
    await allows(newId(), { items }, "price.floor", 501);
  });

  it("counts the difference of price for every piece", async () => {
    await allows(
      newId(),
      { items: [{ ...sold({ price: 900 }), quantity: 3 }] },
      "price.change",
      150,
    );
  });

  it("an approval's amount is the sum of the removed lines and payments", async () => {
    const id = newId();
    const [item, other] = [sold(), sold()];
    const paid = [cash(1), cash(800), cash(20)];
    const { version } = expectOk(await put(seller, [item, other], paid, id));
    const lowered = { ...paid[2], amount: 5 };
    await allows(id, { version, items: [item], payments: [lowered] }, "document.delete", 1666);
  });

  it("an approval for the deletion of an invoice must cover the whole invoice, not one line alone", async () => {
    const id = newId();
    expectOk(await put(seller, [sold()], [cash(1)], id));
    const remove = (approval: string) =>
      call(server, "DELETE", recordsPath("optique_invoices", id), {
        token: seller.token,
        headers: { "X-Optique-Approval": approval },
      });
    expect(await remove("")).toMatchObject(lacks("document.delete", 851));
    const line850 = await approve(id, "document.delete", 850);
    expect(await remove(line850)).toMatchObject(lacks("document.delete", 851));
    expect((await remove(await approve(id, "document.delete", 851))).status).toBe(204);
  });
});
