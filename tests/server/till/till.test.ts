import { beforeEach, describe, expect, it } from "vitest";

import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type { CashMovement, TillClosing, Payment } from "#domain/core/records.ts";
import type { ClosedFigures, TillDay } from "#domain/till/tillDay.ts";
import {
  call,
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let frame: string;
let client: string;

beforeEach(async () => {
  shop = await openShop(server);
  frame = (await shop.product()).id;
  client = (await shop.client()).id;
});

const day = today();
const yesterday = addDays(day, -1);
const till = async (of: IsoDay = day): Promise<TillDay> =>
  expectOk(await shop.send<TillDay>("GET", `/api/optique/till?day=${of}`));
const close = (body: object, of: IsoDay = day) =>
  shop.send<TillClosing>("POST", `/api/optique/till/${of}/close`, body);
const refusalOf = (answer: { body: unknown }) => answer.body as Refusal;
const move = (values: object) =>
  shop.create("optique_cash_moves", { date: day, kind: "expense", amount: -60, ...values });
/** Counter sale of one frame with these payments. */
const sell = (price: number, payments: object[], values: object = {}) =>
  shop.saveInvoice(newId(), { date: day, items: [line(frame, 1, price)], payments, ...values });
/** Sale with a prescription. */
const prescribe = (price: number, payments: object[]) =>
  shop.savePrescription(newId(), {
    client,
    date: day,
    notes: "",
    invoice: { id: newId(), items: [line(frame, 1, price)], payments },
  });
const cash = (amount: number, values: object = {}) => payment(amount, { date: day, ...values });

describe("a day of the till", () => {
  it("a day of the till is empty in a new shop, and opens with nothing", async () => {
    expect(await till()).toEqual({
      day,
      payments: [],
      moves: [],
      refunds: [],
      corrections: [],
      byMethod: [],
      byPerson: [],
      byKind: [],
      cash: 0,
      refunded: [],
      credited: 0,
      kept: 0,
      used: 0,
      reversed: 0,
      reversals: [],
      sales: 0,
      invoicesFrom: "",
      invoicesTo: "",
      deposits: 0,
      balances: 0,
      counter: 0,
      opening: 0,
      openingOf: null,
      expected: 0,
      close: null,
      changes: null,
      openDays: [],
      firstClose: null,
    });
  });

  it("the till shows today by default", async () => {
    expect(expectOk(await shop.send<TillDay>("GET", "/api/optique/till")).day).toBe(day);
  });

  it.each([
    ["yesterday", "hier", "day"],
    ["a day that does not exist", "2027-02-30", "day"],
    ["a month that does not exist", "2027-13-01", "day"],
    ["a day of the Middle Ages", "1199-01-01", "day"],
    ["a day too far in the future", "2999-01-01", "day_to_come"],
  ])("a day of the till is refused for %s", async (_, named, code) => {
    const refused = await shop.send("GET", `/api/optique/till?day=${named}`);
    expect([refused.status, refused.body.data["day"]?.code]).toEqual([400, code]);
  });

  it("a day of the till sums by method and person, and separates deposits, balances and counter sales", async () => {
    const first = await prescribe(1000, [cash(400), cash(600, { payment_method: "card" })]);
    await prescribe(500, [cash(200)]);
    const last = await sell(120, [cash(120)]);
    await move({ label: "Coursier du labo" });
    const found = await till();
    expect(found).toMatchObject({
      byMethod: [
        { method: "cash", payments: 3, amount: 720 },
        { method: "card", payments: 1, amount: 600 },
      ],
      byPerson: [{ by: "Samira", payments: 4, amount: 1320 }],
      byKind: [{ kind: "expense", moves: 1, amount: -60 }],
      cash: 660,
      expected: 660,
      sales: 3,
      invoicesFrom: first.invoice?.invoice_number,
      invoicesTo: last.invoice_number,
      deposits: 600,
      balances: 600,
      counter: 120,
    });
    const counter = found.payments.find(({ part }) => part === "counter");
    // Compares the whole object: a counter sale has no client, and empty fields are left out.
    expect(counter).toEqual({
      id: expect.any(String),
      invoice: last.id,
      invoice_number: last.invoice_number,
      client_name: null,
      date: storedDay(day),
      created: expect.any(String),
      amount: 120,
      payment_method: "cash",
      by: "Samira",
      part: "counter",
    });
    expect(found.payments.find(({ part }) => part === "balance")).toMatchObject({
      amount: 600,
      payment_method: "card",
      by: "Samira",
      client_name: "Benali Aïcha",
    });
    expect(found.moves).toMatchObject([{ label: "Coursier du labo", by: "Samira", amount: -60 }]);
  });

  it("counts payments by their dates, and only those of its company", async () => {
    await sell(300, [cash(100, { date: yesterday })]);
    const other = await openShop(server);
    expect((await till()).payments).toEqual([]);
    expect((await till(yesterday)).payments).toHaveLength(1);
    const theirs = await other.send<TillDay>("GET", `/api/optique/till?day=${yesterday}`);
    expect(expectOk(theirs)).toMatchObject({ payments: [], byMethod: [], openDays: [] });
  });

  it("both stored names of a bank transfer count as one method", async () => {
    await sell(300, [
      cash(100, { payment_method: "transfer" }),
      cash(50, { payment_method: "bank_transfer" }),
    ]);
    expect((await till()).byMethod).toEqual([{ method: "transfer", payments: 2, amount: 150 }]);
  });

  it("lists the open days of the past month", async () => {
    await sell(900, [cash(100, { date: yesterday }), cash(50, { date: addDays(day, -40) })]);
    await move({ date: addDays(day, -3) });
    expect((await till()).openDays).toEqual([
      { day: yesterday, payments: 1, moves: 0, amount: 100 },
      { day: addDays(day, -3), payments: 0, moves: 1, amount: 0 },
    ]);
    expectOk(await close({ counted: 100 }, yesterday));
    const now = await till();
    expect(now.openDays.map((open) => open.day)).toEqual([addDays(day, -3)]);
    expect(now.firstClose).toBe(yesterday);
  });

  it("days before the first closing are not shown as days to close", async () => {
    await sell(
      900,
      [-9, -5, -4, -2].map((back) => cash(50, { date: addDays(day, back) })),
    );
    const count = async () =>
      expectOk(await shop.send<{ today: object }>("GET", "/api/optique/dashboard")).today;
    const waiting = async () =>
      expectOk(await shop.send<{ tillToClose: number }>("GET", "/api/optique/waiting")).tillToClose;
    expect(await count()).toMatchObject({ tillOpen: 4, tillToClose: 0, firstToClose: null });
    expect(await waiting()).toBe(0);
    expectOk(await close({ counted: 50 }, addDays(day, -5)));
    expect(await count()).toMatchObject({
      tillOpen: 3,
      tillToClose: 2,
      firstToClose: addDays(day, -4),
    });
    expect(await waiting()).toBe(2);
  });
});

describe("closing a day", () => {
  it("stores expected and counted cash and figures, and opens the next day with the count", async () => {
    const monday = addDays(day, -2);
    await sell(900, [cash(300, { date: monday }), cash(70, { date: yesterday }), cash(30)]);
    const body = { counted: 295, notes: "Monnaie rendue en trop", coins: { 200: 1, 20: 4, 5: 3 } };
    const made = expectOk(await close(body, monday));
    expect(made).toMatchObject({
      company: shop.company,
      day: storedDay(monday),
      opening: 0,
      expected: 300,
      counted: 295,
      difference: -5,
      notes: "Monnaie rendue en trop",
      by: "Samira",
    });
    const figures = made.figures as ClosedFigures;
    expect(figures).toMatchObject({ cash: 300, coins: { 200: 1, 20: 4, 5: 3 }, sales: 0 });
    expect(await shop.read("optique_closes", made.id)).toMatchObject({ figures });
    expect(await till()).toMatchObject({
      opening: 365,
      openingOf: { day: storedDay(monday), counted: 295, since: 70, late: 0 },
      expected: 395,
    });
    expect(await till(monday)).toMatchObject({ close: { id: made.id }, changes: null });
  });

  it("reports later payments of the closed day on the next day", async () => {
    await sell(300, [cash(200, { date: yesterday })]);
    expectOk(await close({ counted: 200 }, yesterday));
    await sell(300, [cash(120.5, { date: yesterday })]);
    const { id } = await move({ date: yesterday, amount: -20 });
    expect(await till()).toMatchObject({ opening: 200, openingOf: { late: 100.5 }, expected: 200 });
    await shop.send("DELETE", recordsPath("optique_cash_moves", id));
    expect((await till()).openingOf).toMatchObject({ counted: 200, since: 0, late: 120.5 });
  });

  it("a day keeps its opening amount when an earlier day is closed later", async () => {
    const monday = addDays(day, -2);
    await sell(900, [cash(300, { date: monday }), cash(70, { date: yesterday }), cash(30)]);
    expectOk(await close({ counted: 300 }, monday));
    expectOk(await close({ counted: 400 }));
    expectOk(await close({ counted: 100, notes: "Compté tard" }, yesterday));
    expect(await till()).toMatchObject({
      opening: 370,
      openingOf: { day: storedDay(monday), counted: 300, since: 70 },
      expected: 400,
      changes: null,
    });
  });

  it("counts the coins when only those are sent", async () => {
    await sell(300, [cash(250.5)]);
    expect(expectOk(await close({ coins: { 200: 1, 50: 1, "0.50": 1 } })).counted).toBe(250.5);
  });

  it.each([
    ["nothing counted", {}, "counted", "required"],
    ["a negative count", { counted: -1 }, "counted", "min"],
    ["a count that is no number", { counted: "cent" }, "counted", "number"],
    ["a difference without a note", { counted: 5 }, "notes", "difference_note"],
    ["a difference with a blank note", { counted: 5, notes: "  " }, "notes", "difference_note"],
    ["an unknown coin", { coins: { 3: 1 } }, "coins", "coins"],
    ["half a coin", { counted: 0, coins: { 10: 0.5 } }, "coins", "coins"],
    [
      "coins that add up to another amount",
      { counted: 10, coins: { 200: 5 } },
      "coins",
      "coins_counted",
    ],
    ["an expectation that is no number", { counted: 0, expected: "abc" }, "expected", "number"],
  ])("a closing is refused for %s", async (_, body, field, code) => {
    const refused = await close(body);
    expect(refused.status).toBe(400);
    expect(refusalOf(refused).data[field]?.code).toBe(code);
    expect(await shop.find("optique_closes")).toEqual([]);
  });

  it("refuses a day before the first business of the shop", async () => {
    const refused = await close({ counted: 0 }, "1900-01-01" as IsoDay);
    expect(refusalOf(refused).data["day"]?.code).toBe("day_early");
  });

  it("reports changed figures even where two changes cancel each other", async () => {
    await sell(300, [cash(100)]);
    expectOk(await close({ counted: 100 }));
    await move({ kind: "float", amount: 500 });
    const out = await move({ kind: "expense", amount: -500 });
    expect((await till()).changes).toEqual({ cash: 0, byMethod: [] });
    await shop.send("DELETE", recordsPath("optique_cash_moves", out.id));
    expect((await till()).changes).toEqual({ cash: 500, byMethod: [] });
  });

  it("refuses a future day, and accepts an empty one and an earlier one", async () => {
    const refused = await close({ counted: 0 }, addDays(day, 1));
    expect(refusalOf(refused).data["day"]?.code).toBe("day_to_come");
    expectOk(await close({ counted: 0 }));
    expectOk(await close({ counted: 0 }, yesterday));
  });

  it("a later closing stays unchanged when an earlier day is closed", async () => {
    await sell(900, [cash(100, { date: yesterday }), cash(40)]);
    const later = expectOk(await close({ counted: 40 }));
    expectOk(await close({ counted: 90, notes: "Il manque 10" }, yesterday));
    expect(await till()).toMatchObject({ opening: 0, expected: 40, close: later, changes: null });
  });

  it("succeeds for one of two stations and is refused for the other", async () => {
    await sell(300, [cash(100)]);
    const answers = await Promise.all([close({ counted: 100 }), close({ counted: 100 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && refusalOf(refused)).toMatchObject({
      message: "Cette journée est déjà clôturée.",
      data: { day: { code: "closed" } },
    });
    expect(await shop.find("optique_closes")).toHaveLength(1);
  });

  it("refuses a count when the expected cash on the screen is outdated", async () => {
    await sell(300, [cash(100)]);
    const refused = await close({ counted: 90, notes: "Il manque 10", expected: 90 });
    expect(refused.status).toBe(409);
    expect(refusalOf(refused).data["expected"]?.code).toBe("till_changed");
    expectOk(await close({ counted: 100, expected: 100 }));
  });

  it("a closing is final: staff cannot write or delete it, nor the administrator change it", async () => {
    const made = expectOk(await close({ counted: 0 }));
    const path = recordsPath("optique_closes", made.id);
    const values = { company: shop.company, day: yesterday, counted: 5 };
    expect((await shop.send("POST", recordsPath("optique_closes"), values)).status).toBe(403);
    expect((await shop.send("PATCH", path, { counted: 5 })).status).toBe(403);
    expect((await shop.send("DELETE", path)).status).toBe(403);
    const refused = await shop.sendAsAdmin("PATCH", path, { counted: 5 });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "Une clôture est faite depuis la caisse, et ne se modifie plus.",
    ]);
    expect((await shop.sendAsAdmin("POST", recordsPath("optique_closes"), values)).status).toBe(
      400,
    );
    expect((await shop.sendAsAdmin("DELETE", path)).status).toBe(204);
    expect((await till()).close).toBeNull();
    const [deleted] = await shop.find("optique_journal", 'action = "delete"');
    expect(deleted).toMatchObject({ collection: "optique_closes", record: made.id });
  });

  it("lists deleted and changed payments with their users, from before and after the closing", async () => {
    const [first, second, third] = [cash(100), cash(50), cash(30)];
    const sale = await sell(2000, [first, second]);
    const other = await sell(300, [third]);
    const path = (id: string) => recordsPath("optique_payments", id);
    await shop.send("DELETE", path(first.id));
    expectOk(await close({ counted: 80 }));
    await shop.send("PATCH", path(second.id), { amount: 40, payment_method: "card" });
    await shop.send("PATCH", path(second.id), { reference: "A" });
    await shop.send("DELETE", recordsPath("optique_invoices", other.id));
    const { corrections } = await till();
    const facts = { actor: shop.user, invoice: sale.id, invoice_number: sale.invoice_number };
    expect(corrections).toMatchObject([
      { action: "delete", amount: 30, invoice_number: other.invoice_number, becomes: null },
      {
        ...facts,
        action: "update",
        amount: 50,
        payment_method: "cash",
        becomes: { amount: 40, payment_method: "card", date: null },
      },
      { ...facts, action: "delete", amount: 100, payment_method: "cash", becomes: null },
    ]);
    expect((await till(yesterday)).corrections).toEqual([]);
  });

  it("a payment deleted on a later day is listed on both days", async () => {
    const old = cash(70, { date: yesterday });
    await sell(200, [old], { date: yesterday });
    await shop.send("DELETE", recordsPath("optique_payments", old.id));
    for (const of of [day, yesterday])
      expect((await till(of)).corrections).toMatchObject([{ amount: 70 }]);
    expect((await till(addDays(day, -2))).corrections).toEqual([]);
  });

  it("shows later changes, bounced cheques included", async () => {
    const cheque = cash(700, { payment_method: "check" });
    await sell(2000, [cash(100), cheque, cash(50, { payment_method: "card" })]);
    const made = expectOk(await close({ counted: 100 }));
    const other = await sell(300, [cash(200)]);
    await shop.send("PATCH", recordsPath("optique_payments", cheque.id), {
      cheque_state: "bounced",
    });
    const now = await till();
    expect(now).toMatchObject({ expected: 300, close: { expected: 100 } });
    expect(now.changes).toEqual({
      cash: 200,
      byMethod: [
        { method: "check", amount: -700 },
        { method: "cash", amount: 200 },
      ],
    });
    expect(now.close).toEqual(made);
    await shop.send("DELETE", recordsPath("optique_invoices", other.id));
    await shop.send("PATCH", recordsPath("optique_payments", cheque.id), {
      cheque_state: "cleared",
    });
    expect((await till()).changes).toBeNull();
  });
});

describe("the payments of an invoice", () => {
  it("an invoice has as many payments as a document at most, and their day is read at once", async () => {
    const sold = await prescribe(100_000, [cash(1)]);
    const invoice = sold.invoice?.id ?? "";
    const rows = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO optique_payments (id, company, invoice, date, amount, payment_method, created, updated)
      SELECT printf('p%014d', i), '${shop.company}', '${invoice}', '${storedDay(day)}', 1, 'cash', printf('%06d', i), '' FROM n`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query: rows }));
    const refused = await shop.send("POST", recordsPath("optique_payments"), {
      ...cash(1),
      invoice,
    });
    expect([refused.status, refused.body.data["invoice"]?.message]).toEqual([
      400,
      "Une facture a 200 paiements au plus.",
    ]);
    expect((await till()).deposits).toBe(3001);
  });
});

describe("cash movements", () => {
  it.each([
    ["a zero amount", { amount: 0 }, "amount", "move_zero"],
    ["an expense with a positive amount", { amount: 60 }, "amount", "move_out"],
    ["a bank deposit with a positive amount", { kind: "bank", amount: 60 }, "amount", "move_out"],
    ["a refund with a positive amount", { kind: "refund", amount: 60 }, "amount", "move_out"],
    ["a float with a negative amount", { kind: "float", amount: -60 }, "amount", "move_in"],
    ["no amount", { amount: "" }, "amount", "required"],
    ["an unknown kind", { kind: "gift" }, "kind", "choice"],
    ["no day", { date: "" }, "date", "required"],
  ])("a cash movement with %s is refused", async (_, values, field, code) => {
    const body = { date: day, kind: "expense", amount: -60, ...values };
    const refused = await shop.send("POST", recordsPath("optique_cash_moves"), body);
    expect(refused.status).toBe(400);
    expect(refused.body.data[field]?.code).toBe(code);
  });

  it("a cash movement of kind 'other' has either sign, and the server writes its author", async () => {
    const made = await move({ kind: "other", amount: 25, by: "Quelqu’un" });
    expect(made).toMatchObject({ amount: 25, by: "Samira" });
    const path = recordsPath("optique_cash_moves", made.id);
    const changed = expectOk(
      await shop.send<CashMovement>("PATCH", path, { amount: -25, by: "Moi" }),
    );
    expect(changed).toMatchObject({ amount: -25, by: "Samira" });
    const admin = await shop.sendAsAdmin<CashMovement>("POST", recordsPath("optique_cash_moves"), {
      company: shop.company,
      date: day,
      kind: "float",
      amount: 500,
    });
    expect(expectOk(admin).by).toBe("Administrateur");
    await shop.send("DELETE", path);
    const entries = await shop.find("optique_journal", 'collection = "optique_cash_moves"');
    expect(entries.map(({ action }) => action)).toEqual(["update", "delete"]);
    expect(entries[0]?.changes).toEqual({ amount: [25, -25] });
  });
});

describe("the integrity report", () => {
  it("finds nothing after closings, cash movements and bounced cheques", async () => {
    const cheque = cash(700, { payment_method: "check" });
    await sell(2000, [cash(100.1), cheque]);
    await move({});
    expectOk(await close({ counted: 40, notes: "Arrondi", coins: { 20: 2 } }));
    await shop.send("PATCH", recordsPath("optique_payments", cheque.id), {
      cheque_state: "bounced",
    });
    const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
    expect(expectOk(report).violations).toEqual([]);
  });

  it("finds a closing that was changed, or that differs from its journal entry", async () => {
    await sell(300, [cash(100)]);
    const { id } = expectOk(await close({ counted: 100 }));
    await shop.sendAsAdmin("POST", "/api/sql", {
      query: `UPDATE optique_closes SET counted = 500 WHERE id = '${id}'`,
    });
    const report = await shop.send<{ violations: { rule: string; record: string }[] }>(
      "GET",
      "/api/optique/integrity",
    );
    expect(expectOk(report).violations.map(({ rule, record }) => [rule, record])).toEqual([
      ["a close says what its journal says", id],
      ["a close adds up", id],
    ]);
  });
});

describe("the user who received a payment", () => {
  /** Adds another user to the shop. */
  async function hire(name: string) {
    const password = "motdepasse-1";
    const email = `${name}-${shop.company}@figuier.example`;
    const values = { name, email, password, passwordConfirm: password, company: shop.company };
    const users = recordsPath("optique_users");
    const { id } = expectOk(await shop.sendAsAdmin<{ id: string }>("POST", users, values));
    const impersonate = `/api/collections/optique_users/impersonate/${id}`;
    return expectOk(await shop.sendAsAdmin<{ token: string }>("POST", impersonate, {}));
  }

  it("a payment's user is set by the server, by document and by record, and stays", async () => {
    const sold = await sell(500, [cash(100, { by: "Quelqu’un" })]);
    expect(sold.payments[0]?.by).toBe("Samira");
    const added = await shop.create("optique_payments", { ...cash(50), invoice: sold.id, by: "X" });
    expect(added.by).toBe("Samira");
    const path = recordsPath("optique_payments", added.id);
    const changed = await shop.sendAsAdmin<Payment>("PATCH", path, { amount: 60, by: "Y" });
    expect(expectOk(changed)).toMatchObject({ amount: 60, by: "Samira" });
    const made = await shop.sendAsAdmin<Payment>("POST", recordsPath("optique_payments"), {
      ...cash(10),
      company: shop.company,
      invoice: sold.id,
    });
    expect(expectOk(made)).toMatchObject({ by: "Administrateur", actor: "" });
  });

  it("a payment keeps its user after a rename, also when a colleague gets the old name", async () => {
    const sale = await sell(500, [cash(100), cash(40)]);
    const path = recordsPath("optique_payments", String(sale.payments[1]?.id));
    const added = await shop.create("optique_payments", {
      ...cash(50, { payment_method: "check" }),
      invoice: sale.id,
      actor: "quelqu-un",
    });
    expect(added.actor).toBe(shop.user);
    await move({ label: "Coursier", actor: "quelqu-un" });
    await shop.send("DELETE", path);
    const [gone] = [await sell(20, []), await sell(30, [])];
    await shop.send("DELETE", recordsPath("optique_invoices", gone.id));
    expectOk(await close({ counted: 40 }));
    // Older payments have a name but no user id.
    const older = await shop.create("optique_payments", { ...cash(7), invoice: sale.id });
    await shop.sendAsAdmin("POST", "/api/sql", {
      query: `UPDATE optique_payments SET actor = '' WHERE id = '${older.id}'`,
    });

    const renamed = { name: "Samira Benali" };
    expectOk(await shop.send("PATCH", recordsPath("optique_users", shop.user), renamed));
    await hire("Samira");

    const shown = await till();
    expect(shown.payments.map(({ amount, by }) => [amount, by])).toEqual([
      [7, "Samira"],
      [50, renamed.name],
      [100, renamed.name],
    ]);
    expect(shown).toMatchObject({
      byPerson: [
        { actor: shop.user, by: renamed.name, payments: 2, amount: 150 },
        { actor: "", by: "Samira", payments: 1, amount: 7 },
      ],
      moves: [{ by: renamed.name }],
      close: { by: renamed.name },
      corrections: [{ amount: 40, by: renamed.name }],
    });
    const route = `/api/optique/invoices/${sale.id}`;
    const document = expectOk(await shop.send<typeof sale>("GET", route));
    expect(document.payments.map(({ by }) => by)).toEqual([renamed.name, renamed.name, "Samira"]);
    const cheques = await shop.send<{ items: Payment[] }>("GET", "/api/optique/lists/cheques");
    expect(expectOk(cheques).items).toMatchObject([{ by: renamed.name }]);
    const report = await shop.send<{ gaps: object[] }>("GET", "/api/optique/integrity");
    expect(expectOk(report).gaps).toMatchObject([{ deletedBy: renamed.name }]);
    const [entry] = await shop.find("optique_journal", 'collection = "optique_payments"');
    expect(entry).toMatchObject({ actor: shop.user, actor_name: "Samira" });

    // Renaming a user does not mark a closed day as changed.
    await shop.send("DELETE", recordsPath("optique_payments", older.id));
    expect((await till()).changes).toBeNull();
  });

  it("a payment shows its user's stored name after that user was deleted", async () => {
    await sell(500, [cash(100)]);
    expectOk(
      await shop.send("PATCH", recordsPath("optique_users", shop.user), { name: "Samira Benali" }),
    );
    const { token } = await hire("Nadia");
    const gone = await shop.sendAsAdmin("DELETE", recordsPath("optique_users", shop.user));
    expect(gone.status).toBe(204);
    const shown = await call<TillDay>(server, "GET", "/api/optique/till", { token });
    expect(expectOk(shown)).toMatchObject({
      payments: [{ by: "Samira" }],
      byPerson: [{ actor: shop.user, by: "Samira", amount: 100 }],
    });
  });
});
