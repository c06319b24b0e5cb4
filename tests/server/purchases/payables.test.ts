import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { mondayOf } from "#domain/purchases/calendar.ts";
import type { PurchasesOfToday } from "#domain/purchases/purchaseAnswers.ts";
import { expectOk, newId, payment, line } from "#support/shop.ts";
import { inDays, openPurchaseShop, type PurchaseShop, refused } from "#support/purchaseShop.ts";

let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop();
});

/** Bills of each state: paid, late, partial, unpaid. */
async function bills() {
  const paid = await shop.bill(100);
  const late = await shop.bill(200, { date: inDays(-40), due_on: inDays(-31) });
  const partial = await shop.bill(300, { date: inDays(-2) });
  const unpaid = await shop.bill(400, { date: inDays(-1) });
  await shop.pay([
    [paid, 100],
    [late, 50],
    [partial, 60],
  ]);
  return { paid, late, partial, unpaid };
}

describe("the lists of purchases", () => {
  it("show bills by state, supplier and day, with their unpaid amounts", async () => {
    const made = await bills();
    const other = await shop.makeSupplier({ name: "Hoya" });
    await shop.bill(1000, { supplier: other.id, number: "H-1", date: inDays(-3) });
    const names = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
    const asked = async (query: string) => {
      const { items, sums, totalItems } = await shop.list("bills", query);
      expect(totalItems).toBe(items.length);
      return [items.map(({ id }) => names.get(id) ?? "other"), sums.rest, sums.late];
    };
    expect({
      all: await asked(""),
      open: await asked("state=open"),
      paid: await asked("state=paid"),
      late: await asked("state=late"),
      partial: await asked("state=partial"),
      unpaid: await asked("state=unpaid"),
      both: await asked("state=partial,unpaid"),
      unknown: await asked("state=lost"),
      supplier: await asked(`supplier=${other.id}&state=open`),
      since: await asked(`from=${inDays(-2)}&to=${inDays(-1)}`),
      due: await asked("state=open&sort=due"),
      word: await asked("q=hoya"),
      number: await asked("q=H-1"),
      day: await asked(`q=${inDays(-40).split("-").reverse().join("/")}`),
      none: await asked("q=zzzzzz"),
    }).toEqual({
      all: [["paid", "unpaid", "partial", "other", "late"], 1790, 150],
      open: [["unpaid", "partial", "other", "late"], 1790, 150],
      paid: [["paid"], 0, 0],
      late: [["late"], 150, 150],
      partial: [["partial"], 240, 0],
      unpaid: [["unpaid", "other"], 1400, 0],
      both: [["unpaid", "partial", "other"], 1640, 0],
      unknown: [[], 0, 0],
      supplier: [["other"], 1000, 0],
      since: [["unpaid", "partial"], 640, 0],
      due: [["late", "other", "partial", "unpaid"], 1790, 150],
      word: [["other"], 1000, 0],
      number: [["other"], 1000, 0],
      day: [["late"], 150, 150],
      none: [[], 0, 0],
    });
    const second = await shop.list("bills", "perPage=1&page=2&q=essilor");
    expect(second.sums).toEqual({ rest: 790, late: 150 });
    const [row] = (await shop.list("bills", "state=late")).items;
    expect(row).toMatchObject({
      state: "late",
      paid: 50,
      rest: 150,
      expand: { supplier: { name: "Essilor" } },
    });
    expect(row).not.toHaveProperty("number_key");
  });

  it("show payments by state, method and number, with the bills that they pay", async () => {
    const bill = await shop.bill(500, { number: "F-77" });
    const cheque = await shop.pay([[bill, 100]], {
      method: "check",
      reference: "CH 4411",
      amount: 120,
    });
    await shop.pay([[bill, 50]], { date: inDays(-3) });
    const ids = async (query: string) =>
      (await shop.list("bill-payments", query)).items.map(({ id }) => id === cheque.id);
    expect({
      all: await ids(""),
      issued: await ids("state=issued"),
      cheque: await ids("method=check"),
      number: await ids("q=4411"),
      before: await ids(`to=${inDays(-1)}`),
    }).toEqual({
      all: [true, false],
      issued: [true],
      cheque: [true],
      number: [true],
      before: [false],
    });
    expect((await shop.list("bill-payments", "state=issued")).items).toMatchObject([
      { left: 20, bills: ["F-77"], expand: { supplier: { name: "Essilor" } } },
    ]);
  });

  it("show credits by state, with what is left of them", async () => {
    const received = await shop.credit(420);
    const used = await shop.credit(50, { number: "A-2" });
    await shop.pay([], { method: "credit", supplier_credit: used.id, amount: 50 });
    const asked = expectOk(await shop.putCredit(shop.creditBody({ expected_amount: 9 })));
    const off = expectOk(
      await shop.putCredit(shop.creditBody({ expected_amount: 9, abandoned: true })),
    );
    const of = async (state: string) =>
      (await shop.list("supplier-credits", `state=${state}`)).items.map(({ id, left }) => [
        id,
        left,
      ]);
    expect({
      expected: await of("expected"),
      received: await of("received"),
      used: await of("used"),
      abandoned: await of("abandoned"),
      known: (await of("received,used")).length,
    }).toEqual({
      expected: [[asked.id, 0]],
      received: [[received.id, 420]],
      used: [[used.id, 0]],
      abandoned: [[off.id, 0]],
      known: 2,
    });
  });

  it("the lists of purchases are searched by the palette", async () => {
    const bill = await shop.bill(500, { number: "FAC-2026-77" });
    const paid = await shop.pay([[bill, 100]], { method: "check", reference: "5544332" });
    const search = async (query: string) => {
      const found = expectOk(
        await shop.send<Record<string, { id: string }[]>>("GET", `/api/optique/search?q=${query}`),
      );
      return [found["bills"], found["bill-payments"]].map((rows) => rows?.map(({ id }) => id));
    };
    expect(await search("FAC-2026")).toEqual([[bill.id], []]);
    expect(await search("5544332")).toEqual([[], [paid.id]]);
  });
});

