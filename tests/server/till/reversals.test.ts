import { beforeEach, expect, it } from "vitest";

import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Payment } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { startServerWithClock } from "#support/extraRoutes.ts";
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
  frame = (await shop.product({ vat_rate: 20 })).id;
  client = (await shop.client({ name: "Daoudi Zineb" })).id;
});

const day = today();
const before = (days: number): IsoDay => addDays(day, -days);

const sell = (payments: object[], price = 900, date: IsoDay = before(10)) =>
  shop.saveInvoice(newId(), { client, date, items: [line(frame, 1, price)], payments });
const cheque = (amount: number, date: IsoDay = before(10)) =>
  payment(amount, { date, payment_method: "check", reference: "4471820" });
const set = (id: string, values: object) =>
  shop.send<Payment & Refusal>("PATCH", recordsPath("optique_payments", id), values);
const till = async (of: IsoDay) =>
  expectOk(await shop.send<TillDay>("GET", `/api/optique/till?day=${of}`));
type Statistics = {
  byDay: object[];
  byMethod: object[];
  reversed: number;
  vat: { collected: object[] };
};
const statistics = async (from: IsoDay, to: IsoDay) => {
  const path = `/api/optique/statistics?from=${from}&to=${to}`;
  const { byDay, byMethod, reversed, vat } = expectOk(await shop.send<Statistics>("GET", path));
  return { byDay, byMethod, reversed, collected: vat.collected };
};
const reversals = async () =>
  (await shop.find("optique_reversals")).map(({ date, amount, kind }) => ({
    date: date.slice(0, 10),
    amount,
    kind,
  }));
const isSound = async () => {
  const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
};

it("a bounced cheque stays in the takings of its own day, and is subtracted on the day it bounced", async () => {
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      vat: true,
      vat_rate: 20,
    }),
  );
  const one = cheque(900);
  const { id } = await sell([one]);
  const paid = await statistics(before(10), before(10));
  const bounced = expectOk(
    await set(one.id, {
      cheque_state: "bounced",
      bounced_on: before(2),
      bounce_note: "Provision insuffisante",
    }),
  );
  expect(bounced).toMatchObject({
    bounced_on: storedDay(before(2)),
    bounce_note: "Provision insuffisante",
  });
  expect(await shop.read("optique_invoices", id)).toMatchObject({
    status: "unpaid",
    paid_amount: 0,
  });
  expect(await statistics(before(10), before(10))).toEqual(paid);
  expect(paid).toMatchObject({
    byDay: [{ day: before(10), amount: 900 }],
    byMethod: [{ method: "check", payments: 1, amount: 900 }],
    reversed: 0,
    collected: [{ rate: 20, ht: 750, vat: 150, ttc: 900 }],
  });
  expect(await statistics(before(2), before(2))).toEqual({
    byDay: [{ day: before(2), amount: -900 }],
    byMethod: [{ method: "check", payments: 0, amount: -900 }],
    reversed: -900,
    collected: [{ rate: 20, ht: -750, vat: -150, ttc: -900 }],
  });
  const [own, back] = [await till(before(10)), await till(before(2))];
  expect(own).toMatchObject({
    byMethod: [{ method: "check", payments: 1, amount: 900 }],
    counter: 900,
    reversed: 0,
    reversals: [],
  });
  expect(back).toMatchObject({
    byMethod: [{ method: "check", payments: 0, amount: -900 }],
    counter: -900,
    reversed: -900,
    cash: 0,
    payments: [],
    reversals: [
      {
        payment: one.id,
        invoice: id,
        amount: -900,
        kind: "bounced",
        payment_method: "check",
        reference: "4471820",
        taken_on: storedDay(before(10)),
        client_name: "Daoudi Zineb",
      },
    ],
  });
  expect(back.byPerson).toEqual([{ ...own.byPerson[0], payments: 0, amount: -900 }]);
  await isSound();
});

