import { beforeEach, describe, expect, it } from "vitest";

import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { addDays, today, yearAfter } from "#domain/core/days/days.ts";
import type { Client, Product, Supplier } from "#domain/core/records.ts";
import {
  type Answer,
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
let client: Client;
let frame: Product;
let supplier: Supplier;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
  frame = await shop.product();
  supplier = await shop.create("optique_suppliers", { name: "Atlas Verres" });
});

const lastDay = yearAfter(today());
const french = lastDay.split("-").reverse().join("/");
const tooLate = `La date ne peut pas être après le ${french}, dans un an.`;
const tooEarly = "La date ne peut pas être avant le 01/01/1950.";

const put = <T = Refusal>(path: string, body: object) =>
  shop.send<T>("PUT", `/api/optique/${path}`, body);
const refusalsOf = ({ status, body }: Answer<Refusal>) => [
  status,
  Object.fromEntries(Object.entries(body.data).map(([field, { message }]) => [field, message])),
];
/** Writes by SQL what the records API refuses, as in a shop that stored it before the rule existed. */
const sql = async (query: string) =>
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));

const sale = (date: string, values: object = {}) => ({ client: client.id, date, ...values });
const receipt = (date: string, values: object = {}) => ({
  receipt_number: "BR-1",
  supplier: supplier.id,
  date,
  status: "pending",
  items: [{ id: newId(), product: frame.id, quantity: 1, price: 1, received_quantity: 0 }],
  ...values,
});
const adjustment = (date: string) => ({
  adjustment_number: "AJ-1",
  date,
  reason: "other",
  items: [{ id: newId(), product: frame.id, quantity: 1 }],
});

describe("a date before 1950, or more than a year ahead", () => {
  it("a date out of range is refused in every document at its field; nothing is written", async () => {
    const invoice = (values: object) => ({
      id: newId(),
      items: [line(frame.id, 1, 100)],
      payments: [],
      ...values,
    });
    const late = addDays(lastDay, 1);
    const saves: [string, object, object][] = [
      [`prescriptions/${newId()}`, sale("2062-11-21"), { date: tooLate }],
      [`prescriptions/${newId()}`, sale("1920-01-01"), { date: tooEarly }],
      [
        `prescriptions/${newId()}`,
        sale(today(), { invoice: invoice({ date: late, payments: [payment(5, { date: late })] }) }),
        { "invoice.date": tooLate, "invoice.payments.0.date": tooLate },
      ],
      [
        `invoices/${newId()}`,
        invoice({ date: late, payments: [payment(5), payment(5, { date: "1949-12-31" })] }),
        { date: tooLate, "payments.1.date": tooEarly },
      ],
      [`receipts/${newId()}`, receipt(late), { date: tooLate }],
      [`adjustments/${newId()}`, adjustment("1949-12-31"), { date: tooEarly }],
    ];
    for (const [path, body, refusals] of saves)
      expect(refusalsOf(await put(path, body)), path).toEqual([400, refusals]);
    const sold = (await shop.read("optique_products", frame.id)).stock;
    expect(sold).toBe(10);
    for (const name of ["optique_prescriptions", "optique_invoices"] as const)
      expect(await shop.find(name)).toEqual([]);
  });

  it("a date out of range is refused in the records API and the dashboard", async () => {
    const invoice = await shop.create("optique_invoices", { date: today(), client: client.id });
    const creations: [string, object][] = [
      ["optique_prescriptions", sale("2062-11-21")],
      ["optique_invoices", { date: "2062-11-21" }],
      ["optique_payments", { ...payment(5, { date: "2062-11-21" }), invoice: invoice.id }],
      ["optique_stock_receipts", receipt("2062-11-21", { items: undefined })],
      ["optique_stock_adjustments", { ...adjustment("2062-11-21"), items: undefined }],
    ];
    for (const [collection, body] of creations) {
      const found = await shop.send("POST", recordsPath(collection), body);
      expect(refusalsOf(found), collection).toEqual([400, { date: tooLate }]);
      const own = { ...body, company: shop.company };
      const asAdmin = await shop.sendAsAdmin("POST", recordsPath(collection), own);
      expect(refusalsOf(asAdmin), collection).toEqual([400, { date: tooLate }]);
    }
    const path = recordsPath("optique_invoices", invoice.id);
    expect(refusalsOf(await shop.send("PATCH", path, { date: "1949-12-31" }))).toEqual([
      400,
      { date: tooEarly },
    ]);
  });

  it("the first and the last allowed day are accepted", async () => {
    for (const date of ["1950-01-01", lastDay]) await shop.savePrescription(newId(), sale(date));
  });
});