describe("the account of a supplier", () => {
  it("shows bills, credits and payments, each with the balance after it", async () => {
    const bill = await shop.bill(1000, { date: inDays(-50) });
    const second = await shop.bill(500, { date: inDays(-10) });
    const cheque = await shop.pay([[bill, 600]], {
      method: "check",
      date: inDays(-40),
      reference: "CH 1",
      amount: 700,
    });
    expectOk(await shop.setState(cheque, "refused", inDays(-5)));
    const credit = await shop.credit(420, { date: inDays(-30), received_on: inDays(-8) });
    await shop.pay([[second, 20]], {
      method: "credit",
      supplier_credit: credit.id,
      date: inDays(-7),
    });
    const transfer = await shop.pay([[second, 30]], { amount: 100, reference: "VIR" });
    expectOk(await shop.putCredit(shop.creditBody({ expected_amount: 60 })));
    expect(await shop.account(inDays(-20), today())).toEqual({
      supplier: { id: shop.supplier.id, name: "Essilor" },
      from: inDays(-20),
      to: today(),
      opening: 300,
      entries: [
        ["bill", second.id, second.number, 500, inDays(-10), 800],
        ["credit", credit.id, "A-1", -420, inDays(-8), 380],
        ["refused", cheque.id, "CH 1", 700, inDays(-5), 1080],
        ["payment", transfer.id, "VIR", -100, today(), 980],
      ].map(([kind, id, number, amount, date, balance]) => ({
        kind,
        id,
        number,
        amount,
        date,
        balance,
      })),
      closing: 980,
      left: 70,
      credits: 400,
      expected: 60,
    });
    expect((await shop.account(inDays(-60), inDays(-21))).closing).toBe(300);
    expect((await shop.payables()).suppliers).toMatchObject([
      { rest: 1450, left: 70, credits: 400, balance: 980 },
    ]);
  });

  it("a supplier's account refuses a wrong period, and exists for the shop's own suppliers only", async () => {
    const path = (query: string, id = shop.supplier.id) =>
      `/api/optique/suppliers/${id}/account?${query}`;
    const other = await openPurchaseShop();
    const answers = [
      await shop.send("GET", path("")),
      await shop.send("GET", path("from=2026-11-02&to=2026-11-01")),
      await shop.send("GET", path("from=2026-11-02&to=demain")),
      await shop.send("GET", path("from=2026-11-01&to=2026-11-02", other.supplier.id)),
    ].map(refused);
    expect(answers).toEqual([
      [400, { from: "required" }],
      [400, { to: "period" }],
      [400, { to: "day" }],
      [404, {}],
    ]);
  });
});

it("payables sum what is owed to each supplier, by days overdue", async () => {
  const other = await shop.makeSupplier({ name: "Atlas" });
  const date = inDays(-200);
  for (const [amount, late] of [
    [10, -1],
    [20, 0],
    [30, 1],
    [40, 30],
    [50, 31],
    [60, 60],
    [70, 61],
    [80, 90],
    [90, 91],
  ] as const)
    await shop.bill(amount, { date, due_on: inDays(-late) });
  await shop.bill(5, { supplier: other.id, date, due_on: inDays(-45) });
  expect(await shop.payables()).toEqual({
    suppliers: [
      {
        supplier: other.id,
        name: "Atlas",
        rest: 5,
        left: 0,
        credits: 0,
        balance: 5,
        ages: { current: 0, d30: 0, d60: 5, d90: 0, older: 0 },
      },
      {
        supplier: shop.supplier.id,
        name: "Essilor",
        rest: 450,
        left: 0,
        credits: 0,
        balance: 450,
        ages: { current: 30, d30: 70, d60: 110, d90: 150, older: 90 },
      },
    ],
    ages: { current: 30, d30: 70, d60: 115, d90: 150, older: 90 },
    rest: 455,
  });
});

