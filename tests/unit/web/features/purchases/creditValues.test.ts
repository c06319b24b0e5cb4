import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { BillDocument, SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import type { Defect } from "#api/purchases/supplierCredits.ts";
import {
  checkCredit,
  creditInputOf,
  inputOfStored,
  newCredit,
  received,
  rowOfGross,
} from "#features/purchases/credit/creditValues.ts";

const supplier = { id: "essilor", name: "Essilor" };
const bill = {
  id: "bill",
  number: "F-118",
  supplier: "essilor",
  credit: 72,
  gaps: { price: 60, pieces: 0 },
  expand: { supplier },
} as unknown as BillDocument;
const defect = {
  id: "piece",
  product_name: "Monture Riad",
  quantity: 2,
  expand: { product: { supplier: "essilor", purchase_price: 175, vat_rate: null } },
} as unknown as Defect;

describe("a new credit", () => {
  it("a new credit proposes the price gap of its bill, with TVA", () => {
    expect(newCredit({ supplier: null, bill }, true)).toMatchObject({
      supplier: "essilor",
      supplierName: "Essilor",
      reason: "price",
      bill: "bill",
      expected_amount: "72,00",
      aboutName: "Facture F-118",
      isReceived: false,
    });
    const short = { ...bill, credit: 0, gaps: { price: 0, pieces: 3 } };
    expect(newCredit({ supplier: null, bill: short }, true)).toMatchObject({
      reason: "missing",
      expected_amount: "",
    });
  });

  it("a new credit for a defective piece proposes its price, with TVA if the shop has it", () => {
    expect(newCredit({ supplier, defect }, true)).toMatchObject({
      reason: "return",
      defect: "piece",
      expected_amount: "420,00",
    });
    expect(newCredit({ supplier, defect }, false).expected_amount).toBe("350,00");
    expect(newCredit({ supplier: null }, true)).toMatchObject({ supplier: "", aboutName: "" });
  });
});

describe("the received document of a credit", () => {
  const asked = newCredit({ supplier, defect }, true);

  it("a received credit begins with the requested amount and today's date", () => {
    expect(received(asked, true)).toMatchObject({
      isReceived: true,
      received_on: today(),
      rates: [{ rate: "20", ht: "350,00", vat: "70,00" }],
    });
    expect(rowOfGross(toCentimes(350), "none")).toMatchObject({ ht: "350,00", vat: "" });
    const typed = [{ id: "a", rate: "10", ht: "1", vat: "0,10" }];
    expect(received({ ...asked, rates: typed }, true).rates).toEqual(typed);
  });

  it("the document of a credit is sent only once it is received", () => {
    const came = { ...received(asked, true), number: " AV-7 " };
    expect(creditInputOf(came, "v")).toMatchObject({
      version: "v",
      number: "AV-7",
      received_on: today(),
      rates: [{ rate: 20, ht: 350, vat: 70 }],
      expected_amount: 420,
    });
    expect(creditInputOf({ ...came, isReceived: false }, undefined)).toMatchObject({
      number: "",
      received_on: "",
      rates: [],
    });
  });

  it("a received credit needs a number and a valid date, and an expected one its amount", () => {
    const came = received(asked, true);
    expect(checkCredit(came)).toHaveProperty("number");
    expect(checkCredit({ ...came, number: "A", received_on: addDays(today(), -1) })).toHaveProperty(
      "received_on",
    );
    expect(checkCredit({ ...came, number: "A", received_on: addDays(today(), 1) })).toHaveProperty(
      "received_on",
    );
    expect(checkCredit({ ...came, number: "A", expected_amount: "" })).toEqual({});
    expect(checkCredit({ ...asked, expected_amount: "" })).toHaveProperty("expected_amount");
    expect(checkCredit({ ...asked, expected_amount: "x" })).toHaveProperty("expected_amount");
    expect(checkCredit({ ...asked, supplier: "", date: "" })).toMatchObject({
      supplier: expect.any(String),
      date: expect.any(String),
    });
  });
});

it("an abandoned credit is sent with its stored values", () => {
  const credit = {
    ...creditInputOf(newCredit({ supplier, defect }, true), undefined),
    id: "credit",
    version: "v",
    rates: [],
    received_on: "",
    date: `${today()} 00:00:00.000Z`,
  } as unknown as SupplierCreditDocument;
  expect(inputOfStored(credit, { abandoned: true })).toMatchObject({
    version: "v",
    abandoned: true,
    date: today(),
    expected_amount: 420,
    rates: [],
  });
});
