import { describe, expect, it } from "vitest";

import { checkFields, fieldNamesOf } from "#domain/core/fields/fields.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { readPrescriptionBody } from "#domain/sale/saleBody.ts";

const id = (letter: string) => letter.repeat(15);
const body = (values: object = {}) => ({
  client: id("c"),
  date: "2026-11-21",
  notes: "",
  ...values,
});

/** Stored prescription with dates that would be refused for new ones. */
const storedSale = {
  id: id("s"),
  date: "1920-01-01 00:00:00.000Z",
  invoice: {
    id: id("i"),
    date: "2062-11-21 00:00:00.000Z",
    payments: [{ id: id("b"), date: "2062-11-22 00:00:00.000Z" }],
  },
} as PrescriptionDocument;

describe("the body of a sale", () => {
  it("the body of a sale is parsed into normalised values", () => {
    const { value, violations } = readPrescriptionBody(
      body({
        right_sphere: 0,
        left_sphere: "",
        notes: "  bonjour ",
        unknown: 5,
        invoice: {
          id: id("i"),
          items: [{ id: id("a"), product: id("p"), quantity: 2, price: 10.005 }],
          payments: [{ id: id("b"), date: "2026-11-21", amount: 5, payment_method: "cash" }],
        },
      }),
      null,
    );
    expect(violations).toEqual([]);
    expect(value.values).toEqual({
      client: id("c"),
      date: "2026-11-21 00:00:00.000Z",
      right_sphere: 0,
      left_sphere: null,
      notes: "bonjour",
    });
    expect(value.invoice?.items?.[0]).toMatchObject({
      place: "items.0",
      values: { quantity: 2, price: 10.01 },
    });
    expect(value.invoice?.payments?.[0]?.values).toEqual({
      date: "2026-11-21 00:00:00.000Z",
      amount: 5,
      payment_method: "cash",
      // Default values of fields that are only for cheques.
      bank: "",
      due_on: "",
      cheque_state: "",
      deposited_on: "",
      slip: "",
      bounced_on: "",
      bounce_note: "",
      credit_note: "",
    });
  });

  it("a violation has its path in the body, whose indexes include dropped items", () => {
    const items = [
      { id: id("a"), product: "", quantity: 1, price: 1 },
      { id: id("b"), product: id("p"), quantity: 1.5, price: -1 },
    ];
    const { violations } = readPrescriptionBody(
      body({ date: "hier", invoice: { id: id("i"), items, payments: "non" } }),
      null,
    );
    expect(violations.map(({ field, code }) => [field, code])).toEqual([
      ["date", "day"],
      ["invoice.items.1.quantity", "int"],
      ["invoice.items.1.price", "min"],
      ["invoice.payments", "list"],
    ]);
  });

  it("a date with a mistyped year is refused anywhere in a sale, except if already stored", () => {
    const sale = (date: string, invoiceDate: string, paymentDate: string) =>
      body({
        date,
        invoice: {
          id: id("i"),
          date: invoiceDate,
          items: [],
          payments: [{ id: id("b"), date: paymentDate, amount: 5, payment_method: "cash" }],
        },
      });
    const codes = (given: Record<string, unknown>, stored: PrescriptionDocument | null) =>
      readPrescriptionBody(given, stored).violations.map(({ field, code }) => [field, code]);
    const wrong = sale("1920-01-01", "2062-11-21", "2062-11-22");
    expect(codes(wrong, null)).toEqual([
      ["date", "day_early"],
      ["invoice.date", "day_late"],
      ["invoice.payments.0.date", "day_late"],
    ]);
    expect(codes(wrong, storedSale)).toEqual([]);
    expect(codes(sale("1920-01-02", "2062-11-21", "2062-11-23"), storedSale)).toEqual([
      ["date", "day_early"],
      ["invoice.payments.0.date", "day_late"],
    ]);
  });

  it("only a new sale must have a client and a date", () => {
    expect(readPrescriptionBody({}, null).violations.map(({ field }) => field)).toEqual([
      "client",
      "date",
    ]);
    expect(readPrescriptionBody({}, storedSale).violations).toEqual([]);
  });

  it("values absent from the body are left out, so that the stored ones remain", () => {
    expect(readPrescriptionBody(body(), storedSale).value.values).not.toHaveProperty(
      "right_sphere",
    );
    expect(
      readPrescriptionBody(body({ invoice: { id: id("i") } }), storedSale).value.invoice,
    ).toMatchObject({
      items: undefined,
      payments: undefined,
    });
  });
});

describe("the message of a violation", () => {
  it("the message of a violation comes from its most specific key", () => {
    const email = (collection: string) =>
      violationMessage({ field: "email", code: "email", params: { collection } });
    expect(email("optique_clients")).toBe("Email invalide");
    expect(email("optique_suppliers")).toBe("Adresse email invalide");
    expect(
      violationMessage({ field: "invoice.items.3.quantity", code: "min", params: { min: 1 } }),
    ).toBe("La quantité doit être au moins 1");
    expect(violationMessage({ field: "notes", code: "required" })).toBe("Ce champ est requis");
  });

  it("every code of the field checks has a French message", () => {
    const bad = {
      name: 5,
      email: "a",
      type: "x",
      selling_price: "cher",
      stock: 1.5,
      supplier: "1",
      archived: "peut-être",
      date: "non",
    };
    for (const collection of ["optique_products", "optique_clients", "optique_invoices"] as const) {
      for (const violation of checkFields(collection, bad, fieldNamesOf(collection), true)) {
        expect(violationMessage(violation)).toMatch(/^[A-ZÀ-Ý][^{}]+$/);
      }
    }
  });
});
