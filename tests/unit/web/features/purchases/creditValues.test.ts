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
  it("asks for the gap of a bill, with its TVA", () => {
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

  it("asks for the price of a defective piece, with its TVA in a shop that has it", () => {
    expect(newCredit({ supplier, defect }, true)).toMatchObject({
      reason: "return",
      defect: "piece",
      expected_amount: "420,00",
    });
    expect(newCredit({ supplier, defect }, false).expected_amount).toBe("350,00");
    expect(newCredit({ supplier: null }, true)).toMatchObject({ supplier: "", aboutName: "" });
  });
});

describe("the paper of a credit", () => {
  const asked = newCredit({ supplier, defect }, true);

  it("begins at what was asked for, today", () => {
    expect(received(asked, true)).toMatchObject({
      isReceived: true,
      received_on: today(),
      rates: [{ rate: "20", ht: "350,00", vat: "70,00" }],
    });
    expect(rowOfGross(toCentimes(350), "none")).toMatchObject({ ht: "350,00", vat: "" });
    const typed = [{ id: "a", rate: "10", ht: "1", vat: "0,10" }];
    expect(received({ ...asked, rates: typed }, true).rates).toEqual(typed);
  });

  it("goes to the server once it came", () => {
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

  it("needs a number and a day, not before it was asked for", () => {
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

it("a credit that is given up is sent as it is stored", () => {
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