it("the closed day of a bounce shows it as a change, and the closed day of the cheque does not", async () => {
  const one = cheque(900);
  await sell([one]);
  for (const closed of [before(10), before(2)])
    expectOk(await shop.send("POST", `/api/optique/till/${closed}/close`, { counted: 0 }));
  expectOk(await set(one.id, { cheque_state: "bounced", bounced_on: before(2) }));
  expect((await till(before(10))).changes).toBeNull();
  expect((await till(before(2))).changes).toEqual({
    cash: 0,
    byMethod: [{ method: "check", amount: -900 }],
  });
});

it("a cheque that bounces on its own day leaves nothing in the figures of that day", async () => {
  const one = cheque(900, day);
  await sell([one], 900, day);
  expectOk(await set(one.id, { cheque_state: "bounced" }));
  expect(await till(day)).toMatchObject({ byMethod: [], byPerson: [], counter: 0, openDays: [] });
  expect(await statistics(day, day)).toMatchObject({ byMethod: [] });
});

it("a cheque that counts again on the day of its reversal loses the reversal", async () => {
  const one = cheque(900);
  await sell([one]);
  expectOk(
    await set(one.id, { cheque_state: "bounced", bounced_on: before(3), bounce_note: "PV" }),
  );
  const cleared = expectOk(await set(one.id, { cheque_state: "cleared" }));
  expect(cleared).toMatchObject({ bounced_on: "", bounce_note: "" });
  expect(await reversals()).toEqual([]);
});

it("a cheque that counts again later keeps its reversal, and gets an opposite one on that day", async () => {
  const server = await startServerWithClock();
  await server.setClock("2026-11-28T10:00:00Z");
  const own = await openShop(server);
  const product = await own.product();
  const one = payment(900, { date: "2026-11-20", payment_method: "check" });
  await own.saveInvoice(newId(), {
    date: "2026-11-20",
    items: [line(product.id, 1, 900)],
    payments: [one],
  });
  const move = async (cheque_state: string) =>
    expectOk(await own.send("PATCH", recordsPath("optique_payments", one.id), { cheque_state }));
  await move("bounced");
  await server.setClock("2026-12-02T10:00:00Z");
  await move("cleared");
  await server.setClock("2026-12-05T10:00:00Z");
  await move("bounced");
  const found = await own.find("optique_reversals");
  expect(found.map(({ date, amount, kind }) => [date.slice(0, 10), amount, kind])).toEqual([
    ["2026-11-28", -900, "bounced"],
    ["2026-12-02", 900, "honoured"],
    ["2026-12-05", -900, "bounced"],
  ]);
  const path = "/api/optique/statistics?from=2026-11-01&to=2026-12-31";
  expect(expectOk(await own.send<Statistics>("GET", path))).toMatchObject({
    byMethod: [],
    reversed: -900,
  });
  const report = await own.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
  await server.stop();
});

it("the day of a bounce can be changed, and the journal has both days", async () => {
  const one = cheque(900);
  await sell([one]);
  expectOk(await set(one.id, { cheque_state: "bounced", bounced_on: before(3) }));
  expectOk(await set(one.id, { bounced_on: before(5) }));
  expect(await reversals()).toEqual([{ date: before(5), amount: -900, kind: "bounced" }]);
  const entries = await shop.find("optique_journal", 'collection = "optique_reversals"');
  expect(entries.map(({ changes }) => changes)).toEqual([
    { date: [storedDay(before(3)), storedDay(before(5))] },
  ]);
});

