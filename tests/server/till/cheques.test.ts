import { beforeEach, describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Invoice, Payment } from "#domain/core/records.ts";
import { slipNumber } from "#domain/till/cheques.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
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

let shop: Shop;
let frame: string;
let client: string;

beforeEach(async () => {
  shop = await openShop();
  frame = (await shop.product()).id;
  client = (await shop.client({ name: "Daoudi Zineb" })).id;
});

const day = today();
const cheque = (amount: number, values: object = {}) =>
  payment(amount, { date: day, payment_method: "check", ...values });
const sell = (payments: object[], price = 1000) =>
  shop.saveInvoice(newId(), { client, date: day, items: [line(frame, 1, price)], payments });
const set = (id: string, values: object) =>
  shop.send<Payment>("PATCH", recordsPath("optique_payments", id), values);
const blank = { bank: "", due_on: "", cheque_state: "", deposited_on: "", slip: "" };

describe("a cheque", () => {
  it("a cheque is in hand when taken, whatever is sent, by document and by record", async () => {
    const due = addDays(day, 20);
    const sent = { bank: "CIH Bank", due_on: due, reference: "4471820", cheque_state: "cleared" };
    const expected = { ...sent, due_on: storedDay(due), cheque_state: "in_hand" };
    const sold = await sell([cheque(400, sent)]);
    expect(sold.payments[0]).toMatchObject(expected);
    const added = await shop.create("optique_payments", {
      ...cheque(100, sent),
      invoice: sold.id,
      slip: "RB-1",
    });
    expect(added).toMatchObject({ ...expected, slip: "" });
  });

  it("a cheque's fields are cleared when the payment has another method", async () => {
    const sold = await sell([
      payment(100, { date: day, bank: "CIH Bank", due_on: day, cheque_state: "in_hand" }),
    ]);
    expect(sold.payments[0]).toMatchObject(blank);
  });

  it("keeps values that a document does not send, and is not written again by a retry", async () => {
    const one = cheque(400, { bank: "BMCI", due_on: day });
    const sold = await sell([one]);
    expectOk(await set(one.id, { cheque_state: "deposited" }));
    const body = { client, date: day, items: sold.items, notes: "Rappeler" };
    const now = expectOk(
      await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${sold.id}`),
    );
    const bare = { ...cheque(400), id: one.id };
    const saved = await shop.saveInvoice(sold.id, {
      ...body,
      payments: [bare],
      version: now.version,
    });
    expect(saved.payments[0]).toMatchObject({ bank: "BMCI", cheque_state: "deposited" });
    const again = await shop.saveInvoice(sold.id, { ...body, payments: [bare] });
    expect(again.version).toBe(saved.version);
  });

  it("loses its values when the payment changes method, and is in hand when it is a cheque again", async () => {
    const one = cheque(400, { bank: "BMCI", due_on: day });
    await sell([one]);
    expectOk(await set(one.id, { cheque_state: "bounced" }));
    const cash = expectOk(await set(one.id, { payment_method: "cash" }));
    expect(cash).toMatchObject(blank);
    const back = expectOk(await set(one.id, { payment_method: "check", cheque_state: "cleared" }));
    expect(back).toMatchObject({ ...blank, cheque_state: "in_hand" });
    expect(expectOk(await set(one.id, { cheque_state: "" })).cheque_state).toBe("in_hand");
    expect((await set(one.id, { cheque_state: "lost" })).status).toBe(400);
    expect((await set(one.id, { due_on: "demain" })).status).toBe(400);
  });

  it("a bounced cheque does not count until it is cleared", async () => {
    const one = cheque(600);
    const { id } = await sell([one, payment(400, { date: day })]);
    const invoice = (): Promise<Invoice> => shop.read("optique_invoices", id);
    const takings = async () => {
      const path = `/api/optique/statistics?from=${day}&to=${day}`;
      const found = await shop.send<{ byDay: object[]; byMethod: object[] }>("GET", path);
      const { byDay, byMethod } = expectOk(found);
      return { byDay, byMethod };
    };
    const whole = await takings();
    expect(await invoice()).toMatchObject({ status: "paid", paid_amount: 1000 });
    expectOk(await set(one.id, { cheque_state: "bounced" }));
    expect(await invoice()).toMatchObject({ status: "partial", paid_amount: 400 });
    expect(await takings()).toEqual({
      byDay: [{ day, amount: 400 }],
      byMethod: [{ method: "cash", payments: 1, amount: 400 }],
    });
    expectOk(await set(one.id, { cheque_state: "cleared" }));
    expect(await invoice()).toMatchObject({ status: "paid", paid_amount: 1000 });
    expect(await takings()).toEqual(whole);
    const entries = await shop.find("optique_journal", `record = "${one.id}"`);
    expect(entries.map(({ changes }) => changes)).toEqual([
      { cheque_state: ["in_hand", "bounced"] },
      { cheque_state: ["bounced", "cleared"] },
    ]);
    const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
    expect(expectOk(report).violations).toEqual([]);
  });

  it("a cheque that bounces within a saved document does not count in its sums", async () => {
    const one = cheque(600);
    const sold = await sell([one]);
    const saved = await shop.saveInvoice(sold.id, {
      client,
      date: day,
      items: sold.items,
      payments: [{ ...one, cheque_state: "bounced" }],
      version: sold.version,
    });
    expect(saved).toMatchObject({ paid_amount: 0, status: "unpaid" });
  });

  it("a cheque stored before states existed has none, and gets none by a retry", async () => {
    const one = cheque(600);
    const sold = await sell([one]);
    const query = `UPDATE optique_payments SET cheque_state = '', "by" = '' WHERE id = '${one.id}'`;
    await shop.sendAsAdmin("POST", "/api/sql", { query });
    const now = expectOk(
      await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${sold.id}`),
    );
    const body = { client, date: day, items: sold.items, payments: [one] };
    expect((await shop.saveInvoice(sold.id, body)).version).toBe(now.version);
    expect(expectOk(await set(one.id, { bank: "BMCI" }))).toMatchObject({
      bank: "BMCI",
      cheque_state: "",
    });
  });
});