describe("a date with an hour", () => {
  it.each([
    "2026-08-01T10:00",
    "2026-08-01 10:00",
    "2026-08-01T10:00Z",
    "2026-08-01T00:30:00+01:00",
    "2026-08-01T23:30:00-05:00",
  ])("a date with an hour is stored as the same day by record and document: %s", async (date) => {
    const invoice = await shop.create("optique_invoices", { date, client: client.id });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      date: "2026-08-01 00:00:00.000Z",
      invoice_number: "2026080001",
    });
    const cheque = { ...payment(5, { payment_method: "check" }), invoice: invoice.id };
    const { id } = await shop.create("optique_payments", { ...cheque, due_on: "2026-12-05" });
    expectOk(await shop.send("PATCH", recordsPath("optique_payments", id), { due_on: date }));
    expect((await shop.read("optique_payments", id)).due_on).toBe("2026-08-01 00:00:00.000Z");
  });
});

describe("a stored date that is older than the rule allows", () => {
  it("survives changes of other fields, appears in the integrity report, and can be corrected", async () => {
    const id = newId();
    const invoice = {
      id: newId(),
      items: [line(frame.id, 1, 100)],
      payments: [payment(5)],
    };
    const stored = await shop.savePrescription(id, sale("2026-11-21", { invoice }));
    const date = "2062-11-21";
    for (const table of ["optique_prescriptions", "optique_invoices", "optique_payments"])
      await sql(
        `UPDATE ${table} SET date = '${date} 00:00:00.000Z' WHERE company = '${shop.company}'`,
      );

    const report = async () =>
      expectOk(
        await shop.send<{ oddDates: { collection: string; record: string; date: string }[] }>(
          "GET",
          "/api/optique/integrity",
        ),
      ).oddDates;
    expect(await report()).toEqual([
      { collection: "optique_prescriptions", record: id, date },
      { collection: "optique_invoices", record: invoice.id, date },
      { collection: "optique_payments", record: invoice.payments[0]?.id, date },
    ]);

    const read = expectOk(
      await shop.send<PrescriptionDocument>("GET", `/api/optique/prescriptions/${id}`),
    );
    const payments = [payment(5, { id: invoice.payments[0]?.id, date }), payment(10)];
    const body = sale(date, { notes: "Rappeler", invoice: { ...invoice, date, payments } });
    const saved = await shop.savePrescription(id, { ...body, version: read.version });
    expect(saved.invoice).toMatchObject({
      paid_amount: 15,
      invoice_number: stored.invoice?.invoice_number,
    });
    const record = recordsPath("optique_prescriptions", id);
    expect((await shop.send("PATCH", record, { prescriber: "Dr Alami", date })).status).toBe(200);

    const other = { ...body, date: "2063-11-21", version: "x" };
    expect(refusalsOf(await put(`prescriptions/${id}`, other))).toEqual([400, { date: tooLate }]);
    expect((await shop.send("PATCH", record, { date: "2026-11-21" })).status).toBe(200);
    expect((await report()).map(({ collection }) => collection)).toEqual([
      "optique_invoices",
      "optique_payments",
    ]);
  });

  it("a stored date older than the rule does not number a new invoice", async () => {
    const id = newId();
    await shop.savePrescription(id, sale("2026-11-21"));
    await sql(
      `UPDATE optique_prescriptions SET date = '2062-11-21 00:00:00.000Z' WHERE id = '${id}'`,
    );
    const { version } = expectOk(
      await shop.send<PrescriptionDocument>("GET", `/api/optique/prescriptions/${id}`),
    );
    const invoice = { id: newId(), items: [line(frame.id, 1, 100)], payments: [] };
    const body = sale("2062-11-21", { version, invoice });
    expect(refusalsOf(await put(`prescriptions/${id}`, body))).toEqual([400, { date: tooLate }]);
  });
});