it("the day of a bounce before its payment or after today is refused, and nothing is written", async () => {
  const one = cheque(900);
  const sold = await sell([one]);
  const bounce = (bounced_on: string) => set(one.id, { cheque_state: "bounced", bounced_on });
  const early = await bounce(before(11));
  const late = await bounce(addDays(day, 1));
  const unreadable = await bounce("hier");
  const whole = await shop.send("PUT", `/api/optique/invoices/${sold.id}`, {
    version: sold.version,
    items: sold.items,
    payments: [{ ...one, cheque_state: "bounced", bounced_on: before(11) }],
  });
  expect([early, late, unreadable, whole].map(({ status }) => status)).toEqual([
    400, 400, 400, 400,
  ]);
  expect(early.body.data).toMatchObject({
    bounced_on: { message: "Le rejet ne peut pas être avant le paiement." },
  });
  expect(late.body.data).toMatchObject({
    bounced_on: { message: "Le rejet ne peut pas être après aujourd’hui." },
  });
  expect(Object.keys(whole.body.data)).toEqual(["payments.0.bounced_on"]);
  expect(await reversals()).toEqual([]);
  expect(await shop.read("optique_payments", one.id)).toMatchObject({
    cheque_state: "in_hand",
    bounced_on: "",
  });
});

it("reversals follow the amount of their cheque, and are deleted with it or when it changes method", async () => {
  const [one, other] = [cheque(300), cheque(200)];
  const sold = await sell([one, other]);
  expectOk(await set(one.id, { cheque_state: "bounced" }));
  expectOk(await set(other.id, { cheque_state: "returned" }));
  expectOk(await set(one.id, { amount: 250 }));
  expect(await reversals()).toEqual([
    { date: day, amount: -250, kind: "bounced" },
    { date: day, amount: -200, kind: "returned" },
  ]);
  expectOk(await set(other.id, { payment_method: "cash" }));
  expect(await reversals()).toEqual([{ date: day, amount: -250, kind: "bounced" }]);
  await isSound();
  expectOk(await shop.send("DELETE", recordsPath("optique_payments", one.id)));
  expect(await reversals()).toEqual([]);
  const third = cheque(100);
  expectOk(
    await shop.send("POST", recordsPath("optique_payments"), { ...third, invoice: sold.id }),
  );
  expectOk(await set(third.id, { cheque_state: "bounced" }));
  expectOk(await shop.send("DELETE", recordsPath("optique_invoices", sold.id)));
  expect(await reversals()).toEqual([]);
  expect(await statistics(before(10), day)).toMatchObject({ byDay: [], byMethod: [], reversed: 0 });
  await isSound();
});

it("nobody can write a reversal directly, not even the administrator", async () => {
  const one = cheque(900);
  const { id } = await sell([one]);
  expectOk(await set(one.id, { cheque_state: "bounced" }));
  const [made] = await shop.find("optique_reversals");
  const path = recordsPath("optique_reversals", made?.id);
  const values = { payment: one.id, invoice: id, date: day, amount: -900, kind: "bounced" };
  const answers = await Promise.all([
    shop.sendAsAdmin("POST", recordsPath("optique_reversals"), {
      company: shop.company,
      ...values,
    }),
    shop.sendAsAdmin("PATCH", path, { amount: -1 }),
    shop.sendAsAdmin("DELETE", path),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(await reversals()).toHaveLength(1);
});

it("a bounced payment of a balance stays a balance, and its reversal lowers the balances", async () => {
  const optician = await shop.savePrescription(newId(), {
    client,
    date: before(10),
    invoice: {
      id: newId(),
      date: before(10),
      items: [line(frame, 1, 900)],
      payments: [payment(300, { date: before(10) }), cheque(600, before(5))],
    },
  });
  const balance = optician.invoice?.payments.find(({ amount }) => amount === 600);
  expect(await till(before(5))).toMatchObject({ balances: 600, deposits: 0 });
  expectOk(await set(balance?.id ?? "", { cheque_state: "bounced", bounced_on: before(2) }));
  expect(await till(before(10))).toMatchObject({ balances: 0, deposits: 300 });
  expect(await till(before(5))).toMatchObject({ balances: 600, deposits: 0 });
  expect(await till(before(2))).toMatchObject({ balances: -600, deposits: 0 });
});
