import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";
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

describe("a bill", () => {
  it("sums its TVA rates, is due after the supplier's days, and is booked on its day", async () => {
    const bill = await shop.bill(1512, { notes: "À vérifier" });
    expect(bill).toMatchObject({
      number: "F-1",
      label: "Marchandises",
      rates: [{ rate: 20, ht: 1260, vat: 252 }],
      total_amount: 1512,
      paid_amount: 0,
      due_on: stored(inDays(60)),
      booked_on: stored(today()),
      by: "Samira",
      notes: "À vérifier",
      items: [],
      state: "unpaid",
      paid: 0,
      rest: 1512,
      remarks: [],
      gaps: { price: 0, pieces: 0 },
      credit: 0,
      credits: [],
      parts: [],
      expand: { supplier: { name: "Essilor" } },
    });
    expect(bill).not.toHaveProperty("number_key");
    expect(await shop.violations()).toEqual([]);
  });

  it("uses the payment days of its supplier, or its own due day", async () => {
    const { id } = await shop.makeSupplier({ name: "Luxottica", payment_days: 30 });
    const usual = await shop.bill(100, { supplier: id });
    expect(usual.due_on).toBe(stored(inDays(30)));
    const own = await shop.bill(100, { supplier: id, due_on: inDays(121) });
    expect([own.due_on, own.remarks]).toEqual([stored(inDays(121)), ["due_far"]]);
    const { version } = own;
    const blank = expectOk(await shop.putBill({ version, due_on: "" }, own.id));
    expect(blank.due_on).toBe(stored(inDays(30)));
  });

  it("a bill dated after today is booked and due from its day", async () => {
    const ahead = await shop.bill(100, { date: inDays(3) });
    expect([ahead.booked_on, ahead.due_on]).toEqual([stored(inDays(3)), stored(inDays(63))]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a bill returns what was sent, can be sent again, and changes only with its version", async () => {
    const id = newId();
    const body = shop.billBody(1512, { due_on: inDays(30) });
    const first = expectOk(await shop.putBill(body, id));
    expect(expectOk(await shop.putBill(body, id))).toEqual(first);
    expect(expectOk(await shop.putBill(first, id))).toEqual(first);
    expect(refused(await shop.putBill({ ...body, notes: "x" }, id))).toEqual([
      409,
      { version: "modified" },
    ]);
    const { version } = first;
    const changed = expectOk(await shop.putBill({ version, rates: ratesOf(1200) }, id));
    expect(changed).toMatchObject({ total_amount: 1200, number: body.number });
    expect(refused(await shop.putBill({ version, notes: "x" }, id))).toEqual([
      409,
      { version: "modified" },
    ]);
  });

  it("refuses malformed values, with a code at the field", async () => {
    const bodies: Record<string, object> = {
      nothing: {},
      malformed: shop.billBody(1, { date: "hier", due_on: 5, number: { a: 1 } }),
      "no rate": shop.billBody(1, { rates: [] }),
      "no list": shop.billBody(1, { rates: "20" }),
      "no object": shop.billBody(1, { rates: [20] }),
      "rate twice": shop.billBody(1, {
        rates: [...ratesOf(10), { rate: 20, ht: 1, vat: 0.2 }],
      }),
      "TVA without a rate": shop.billBody(1, { rates: [{ rate: null, ht: 10, vat: 2 }] }),
      negative: shop.billBody(1, { rates: [{ rate: 20, ht: -10, vat: 2 }] }),
      "above 100": shop.billBody(1, { rates: [{ rate: 120, ht: 10, vat: 12 }] }),
      "too late": shop.billBody(1, { date: inDays(800) }),
      "due before": shop.billBody(1, { due_on: inDays(-1) }),
      "another's supplier": shop.billBody(1, { supplier: newId() }),
      "a line without price": shop.billBody(1, {
        items: [{ id: newId(), label: "x", quantity: 0 }],
      }),
      "an unknown receipt": shop.billBody(1, {
        items: [{ id: newId(), receipt_item: newId(), quantity: 1, price: 1 }],
      }),
    };
    const answers: Record<string, unknown> = {};
    for (const [name, body] of Object.entries(bodies))
      answers[name] = refused(await shop.putBill(body));
    expect(answers).toEqual({
      nothing: [
        400,
        { supplier: "required", number: "required", date: "required", rates: "required" },
      ],
      malformed: [400, { date: "day", due_on: "day", number: "text" }],
      "no rate": [400, { rates: "bill_zero" }],
      "no list": [400, { rates: "list" }],
      "no object": [400, { "rates.0": "object" }],
      "rate twice": [400, { "rates.1.rate": "rate_twice" }],
      "TVA without a rate": [400, { "rates.0.vat": "vat_none" }],
      negative: [400, { "rates.0.ht": "min" }],
      "above 100": [400, { "rates.0.rate": "max" }],
      "too late": [400, { date: "day_late" }],
      "due before": [400, { due_on: "due_early" }],
      "another's supplier": [400, { supplier: "unknown_record" }],
      "a line without price": [400, { "items.0.quantity": "min", "items.0.price": "required" }],
      "an unknown receipt": [400, { "items.0.receipt_item": "unknown_record" }],
    });
    expect(await shop.find("optique_bills")).toEqual([]);
  });

  it("a bill's number is unique for its supplier, whatever its capitals and spaces", async () => {
    await shop.bill(100, { number: "F-118", date: inDays(-3) });
    const again = await shop.putBill(shop.billBody(100, { number: "f -118" }));
    expect(refused(again)).toEqual([400, { number: "bill_number" }]);
    expect(JSON.stringify(again.body)).toContain(
      addDays(today(), -3).split("-").reverse().join("/"),
    );
    await shop.bill(100, { number: "F 118" });
    const other = await shop.makeSupplier({ name: "Hoya" });
    await shop.bill(100, { number: "F-118", supplier: other.id });
  });

  it("unusual values of a bill give remarks, but no refusal", async () => {
    const odd = await shop.bill(0, { rates: [{ rate: 20, ht: 1260, vat: 252.11 }] });
    expect([odd.remarks, odd.total_amount]).toEqual([["vat_odd"], 1512.11]);
  });

  it("a bill with payments keeps its supplier and amounts, but its day may change", async () => {
    const bill = await shop.bill(1512);
    await shop.pay([[bill, 1000]]);
    const paid = await shop.getBill(bill);
    expect(paid).toMatchObject({ state: "partial", paid: 1000, rest: 512 });
    const { version } = paid;
    const other = await shop.makeSupplier({ name: "Hoya" });
    const answers = [
      await shop.putBill({ version, supplier: other.id }, bill.id),
      await shop.putBill({ version, rates: ratesOf(999) }, bill.id),
      await shop.remove("optique_bills", bill),
    ].map(refused);
    expect(answers).toEqual([
      [409, { supplier: "bill_paid" }],
      [409, { rates: "bill_paid" }],
      [409, { id: "bill_paid" }],
    ]);
    const lower = expectOk(
      await shop.putBill({ version, rates: ratesOf(1000), date: inDays(-5) }, bill.id),
    );
    expect(lower).toMatchObject({ state: "paid", rest: 0, booked_on: stored(inDays(-5)) });
    expect(await shop.violations()).toEqual([]);
  });

  it("a bill can be deleted with its lines, once it has no payments", async () => {
    const items = [{ id: newId(), label: "Verres", quantity: 2, price: 50 }];
    const bill = await shop.bill(120, { items });
    const payment = await shop.pay([[bill, 20]]);
    expect((await shop.remove("optique_bill_payments", payment)).status).toBe(204);
    expect((await shop.remove("optique_bills", bill)).status).toBe(204);
    expect(await shop.find("optique_bill_items")).toEqual([]);
    const [entry] = (await shop.find("optique_journal")).filter(
      ({ collection, action }) => collection === "optique_bills" && action === "delete",
    );
    expect(entry).toMatchObject({ label: "Essilor" });
    const told = JSON.stringify(entry?.changes);
    expect(told).toContain("120");
    expect(told).not.toContain(bill.number);
    expect(told).not.toContain("Verres");
    expect(await shop.violations()).toEqual([]);
  });

  it("the records API stores the file of a bill, and nothing else of it", async () => {
    const bill = await shop.bill(120);
    const path = recordsPath("optique_bills", bill.id);
    const form = new FormData();
    const paper = new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" });
    form.set("file", paper, "facture.pdf");
    const { url } = await sharedServer();
    const answer = await fetch(`${url}${path}`, {
      method: "PATCH",
      headers: { Authorization: shop.token },
      body: form,
    });
    expect(answer.status).toBe(200);
    const withPaper = await shop.getBill(bill);
    expect(withPaper.file).toMatch(/\.pdf$/);
    const refusals = [
      await shop.send("PATCH", path, { total_amount: 1 }),
      await shop.send("PATCH", path, { notes: "x" }),
      await shop.send("POST", recordsPath("optique_bills"), shop.billBody(10)),
      await shop.sendAsAdmin("PATCH", path, { paid_amount: 5 }),
      await shop.sendAsAdmin("POST", recordsPath("optique_bill_parts"), {
        company: shop.company,
        bill: bill.id,
        amount: 5,
      }),
    ].map(({ status }) => status);
    expect(refusals).toEqual([400, 400, 403, 400, 400]);
    const { version } = withPaper;
    const saved = expectOk(await shop.putBill({ version, notes: "Reçue" }, bill.id));
    expect(saved.file).toBe(withPaper.file);
  });

  it("a bill sent by fifty stations at the same time is written once", async () => {
    const id = newId();
    const body = shop.billBody(1512);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.putBill(body, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.find("optique_bills")).toHaveLength(1);
  });
});

it("of twenty bills with the same number sent at the same time, one is stored", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      shop.putBill(shop.billBody(100, { number: at % 2 ? "F-118" : "f - 118" })),
    ),
  );
  const refusals = answers.filter(({ status }) => status !== 200).map(refused);
  expect(new Set(refusals.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([400, { number: "bill_number" }])]),
  );
  expect(refusals).toHaveLength(19);
});