type Cheques = {
  items: ListedPayment[];
  totalItems: number;
  sums: Record<string, number>;
  counts: Record<string, number>;
  due: object;
};
const list = async (query = ""): Promise<Cheques> =>
  expectOk(await shop.send<Cheques>("GET", `/api/optique/lists/cheques${query}`));
const ids = ({ items }: Cheques) => items.map(({ id }) => id);

describe("the list of cheques", () => {
  const inHand = cheque(900, { due_on: addDays(day, -3), reference: "0091244" });
  const later = cheque(1400, { due_on: addDays(day, 14), bank: "Crédit du Maroc" });
  const undated = cheque(200, { bank: "BMCI" });
  const gone = cheque(980, { due_on: addDays(day, -7) });

  beforeEach(async () => {
    for (const one of [inHand, later, undated, gone]) one.id = newId();
    await sell([undated, later, payment(50, { date: day })], 3000);
    await sell([gone, inHand], 3000);
    expectOk(await set(gone.id, { cheque_state: "deposited" }));
  });

  it("the list of cheques is sorted by due day, undated last, with client and invoice", async () => {
    const found = await list();
    expect(ids(found)).toEqual([gone.id, inHand.id, later.id, undated.id]);
    expect(found.items[0]?.expand).toMatchObject({
      client: { id: client, name: "Daoudi Zineb" },
      invoice: { invoice_number: expect.stringMatching(/^\d{10}$/) as string },
    });
    expect(found).toMatchObject({
      totalItems: 4,
      sums: { in_hand: 2500, deposited: 980, cleared: 0, bounced: 0 },
      counts: { in_hand: 3, deposited: 1, cleared: 0, bounced: 0 },
      due: { cheques: 1, amount: 900 },
    });
  });

  it("the list of cheques is filtered by state, day, number, bank and client, page by page", async () => {
    expect(ids(await list("?state=deposited"))).toEqual([gone.id]);
    expect(ids(await list("?state=due"))).toEqual([inHand.id]);
    expect(ids(await list("?state=open"))).toHaveLength(4);
    expect(ids(await list("?state=cleared,bounced"))).toEqual([]);
    expect(ids(await list("?state=lost"))).toEqual([]);
    expect(ids(await list(`?from=${day}`))).toEqual([later.id]);
    expect(ids(await list(`?to=${day}`))).toEqual([gone.id, inHand.id]);
    expect(ids(await list("?q=0091244"))).toEqual([inHand.id]);
    expect(ids(await list("?q=credit"))).toEqual([later.id]);
    expect(ids(await list("?q=zineb"))).toHaveLength(4);
    expect(ids(await list("?q=inconnu"))).toEqual([]);
    const pages = [await list("?perPage=3"), await list("?perPage=3&page=2")];
    expect(pages.flatMap(ids)).toEqual([gone.id, inHand.id, later.id, undated.id]);
  });

  it("shows due cheques on the dashboard, and none of another company", async () => {
    const today = async (of: Shop) =>
      expectOk(await of.send<{ today: object }>("GET", "/api/optique/dashboard")).today;
    expect(await today(shop)).toMatchObject({
      chequesDue: 1,
      chequesDueAmount: 900,
      tillOpen: 0,
      tillToClose: 0,
      firstToClose: null,
    });
    const other = await openShop();
    expect(await today(other)).toMatchObject({ chequesDue: 0 });
    const theirs = await other.send<Cheques>("GET", "/api/optique/lists/cheques");
    expect(expectOk(theirs)).toMatchObject({ totalItems: 0, sums: { in_hand: 0 } });
  });
});

