import { describe, expect, it } from "vitest";

import { checkFields, namesOf } from "#domain/core/fields.ts";
import { message } from "#domain/core/messages.ts";
import { readPrescriptionBody } from "#domain/sale/saleBody.ts";

const id = (letter: string) => letter.repeat(15);
const body = (values: object = {}) => ({
  client: id("c"),
  date: "2026-11-21",
  notes: "",
  ...values,
});

describe("the body of a sale", () => {
  it("is read into clean values", () => {
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
      true,
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
    });
  });

  it("names what is wrong by its place in the body, dropped lines included", () => {
    const items = [
      { id: id("a"), product: "", quantity: 1, price: 1 },
      { id: id("b"), product: id("p"), quantity: 1.5, price: -1 },
    ];
    const { violations } = readPrescriptionBody(
      body({ date: "hier", invoice: { id: id("i"), items, payments: "non" } }),
      true,
    );
    expect(violations.map(({ field, code }) => [field, code])).toEqual([
      ["date", "day"],
      ["invoice.items.1.quantity", "int"],
      ["invoice.items.1.price", "min"],
      ["invoice.payments", "list"],
    ]);
  });

  it("needs a client and a date only when the document is new", () => {
    expect(readPrescriptionBody({}, true).violations.map(({ field }) => field)).toEqual([
      "client",
      "date",
    ]);
    expect(readPrescriptionBody({}, false).violations).toEqual([]);
  });

  it("leaves out what is absent, so that it stays as stored", () => {
    expect(readPrescriptionBody(body(), false).value.values).not.toHaveProperty("right_sphere");
    expect(
      readPrescriptionBody(body({ invoice: { id: id("i") } }), false).value.invoice,
    ).toMatchObject({
      items: undefined,
      payments: undefined,
    });
  });
});

describe("a sentence", () => {
  it("is the most precise there is", () => {
    const email = (collection: string) =>
      message({ field: "email", code: "email", params: { collection } });
    expect(email("optique_clients")).toBe("Email invalide");
    expect(email("optique_suppliers")).toBe("Adresse email invalide");
    expect(message({ field: "invoice.items.3.quantity", code: "min", params: { min: 1 } })).toBe(
      "La quantité doit être au moins 1",
    );
    expect(message({ field: "notes", code: "required" })).toBe("Ce champ est requis");
  });

  it("exists in French for everything that a field check refuses", () => {
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
      for (const violation of checkFields(collection, bad, namesOf(collection), true)) {
        expect(message(violation)).toMatch(/^[A-ZÀ-Ý][^{}]+$/);
      }
    }
  });
});