describe("lines of a bill", () => {
  const priced = { ordered: 10, came: 6, price: 200 };

  it("the lines of a bill are stored apart from the receipt, which does not change", async () => {
    const receipt = await shop.receive([priced]);
    const [line] = receipt.items;
    const before = await shop.read("optique_products", line?.product ?? "");
    const items = [{ id: newId(), receipt_item: line?.id, quantity: 6, price: 210 }];
    const bill = await shop.bill(1512, { items });
    expect(bill.items).toMatchObject([
      {
        receipt_item: line?.id,
        receipt: receipt.id,
        receipt_number: receipt.receipt_number,
        product: line?.product,
        product_name: before.name,
        expected: 200,
        received: 6,
        billed: 0,
        gap: 60,
        over: 0,
      },
    ]);
    expect(bill).toMatchObject({
      remarks: ["price_gap"],
      gaps: { price: 60, pieces: 0 },
      credit: 72,
    });
    const about = { supplier: shop.supplier.id, date: today(), reason: "price", bill: bill.id };
    const { id } = expectOk(await shop.putCredit({ ...about, expected_amount: 50 }));
    const after = await shop.getBill(bill);
    expect(after).toMatchObject({
      version: bill.version,
      credit: 22,
      credits: [{ id, number: "", reason: "price", state: "expected", amount: 50 }],
    });
    expect(await shop.read("optique_products", line?.product ?? "")).toEqual(before);

    const more = [{ id: newId(), receipt_item: line?.id, quantity: 2, price: 200 }];
    const second = await shop.bill(480, { items: more });
    expect(second).toMatchObject({
      items: [{ billed: 6, over: 2 }],
      remarks: ["over_billed"],
      gaps: { price: 0, pieces: 2 },
    });
    expect((await shop.getBill(bill)).items).toMatchObject([{ billed: 0, over: 0 }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("received pieces are listed as unbilled until a bill includes them", async () => {
    const receipt = await shop.receive([priced, { ordered: 3, came: 0, price: 10 }]);
    const line = receipt.items[0]?.id;
    const other = await shop.makeSupplier({ name: "Hoya" });
    const unbilled = async (id = shop.supplier.id) =>
      (await shop.list("unbilled", `supplier=${id}`)).items;
    expect(await unbilled()).toMatchObject([
      {
        receipt_item: line,
        receipt: receipt.id,
        receipt_number: receipt.receipt_number,
        received: 6,
        billed: 0,
        price: 200,
      },
    ]);
    const items = (quantity: number) => [{ id: newId(), receipt_item: line, quantity, price: 200 }];
    await shop.bill(960, { items: items(4) });
    expect(await unbilled()).toMatchObject([{ received: 6, billed: 4 }]);
    await shop.bill(480, { items: items(2) });
    expect(await unbilled()).toEqual([]);
    expect(await unbilled(other.id)).toEqual([]);
    expect((await shop.list("unbilled")).items).toEqual([]);
  });

  it("cannot name goods of another supplier", async () => {
    const other = await shop.makeSupplier({ name: "Hoya" });
    const receipt = await shop.receive([priced], { supplier: other.id });
    const items = [{ id: newId(), receipt_item: receipt.items[0]?.id, quantity: 1, price: 1 }];
    expect(refused(await shop.putBill(shop.billBody(1, { items })))).toEqual([
      400,
      { "items.0.receipt_item": "receipt_supplier" },
    ]);
  });

  it("a received line that a bill names cannot be deleted, by any route", async () => {
    const receipt = await shop.receive([priced, { ...priced, price: 50 }]);
    const [line, free] = receipt.items;
    const items = [{ id: newId(), receipt_item: line?.id, quantity: 6, price: 200 }];
    const bill = await shop.bill(1440, { items });
    const { id, version } = receipt;
    const path = `/api/optique/receipts/${id}`;
    const answers = [
      await shop.send("PUT", path, { version, items: [free] }),
      await shop.remove("optique_stock_receipt_items", { id: line?.id ?? "" }),
      await shop.remove("optique_stock_receipts", receipt),
      await shop.sendAsAdmin("DELETE", recordsPath("optique_stock_receipts", id)),
    ].map(refused);
    expect(answers).toEqual([
      [409, { items: "receipt_billed" }],
      [409, { id: "receipt_billed" }],
      [409, { id: "receipt_billed" }],
      [409, { id: "receipt_billed" }],
    ]);
    const removal = expectOk(
      await shop.send<{ refusal: string }>("GET", `/api/optique/removals/receipts/${id}`),
    );
    expect(removal.refusal).toContain("reprend ces marchandises");
    expectOk(await shop.send("PUT", path, { version, items: [line] }));
    expect((await shop.remove("optique_bills", bill)).status).toBe(204);
    expect((await shop.remove("optique_stock_receipts", receipt)).status).toBe(204);
    expect(await shop.violations()).toEqual([]);
  });

  it("have the label 'Marchandises' unless another one is sent", async () => {
    const id = newId();
    const body = shop.billBody(12, {
      rates: [{ rate: 20, ht: 10, vat: 2 }],
      items: [{ id: newId(), quantity: 1, price: 10 }],
    });
    const bill = expectOk(await shop.putBill(body, id));
    expect([bill.items, bill.remarks]).toMatchObject([[{ label: "Marchandises", gap: 0 }], []]);
    expect(expectOk(await shop.putBill(body, id))).toEqual(bill);
    const { version, items } = bill;
    const named = items.map((item) => ({ ...item, label: "Montures" }));
    const renamed = expectOk(await shop.putBill({ version, items: named }, id));
    const priced = named.map(({ id: line }) => ({ id: line, quantity: 2, price: 10 }));
    const changed = await shop.putBill({ version: renamed.version, items: priced }, id);
    expect(expectOk(changed).items).toMatchObject([{ label: "Montures", quantity: 2 }]);
  });

  it("give a remark when their sum differs from the bill's total", async () => {
    const items = [{ id: newId(), label: "Verres", quantity: 2, price: 50 }];
    expect((await shop.bill(121, { items })).remarks).toEqual(["lines_gap"]);
    expect((await shop.bill(120, { items: [{ ...items[0], id: newId() }] })).remarks).toEqual([]);
  });
});

it("a supplier with a bill cannot be deleted", async () => {
  await shop.bill(100);
  expect(refused(await shop.remove("optique_suppliers", shop.supplier))).toEqual([
    400,
    { id: "supplier_used" },
  ]);
});