it("the calendar shows expected and owed money by week", async () => {
  const [start, late] = [mondayOf(today()), inDays(-9)];
  const product = await shop.product();
  const client = await shop.client();
  const cheque = (amount: number, due_on: string) =>
    payment(amount, { date: today(), payment_method: "check", due_on });
  await shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(product.id, 1, 850)],
    payments: [cheque(100, addDays(start, 8)), cheque(50, "")],
  });
  const bill = await shop.bill(500, { date: inDays(-30), due_on: late });
  const far = await shop.bill(70, { due_on: addDays(start, 7 * 9) });
  const lcn = await shop.pay([[far, 20]], { method: "lcn", due_on: addDays(start, 10) });
  const debited = await shop.pay([[bill, 1]], { method: "check", due_on: addDays(start, 10) });
  expectOk(await shop.setState(debited, "debited"));
  const found = await shop.calendar("weeks=3");
  const told = ({ rows }: (typeof found)["late"]) =>
    rows.map(({ side, kind, name, amount, day }) => [side, kind, name, amount, day]);
  expect({
    late: [found.late.out, told(found.late)],
    undated: [found.undated.in, told(found.undated)],
    weeks: found.weeks.map((week) => [week.from, week.to, week.in, week.out, told(week)]),
  }).toEqual({
    late: [499, [["out", "bill", "Essilor", 499, late]]],
    undated: [50, [["in", "cheque", "Benali Aïcha", 50, ""]]],
    weeks: [
      [start, addDays(start, 6), 0, 0, []],
      [
        addDays(start, 7),
        addDays(start, 13),
        100,
        20,
        [
          ["in", "cheque", "Benali Aïcha", 100, addDays(start, 8)],
          ["out", "lcn", "Essilor", 20, addDays(start, 10)],
        ],
      ],
      [addDays(start, 14), addDays(start, 20), 0, 0, []],
    ],
  });
  expect(found.weeks[1]?.rows[1]?.id).toBe(lcn.id);
  expect((await shop.calendar()).weeks).toHaveLength(8);
  const refusals = ["weeks=27", "weeks=0", "weeks=x", "from=demain"].map((query) =>
    shop.send("GET", `/api/optique/calendar?${query}`),
  );
  expect((await Promise.all(refusals)).map(refused)).toEqual([
    [400, { weeks: "max" }],
    [400, { weeks: "min" }],
    [400, { weeks: "int" }],
    [400, { from: "day" }],
  ]);
});

describe("the dashboard", () => {
  const names = ["billsDue", "paymentsDue", "creditsExpected"] as const;
  const counts = async (send = shop.send) => {
    const { today: found } = expectOk(
      await send<{ today: Partial<PurchasesOfToday> }>("GET", "/api/optique/dashboard"),
    );
    return Object.fromEntries(names.map((name) => [name, found[name]]));
  };
  const none = { count: 0, amount: 0 };

  it("shows bills and cheques that are late or due within a week, and overdue credits", async () => {
    expect(await counts()).toEqual({ billsDue: none, paymentsDue: none, creditsExpected: none });
    const date = inDays(-60);
    const first = await shop.bill(100, { date, due_on: inDays(7) });
    await shop.bill(200, { date, due_on: inDays(8) });
    await shop.bill(50, { date, due_on: inDays(-8) });
    await shop.pay([[first, 30]], { method: "lcn", date, due_on: inDays(7) });
    await shop.pay([[first, 5]], { method: "check", date, due_on: inDays(8) });
    for (const days of [-30, -31])
      expectOk(
        await shop.putCredit(shop.creditBody({ expected_amount: -days, date: inDays(days) })),
      );
    expect(await counts()).toEqual({
      billsDue: { count: 2, amount: 115 },
      paymentsDue: { count: 1, amount: 30 },
      creditsExpected: { count: 1, amount: 31 },
    });
  });

  it("shows nothing of purchases to people who may not see costs", async () => {
    await shop.bill(100, { due_on: today() });
    const seller = await shop.colleague("seller");
    expect(await counts(seller.send)).toEqual({});
  });
});

it("a shop uses the capability 'purchases' from its first bill on", async () => {
  const uses = async () => (await shop.read("optique_companies", shop.company)).uses;
  expect(await uses()).toBeNull();
  await shop.bill(100);
  expect(await uses()).toEqual(["purchases"]);
});
