import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import {
  inDays,
  openPurchaseShop,
  type PurchaseShop,
  ratesOf,
  refused,
  stored,
} from "#support/purchaseShop.ts";

let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop();
});

const [firstDay, lastDay, openDay, inside] = [inDays(-40), inDays(-6), inDays(-5), inDays(-10)];

/** Transmits the days up to the last one, and accepts every difference. */
async function transmit(): Promise<void> {
  const period = `from=${firstDay}&to=${lastDay}`;
  const { differences } = expectOk(
    await shop.send<{ differences: { code: string }[] }>("GET", `/api/optique/books?${period}`),
  );
  const accept = differences.map(({ code }) => code);
  const body = { from: firstDay, to: lastDay, notes: "", accept };
  expectOk(await shop.send("POST", "/api/optique/books/close", body));
}

const closed = (field: string) => [409, { [field]: "period_closed" }];

describe("a bill or credit that arrives after its period was transmitted", () => {
  it("keeps its day, and is booked on the first open day, where it stays", async () => {
    await transmit();
    const bill = await shop.bill(1512, { date: inside });
    expect(bill).toMatchObject({ date: stored(inside), booked_on: stored(openDay) });
    const { version } = bill;
    const changed = expectOk(
      await shop.putBill({ version, rates: ratesOf(1200), notes: "x" }, bill.id),
    );
    expect([changed.booked_on, changed.total_amount]).toEqual([stored(openDay), 1200]);
    const moved = await shop.putBill({ version: changed.version, date: inDays(-2) }, bill.id);
    expect(expectOk(moved).booked_on).toBe(stored(inDays(-2)));
    expect((await shop.remove("optique_bills", bill)).status).toBe(204);
    expect(await shop.violations()).toEqual([]);
  });

  it("a credit that arrives after its period was transmitted is booked the same way, by the day it was received", async () => {
    const asked = expectOk(
      await shop.putCredit(shop.creditBody({ date: inDays(-20), expected_amount: 420 })),
    );
    await transmit();
    const { id, version } = asked;
    const paper = { version, number: "A-1", received_on: inside, rates: ratesOf(420) };
    const received = expectOk(await shop.putCredit(paper, id));
    expect(received.booked_on).toBe(stored(openDay));
    expect(await shop.violations()).toEqual([]);
  });
});

describe("a bill of a transmitted period", () => {
  it("cannot change what the figures contain, but can be paid, get notes and new names", async () => {
    const bill = await shop.bill(1512, { date: inside });
    await transmit();
    const { id, version } = bill;
    const other = await shop.makeSupplier({ name: "Hoya" });
    const answers = [
      await shop.putBill({ version, rates: ratesOf(1500) }, id),
      await shop.putBill({ version, supplier: other.id }, id),
      await shop.putBill({ version, number: "F-99" }, id),
      await shop.putBill({ version, date: today() }, id),
      await shop.remove("optique_bills", bill),
    ].map(refused);
    expect(answers).toEqual([
      closed("rates"),
      closed("supplier"),
      closed("number"),
      closed("date"),
      closed("date"),
    ]);
    const free = { version, due_on: inDays(9), label: "Verres", notes: "Vu" };
    expect(expectOk(await shop.putBill(free, id))).toMatchObject({ label: "Verres" });
    const path = recordsPath("optique_bills", id);
    expect((await shop.send("PATCH", path, { file: "" })).status).toBe(200);
    await shop.pay([[bill, 1512]]);
    expect((await shop.getBill(bill)).state).toBe("paid");
    expect(await shop.violations()).toEqual([]);
  });
});

describe("a payment of a transmitted period", () => {
  const cheque = { method: "check", date: inside };

  it("cannot change its amount, and allots its unused part on a later day", async () => {
    const bill = await shop.bill(500, { date: inside });
    const paid = await shop.pay([[bill, 100]], { ...cheque, amount: 300 });
    await transmit();
    const { id, version, parts } = paid;
    const [part] = parts.map((one) => ({ id: one.id, bill: one.bill, amount: one.amount }));
    const body = { ...cheque, version };
    const answers = [
      await shop.putPayment({ ...cheque, amount: 5 }),
      await shop.putPayment({ ...body, amount: 400 }, id),
      await shop.putPayment({ ...body, method: "card" }, id),
      await shop.putPayment({ ...body, date: today() }, id),
      await shop.putPayment({ ...body, parts: [{ ...part, amount: 90 }] }, id),
      await shop.putPayment({ ...body, parts: [] }, id),
      await shop.remove("optique_bill_payments", paid),
    ].map(refused);
    expect(answers).toEqual([
      closed("date"),
      closed("amount"),
      closed("method"),
      closed("date"),
      closed("parts.0.amount"),
      closed("parts"),
      closed("date"),
    ]);
    const more = expectOk(
      await shop.putPayment({ ...body, parts: [part, shop.partOf(bill, 50)] }, id),
    );
    expect(more.parts.map(({ amount, date }) => [amount, date])).toEqual([
      [100, stored(inside)],
      [50, stored(today())],
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a cheque of a transmitted period is refused by the bank on an open day, and earlier figures stay", async () => {
    const bill = await shop.bill(500, { date: inside });
    const paid = await shop.pay([[bill, 500]], cheque);
    await transmit();
    expect(refused(await shop.setState(paid, "refused", inDays(-8)))).toEqual(closed("on"));
    expectOk(await shop.setState(paid, "refused", inDays(-3)));
    expect((await shop.account(firstDay, lastDay)).closing).toBe(0);
    expect((await shop.account(firstDay, today())).closing).toBe(500);
    expectOk(await shop.setState(paid, "debited", inDays(-8)));
    expect(await shop.violations()).toEqual([]);
  });

  it("in cash keeps its cash movement, and none is added on a transmitted day", async () => {
    const paid = await shop.pay([], { method: "cash", date: inside, amount: 100 });
    await transmit();
    const cash = { method: "cash", date: inside };
    const answers = [
      await shop.putPayment({ ...cash, amount: 5 }),
      await shop.putPayment({ ...cash, version: paid.version, amount: 90 }, paid.id),
      await shop.remove("optique_bill_payments", paid),
    ].map(refused);
    expect(answers).toEqual([closed("date"), closed("amount"), closed("date")]);
    expect(await shop.find("optique_cash_moves")).toMatchObject([{ amount: -100 }]);
  });
});
