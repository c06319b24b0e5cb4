import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, newId, recordsPath, type Refusal } from "#support/shop.ts";
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

const restOf = async (bill: { id: string }) => {
  const { rest, state } = await shop.getBill(bill);
  return [rest, state];
};

describe("a payment to a supplier", () => {
  it("pays several bills by one cheque, whose amount is their sum", async () => {
    const bills = [await shop.bill(1512), await shop.bill(988), await shop.bill(2000)] as const;
    const [one, two, three] = bills;
    const paid = await shop.pay(
      [
        [one, 1512],
        [two, 988],
        [three, 1500],
      ],
      { method: "check", reference: "CH 4411", bank: "BMCE", due_on: inDays(30) },
    );
    expect(paid).toMatchObject({
      amount: 4000,
      left: 0,
      left_amount: 0,
      state: "issued",
      state_on: "",
      by: "Samira",
      remarks: [],
      parts: [
        { bill: one.id, amount: 1512, date: stored(today()), number: one.number, rest: 0 },
        { bill: two.id, amount: 988, date: stored(today()), rest: 0 },
        { bill: three.id, amount: 1500, date: stored(today()), rest: 500, total_amount: 2000 },
      ],
    });
    expect(await Promise.all(bills.map(restOf))).toEqual([
      [0, "paid"],
      [0, "paid"],
      [500, "partial"],
    ]);
    expect((await shop.getBill(three)).parts).toMatchObject([
      { payment: paid.id, amount: 1500, method: "check", state: "issued", reference: "CH 4411" },
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a payment to a supplier returns what was sent, can be sent again, and changes only with its version", async () => {
    const bill = await shop.bill(500);
    const id = newId();
    const body = { parts: [shop.partOf(bill, 200)], amount: 300, reference: "V-1" };
    const first = expectOk(await shop.putPayment(body, id));
    expect(first.left).toBe(100);
    expect(expectOk(await shop.putPayment(body, id))).toEqual(first);
    expect(expectOk(await shop.putPayment(first, id))).toEqual(first);
    expect(refused(await shop.putPayment({ ...body, amount: 400 }, id))).toEqual([
      409,
      { version: "modified" },
    ]);
    const { version } = first;
    expect(expectOk(await shop.putPayment({ version, notes: "x" }, id))).toMatchObject({
      amount: 300,
      left: 100,
      parts: [{ amount: 200 }],
    });
  });

  it("keeps an unallotted amount, which a later save allots to bills", async () => {
    const bill = await shop.bill(500);
    const date = inDays(-10);
    const first = await shop.pay([], { amount: 300, date });
    expect([first.left, first.parts]).toEqual([300, []]);
    const { id, version } = first;
    const later = expectOk(
      await shop.putPayment({ version, date, parts: [shop.partOf(bill, 200)] }, id),
    );
    expect(later).toMatchObject({
      left: 100,
      amount: 300,
      parts: [{ amount: 200, date: stored(today()) }],
    });
    expect(await restOf(bill)).toEqual([300, "partial"]);
  });

  it("dates its allotments by its own day, and those changed later by the day of the change", async () => {
    const [one, two] = [await shop.bill(500), await shop.bill(500)];
    const date = inDays(-10);
    const first = await shop.pay(
      [
        [one, 200],
        [two, 100],
      ],
      { date },
    );
    const parts = first.parts.map(({ id, bill, amount }) => ({ id, bill, amount }));
    const [kept, changed] = parts;
    const { id } = first;
    const body = { version: first.version, date, parts: [kept, { ...changed, amount: 50 }] };
    const second = expectOk(await shop.putPayment(body, id));
    expect(second.parts.map((part) => part.date)).toEqual([stored(date), stored(today())]);
    const moved = { version: second.version, date: inDays(-8), parts: body.parts };
    expect(expectOk(await shop.putPayment(moved, id)).parts.map((part) => part.date)).toEqual([
      stored(inDays(-8)),
      stored(today()),
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("refuses malformed values, with a code at the field", async () => {
    const bill = await shop.bill(500);
    const other = await shop.makeSupplier({ name: "Hoya" });
    const othersBill = await shop.bill(500, { supplier: other.id });
    const part = (amount: unknown, of = bill.id) => ({ id: newId(), bill: of, amount });
    const bodies: Record<string, object> = {
      nothing: {},
      "no method": { method: "", parts: [part(10)] },
      "wrong method": { method: "gold", parts: [part(10)] },
      "to come": { date: inDays(1), parts: [part(10)] },
      "less than its parts": { amount: 5, parts: [part(10)] },
      "an empty part": { amount: 5, parts: [part(0)] },
      "a negative part": { amount: 5, parts: [part(-1)] },
      "more than the rest by two parts": { parts: [part(300), part(200.01)] },
      "an unknown bill": { parts: [part(10, newId())] },
      "another's bill": { parts: [part(10, othersBill.id)] },
      "more than the rest": { parts: [part(500.01)] },
      "no credit": { method: "credit", parts: [part(10)] },
      "an unknown credit": { method: "credit", supplier_credit: newId(), parts: [part(10)] },
      "another supplier": { supplier: newId(), parts: [part(10)] },
    };
    const answers: Record<string, unknown> = {};
    for (const [name, body] of Object.entries(bodies))
      answers[name] = refused(await shop.putPayment(body));
    expect(answers).toEqual({
      nothing: [400, { amount: "refund_zero" }],
      "no method": [400, { method: "required" }],
      "wrong method": [400, { method: "choice" }],
      "to come": [400, { date: "day_to_come" }],
      "less than its parts": [400, { amount: "parts_exceed" }],
      "an empty part": [400, { "parts.0.amount": "refund_zero" }],
      "a negative part": [400, { "parts.0.amount": "min" }],
      "more than the rest by two parts": [409, { "parts.1.amount": "bill_exceeds" }],
      "an unknown bill": [400, { "parts.0.bill": "unknown_record" }],
      "another's bill": [400, { "parts.0.bill": "bill_supplier" }],
      "more than the rest": [409, { "parts.0.amount": "bill_exceeds" }],
      "no credit": [400, { supplier_credit: "required" }],
      "an unknown credit": [400, { supplier_credit: "unknown_record" }],
      "another supplier": [400, { supplier: "unknown_record" }],
    });
    expect(await shop.find("optique_bill_payments")).toEqual([]);
    expect(await shop.find("optique_bill_parts")).toEqual([]);
  });

  it("pays a bill once, even when fifty stations pay it at the same time", async () => {
    const bill = await shop.bill(500);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.putPayment<unknown>({ parts: [shop.partOf(bill, 200)] }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, ...Array<number>(48).fill(409)]);
    const codes = answers.filter(({ status }) => status === 409).map(refused);
    expect(new Set(codes.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify([409, { "parts.0.amount": "bill_exceeds" }])]),
    );
    expect(await restOf(bill)).toEqual([100, "partial"]);
    expect(await shop.violations()).toEqual([]);
  });

  it("leaves its bills unpaid again when it is deleted", async () => {
    const bill = await shop.bill(500);
    const paid = await shop.pay([[bill, 200]]);
    expect((await shop.remove("optique_bill_payments", paid)).status).toBe(204);
    expect(await restOf(bill)).toEqual([500, "unpaid"]);
    expect(await shop.find("optique_bill_parts")).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe("the state of a cheque to a supplier", () => {
  const cheque = { method: "check", date: inDays(-20), reference: "CH 1" };

  it("a cheque to a supplier is issued, then debited on a day, and its bill stays paid", async () => {
    const bill = await shop.bill(500, { date: inDays(-30) });
    const paid = await shop.pay([[bill, 500]], cheque);
    const debited = expectOk(await shop.setState(paid, "debited", inDays(-5)));
    expect(debited).toMatchObject({ state: "debited", state_on: stored(inDays(-5)), left: 0 });
    expect(expectOk(await shop.setState(paid, "debited", inDays(-5)))).toEqual(debited);
    expect(await restOf(bill)).toEqual([0, "paid"]);
  });

  it("the day on which a cheque was debited stays after the payment's day when that is corrected", async () => {
    const body = { method: "check", amount: 10 };
    const paid = expectOk(await shop.putPayment({ ...body, date: inDays(-5) }));
    const { version } = expectOk(await shop.setState(paid, "debited", inDays(-4)));
    const later = { ...body, version, date: inDays(-2) };
    const moved = expectOk(await shop.putPayment(later, paid.id));
    expect(moved).toMatchObject({ state: "debited", state_on: stored(inDays(-2)) });
    const sooner = { ...body, version: moved.version, date: inDays(-6) };
    expect(expectOk(await shop.putPayment(sooner, paid.id)).state_on).toBe(stored(inDays(-2)));
  });

  it("pays nothing once it is refused by the bank, and pays again when that is withdrawn", async () => {
    const bill = await shop.bill(500, { date: inDays(-30), due_on: inDays(10) });
    const paid = await shop.pay([[bill, 500]], { ...cheque, amount: 600 });
    const off = expectOk(await shop.setState(paid, "refused"));
    expect(off).toMatchObject({ state: "refused", state_on: stored(today()), left: 0 });
    expect(await restOf(bill)).toEqual([500, "unpaid"]);
    const { version } = off;
    expect(refused(await shop.putPayment({ version, ...cheque, amount: 700 }, paid.id))).toEqual([
      409,
      { state: "bill_refused" },
    ]);
    for (const method of ["transfer", "cash", "lcn"])
      expect(refused(await shop.putPayment({ version, ...cheque, method }, paid.id))).toEqual([
        409,
        { state: "bill_refused" },
      ]);
    const named = expectOk(await shop.putPayment({ ...cheque, version, notes: "x" }, paid.id));
    expect([named.state, named.notes]).toEqual(["refused", "x"]);
    const back = expectOk(await shop.setState(paid, "issued"));
    expect(back).toMatchObject({ state: "issued", state_on: "", left: 100 });
    expect(await restOf(bill)).toEqual([0, "paid"]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a refused cheque cannot be reinstated when another payment has paid the bill meanwhile", async () => {
    const bill = await shop.bill(500, { date: inDays(-30) });
    const paid = await shop.pay([[bill, 500]], cheque);
    expectOk(await shop.setState(paid, "refused"));
    await shop.pay([[bill, 1]]);
    expect(refused(await shop.setState(paid, "issued"))).toEqual([
      409,
      { "parts.0.amount": "bill_exceeds" },
    ]);
  });

  it("refuses malformed values, a day before the cheque or after today, and other methods", async () => {
    const paid = await shop.pay([], { ...cheque, amount: 10 });
    const transfer = await shop.pay([], { amount: 10 });
    const answers = [
      await shop.setState(paid, ""),
      await shop.setState(paid, "lost"),
      await shop.setState(paid, "debited", "hier"),
      await shop.setState(paid, "debited", inDays(-21)),
      await shop.setState(paid, "debited", inDays(1)),
      await shop.setState(transfer, "debited"),
      await shop.setState({ id: newId() }, "debited"),
    ].map(refused);
    expect(answers).toEqual([
      [400, { state: "required" }],
      [400, { state: "choice" }],
      [400, { on: "day" }],
      [400, { on: "state_early" }],
      [400, { on: "day_to_come" }],
      [400, { state: "state_method" }],
      [404, {}],
    ]);
  });
});

describe("cash to a supplier", () => {
  const moves = () => shop.find("optique_cash_moves");

  it("cash to a supplier is one cash movement of the till, which follows its payment", async () => {
    const bill = await shop.bill(500);
    const paid = await shop.pay([[bill, 200]], { method: "cash" });
    const [move] = await moves();
    expect(move).toMatchObject({
      id: paid.cash_move,
      date: stored(today()),
      amount: -200,
      kind: "supplier",
      label: "Essilor",
      by: "Samira",
    });
    const date = inDays(-1);
    const body = { version: paid.version, method: "cash", date, amount: 300 };
    const more = expectOk(await shop.putPayment(body, paid.id));
    expect(await moves()).toMatchObject([{ id: move?.id, amount: -300, date: stored(date) }]);
    const { version } = more;
    const other = expectOk(await shop.putPayment({ version, method: "card", date }, paid.id));
    expect([other.cash_move, await moves()]).toEqual(["", []]);
    const again = expectOk(
      await shop.putPayment({ version: other.version, method: "cash", date }, paid.id),
    );
    expect(again.cash_move).not.toBe("");
    expect(await moves()).toMatchObject([{ amount: -300 }]);
    expect(await shop.violations()).toEqual([]);
    expect((await shop.remove("optique_bill_payments", again)).status).toBe(204);
    expect(await moves()).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it("cash to a supplier takes the new supplier's name when its payment changes supplier", async () => {
    const { id, version } = expectOk(await shop.putPayment({ method: "cash", amount: 90 }));
    const { id: supplier } = await shop.makeSupplier({ name: "Hoya" });
    expectOk(await shop.putPayment({ version, method: "cash", supplier }, id));
    expect(await moves()).toMatchObject([{ label: "Hoya", amount: -90, by: "Samira" }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("the cash movement of a payment is written by the payment alone", async () => {
    const paid = await shop.pay([], { method: "cash", amount: 100 });
    const path = recordsPath("optique_cash_moves", paid.cash_move);
    const own = await shop.create("optique_cash_moves", {
      date: today(),
      amount: -5,
      kind: "expense",
    });
    const made = { date: today(), amount: -5, kind: "supplier" };
    const answers = [
      await shop.send("PATCH", path, { amount: -50 }),
      await shop.send("PATCH", path, { kind: "expense" }),
      await shop.send("DELETE", path),
      await shop.send("POST", recordsPath("optique_cash_moves"), made),
      await shop.send("PATCH", recordsPath("optique_cash_moves", own.id), { kind: "supplier" }),
      await shop.sendAsAdmin("DELETE", path),
    ].map(refused);
    expect(answers).toEqual([
      [409, { id: "bill_payment" }],
      [409, { kind: "bill_payment" }],
      [409, { id: "bill_payment" }],
      [409, { kind: "bill_payment" }],
      [409, { kind: "bill_payment" }],
      [409, { id: "bill_payment" }],
    ]);
  });

  it("cannot be added, changed or deleted on a closed day", async () => {
    const day = inDays(-2);
    const bill = await shop.bill(500, { date: day });
    const before = await shop.pay([[bill, 100]], { method: "cash", date: day });
    expectOk(
      await shop.send("POST", `/api/optique/till/${day}/close`, { counted: 0, notes: "Payé" }),
    );
    const { id, version } = before;
    const cash = { method: "cash", date: day };
    const answers = [
      await shop.putPayment({ ...cash, parts: [shop.partOf(bill, 10)] }),
      await shop.putPayment({ ...cash, version, amount: 200 }, id),
      await shop.putPayment({ ...cash, version, date: today() }, id),
      await shop.putPayment({ version, method: "card", date: day }, id),
      await shop.remove("optique_bill_payments", before),
    ].map(refused);
    expect(answers).toEqual([
      [409, { date: "closed" }],
      [409, { date: "closed" }],
      [409, { date: "closed" }],
      [409, { date: "closed" }],
      [409, { id: "closed" }],
    ]);
    const named = await shop.putPayment({ ...cash, version, notes: "Coursier" }, id);
    expect(expectOk(named).notes).toBe("Coursier");
  });

  it("cash to a supplier above the legal limits, for a day or a month, gives a warning", async () => {
    const first = await shop.pay([], { method: "cash", amount: 5000 });
    expect(first.remarks).toEqual([]);
    const other = await shop.makeSupplier({ name: "Hoya" });
    const others = await shop.pay([], { supplier: other.id, method: "cash", amount: 1000 });
    expect(others.remarks).toEqual([]);
    const second = await shop.pay([], { method: "cash", amount: 0.01 });
    expect(second.remarks).toEqual(["cash_limit"]);
    const card = await shop.pay([], { method: "card", amount: 90_000 });
    expect(card.remarks).toEqual([]);
  });

  it("appears on its day of the till as a kind of its own", async () => {
    await shop.pay([], { method: "cash", amount: 200 });
    const till = expectOk(
      await shop.send<{ byKind: unknown }>("GET", `/api/optique/till?day=${today()}`),
    );
    expect(till.byKind).toEqual([{ kind: "supplier", moves: 1, amount: -200 }]);
  });
});

describe("a credit of a supplier", () => {
  it("a credit of a supplier is expected, received with its document, and then pays a bill", async () => {
    const bill = await shop.bill(1000, { date: inDays(-60) });
    const asked = expectOk(
      await shop.putCredit(
        shop.creditBody({ date: inDays(-60), expected_amount: 420, bill: bill.id }),
      ),
    );
    expect(asked).toMatchObject({
      state: "expected",
      left: 0,
      booked_on: "",
      uses: [],
      by: "Samira",
    });
    const { id, version } = asked;
    const rates = [{ rate: 20, ht: 350, vat: 70 }];
    const received = expectOk(
      await shop.putCredit({ version, number: "A-77", received_on: inDays(-3), rates }, id),
    );
    expect(received).toMatchObject({
      state: "received",
      total_amount: 420,
      left: 420,
      booked_on: stored(inDays(-3)),
      expand: { bill: { id: bill.id } },
    });
    expect(expectOk(await shop.putCredit(received, id))).toEqual(received);
    const paid = await shop.pay([[bill, 420]], { method: "credit", supplier_credit: id });
    expect(await restOf(bill)).toEqual([580, "partial"]);
    expect(await shop.getCredit(asked)).toMatchObject({
      state: "used",
      left: 0,
      used_amount: 420,
      uses: [{ id: paid.id, amount: 420 }],
    });
    expect(await shop.find("optique_cash_moves")).toEqual([]);
    expect((await shop.remove("optique_bill_payments", paid)).status).toBe(204);
    expect(await shop.getCredit(asked)).toMatchObject({ state: "received", left: 420 });
    expect(await shop.violations()).toEqual([]);
  });

  it("a credit pays at most what is left of it, even when fifty stations use it at once", async () => {
    const bill = await shop.bill(100_000);
    const { id } = await shop.credit(420);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.putPayment<unknown>({
          method: "credit",
          supplier_credit: id,
          parts: [shop.partOf(bill, 200)],
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, ...Array<number>(48).fill(409)]);
    const over = answers.find(({ status }) => status === 409) ?? { status: 0, body: {} };
    expect(refused(over)).toEqual([409, { supplier_credit: "credit_used" }]);
    expect(over.body).toMatchObject({ message: "Il reste 20,00\u00a0DH de cet avoir." });
    expect((await shop.getCredit({ id })).left).toBe(20);
    expect(await shop.violations()).toEqual([]);
  });

  it("a credit cannot lose what payments have used", async () => {
    const credit = await shop.credit(420, { date: inDays(-9), received_on: inDays(-9) });
    const date = inDays(-5);
    await shop.pay([], { method: "credit", supplier_credit: credit.id, amount: 100, date });
    const { id, version } = await shop.getCredit(credit);
    const other = await shop.makeSupplier({ name: "Hoya" });
    const answers = [
      await shop.putCredit({ version, supplier: other.id }, id),
      await shop.putCredit({ version, received_on: "", rates: [] }, id),
      await shop.putCredit({ version, received_on: inDays(-4) }, id),
      await shop.putCredit({ version, rates: ratesOf(99) }, id),
      await shop.remove("optique_supplier_credits", credit),
    ].map(refused);
    expect(answers).toEqual([
      [409, { supplier: "credit_spent" }],
      [409, { received_on: "credit_spent" }],
      [400, { received_on: "credit_late" }],
      [409, { rates: "credit_spent" }],
      [409, { id: "credit_spent" }],
    ]);
    expect(expectOk(await shop.putCredit({ version, rates: ratesOf(100) }, id)).state).toBe("used");
  });

  it("refuses malformed values, with a code at the field", async () => {
    const other = await shop.makeSupplier({ name: "Hoya" });
    const othersBill = await shop.bill(10, { supplier: other.id });
    const expected = await shop.putCredit(shop.creditBody({ expected_amount: 10 }));
    const late = await shop.credit(50);
    const othersCredit = await shop.credit(50, { supplier: other.id });
    const body = (values: object) => shop.creditBody({ expected_amount: 10, ...values });
    const received = { number: "A-1", received_on: today(), rates: ratesOf(10) };
    const credits: Record<string, object> = {
      nothing: {},
      "wrong reason": body({ reason: "gift" }),
      "to come": body({ date: inDays(1) }),
      "no rates": body({ number: "A-1", received_on: today() }),
      "no number": body({ ...received, number: "" }),
      "no day": body({ rates: ratesOf(10) }),
      "received before": body({ ...received, received_on: inDays(-1) }),
      "received and abandoned": body({ ...received, abandoned: true }),
      "another's bill": body({ bill: othersBill.id }),
      "an unknown piece": body({ defect: newId() }),
    };
    const answers: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(credits))
      answers[name] = refused(await shop.putCredit(one));
    expect(answers).toEqual({
      nothing: [400, { supplier: "required", reason: "required", date: "required" }],
      "wrong reason": [400, { reason: "choice" }],
      "to come": [400, { date: "day_to_come" }],
      "no rates": [400, { rates: "required" }],
      "no number": [400, { number: "required" }],
      "no day": [400, { received_on: "required" }],
      "received before": [400, { received_on: "credit_early" }],
      "received and abandoned": [400, { abandoned: "credit_received" }],
      "another's bill": [400, { bill: "bill_supplier" }],
      "an unknown piece": [400, { defect: "unknown_record" }],
    });
    const said = await shop.putCredit<Refusal>(shop.creditBody({ received_on: today() }));
    expect(said.body.data).toMatchObject({
      rates: { message: "Indiquez le montant hors taxe et la TVA de l’avoir." },
      number: { message: "Le numéro de l’avoir est requis." },
    });
    const use = (id: string, values: object = {}) =>
      shop.putPayment({ method: "credit", amount: 5, supplier_credit: id, ...values });
    const uses = [
      await use(expectOk(expected).id),
      await use(othersCredit.id),
      await use(late.id, { date: inDays(-1) }),
    ].map(refused);
    expect(uses).toEqual([
      [400, { supplier_credit: "credit_expected" }],
      [400, { supplier_credit: "credit_supplier" }],
      [400, { date: "credit_late" }],
    ]);
  });

  it("a credit of a supplier may be requested before its amount is known", async () => {
    const asked = expectOk(await shop.putCredit(shop.creditBody()));
    expect(asked).toMatchObject({ state: "expected", expected_amount: 0, left: 0 });
  });

  it("an expected credit can be abandoned, and loses its link when its bill is deleted", async () => {
    const bill = await shop.bill(100);
    const asked = expectOk(
      await shop.putCredit(shop.creditBody({ expected_amount: 20, bill: bill.id })),
    );
    const given = expectOk(
      await shop.putCredit({ version: asked.version, abandoned: true }, asked.id),
    );
    expect(given.state).toBe("abandoned");
    expect((await shop.remove("optique_bills", bill)).status).toBe(204);
    expect((await shop.getCredit(asked)).bill).toBe("");
    expect(await shop.violations()).toEqual([]);
  });

  it("a defective piece has one credit", async () => {
    const product = await shop.product();
    const item = { id: newId(), product: product.id, quantity: 1, price: 850 };
    const sale = await shop.saveInvoice(newId(), {
      date: today(),
      items: [item],
      payments: [],
    });
    const defect = newId();
    expectOk(
      await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: sale.id,
        reason: "warranty",
        items: [{ id: defect, invoice_item: item.id, quantity: 1, amount: 850, goods: "defect" }],
      }),
    );
    const body = () => shop.creditBody({ reason: "warranty", expected_amount: 20, defect });
    const first = expectOk(await shop.putCredit(body()));
    expect(first.defect).toBe(defect);
    expect(refused(await shop.putCredit(body()))).toEqual([400, { defect: "defect_asked" }]);
  });
});

it("the journal keeps the amounts of a payment, but not its numbers and notes", async () => {
  const bill = await shop.bill(500);
  const paid = await shop.pay([[bill, 200]], {
    method: "check",
    reference: "CH-9911",
    notes: "Au coursier",
    date: addDays(today(), -1),
  });
  const { version } = paid;
  const values = { method: "check", date: addDays(today(), -1), amount: 250, reference: "CH-22" };
  expectOk(await shop.putPayment({ version, ...values }, paid.id));
  const entries = (await shop.find("optique_journal")).filter(
    ({ collection }) => collection === "optique_bill_payments",
  );
  expect(entries).toMatchObject([
    {
      action: "update",
      label: "Essilor",
      changes: { amount: [200, 250], left_amount: [0, 50], reference: [] },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/CH-|coursier/);
});