type Slip = { slip: string; deposited_on: string; amount: number; cheques: ListedPayment[] };
const deposit = (cheques: unknown, by: Shop = shop) =>
  by.send<Slip>("POST", "/api/optique/till/slips", { cheques });
const refusalOf = (answer: { body: unknown }) => answer.body as Refusal;

describe("a deposit slip", () => {
  it("deposits cheques under one number, and lists them again", async () => {
    const five = [1, 2, 3, 4, 5].map((place) => cheque(place * 100.1));
    await sell(five, 3000);
    const made = expectOk(await deposit(five.map(({ id }) => id)));
    expect(made).toMatchObject({
      slip: slipNumber(day, 1),
      deposited_on: storedDay(day),
      amount: 1501.5,
    });
    expect(made.cheques).toHaveLength(5);
    expect(made.cheques[0]).toMatchObject({ cheque_state: "deposited", slip: made.slip });
    expect((await list(`?slip=${made.slip}`)).totalItems).toBe(5);
    const other = cheque(10);
    await sell([other]);
    expect(expectOk(await deposit([other.id])).slip).toBe(slipNumber(day, 2));
  });

  it("a deposit slip is returned unchanged for a repeated request", async () => {
    const one = cheque(100);
    await sell([one]);
    const made = expectOk(await deposit([one.id]));
    expect(expectOk(await deposit([one.id]))).toEqual(made);
  });

  it("a deposit slip gets its number from the server, and a sent one is ignored", async () => {
    const [one, two] = [cheque(100), cheque(200)];
    await sell([one, two]);
    expectOk(await deposit([one.id]));
    const forged = { slip: `RB-20261121-${"9".repeat(20)}`, deposited_on: "2020-01-01" };
    expect(expectOk(await set(one.id, forged)).slip).toBe("");
    const far = { cheque_state: "deposited", slip: slipNumber(day, 999_999_999) };
    expectOk(await set(one.id, far));
    const made = expectOk(await deposit([two.id]));
    expect(made.slip).toBe(slipNumber(day, 2));
    expect(await shop.read("optique_payments", two.id)).toMatchObject({ slip: made.slip });
  });

  it("the number of a deposit slip is used once, also when its cheques are back in hand", async () => {
    const [one, two] = [cheque(100), cheque(200)];
    await sell([one, two]);
    expectOk(await deposit([one.id]));
    expectOk(await set(one.id, { cheque_state: "in_hand" }));
    expectOk(await set(two.id, { cheque_state: "deposited", slip: slipNumber(day, 2) }));
    expect(expectOk(await deposit([one.id])).slip).toBe(slipNumber(day, 3));
  });

  it("a deposit slip is returned again only for a request with all of its cheques", async () => {
    const pair = [cheque(100), cheque(200)];
    await sell(pair);
    expectOk(await deposit(pair.map(({ id }) => id)));
    expect((await deposit([pair[0]?.id])).status).toBe(400);
    const twice = await deposit([pair[1]?.id, pair[1]?.id, "zzz"]);
    expect(Object.keys(refusalOf(twice).data)).toEqual(["cheques.0", "cheques.1", "cheques.2"]);
    expect((await deposit([[pair[0]?.id]])).status).toBe(400);
  });

  it("a deposit slip loses a cheque that is put back in hand", async () => {
    const one = cheque(100);
    await sell([one]);
    expectOk(await deposit([one.id]));
    expect(expectOk(await set(one.id, { cheque_state: "cleared" })).slip).not.toBe("");
    const back = expectOk(await set(one.id, { cheque_state: "in_hand" }));
    expect(back).toMatchObject({ slip: "", deposited_on: "" });
  });

  it("a deposit slip is refused whole when a cheque is not in hand or unknown", async () => {
    const [one, cleared] = [cheque(100), cheque(200)];
    const cash = payment(5, { date: day });
    await sell([one, cleared, cash]);
    expectOk(await set(cleared.id, { cheque_state: "cleared" }));
    for (const [wrong, code] of [
      [cleared.id, "not_in_hand"],
      [cash.id, "unknown_record"],
      ["nothing", "unknown_record"],
    ] as const) {
      const refused = await deposit([one.id, wrong]);
      expect([refused.status, refusalOf(refused).data["cheques.1"]?.code]).toEqual([400, code]);
    }
    expect(refusalOf(await deposit([])).data["cheques"]?.code).toBe("required");
    expect(refusalOf(await deposit("x")).data["cheques"]?.code).toBe("list");
    const other = await openShop();
    expect(refusalOf(await deposit([one.id], other)).data["cheques.0"]?.code).toBe(
      "unknown_record",
    );
    expect(await shop.read("optique_payments", one.id)).toMatchObject({ cheque_state: "in_hand" });
  });
});
