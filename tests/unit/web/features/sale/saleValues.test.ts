import { describe, expect, it } from "vitest";
import { today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import {
  checkSale,
  saleInputOf,
  newSale,
  renewed,
  type SaleValues,
  withOneExtra,
} from "#features/sale/saleValues.ts";
import { newPayment } from "#shared/sales/payments/payment.ts";
import { stepped } from "#shared/sales/items/saleItems.ts";

const product = {
  id: "product00000001",
  name: "Étui",
  reference: "A-1",
  type: "accessory",
  stock: 3,
  selling_price: 40,
} as Product;
const blank = newSale().base;
const saleOf = (over: Partial<SaleValues> = {}): SaleValues => ({
  ...blank,
  items: withOneExtra([], product),
  ...over,
});
const paidBy = (amount: string, payment_method = "cash", cheque: object = {}) =>
  saleOf({ payments: [newPayment({ amount, payment_method, ...cheque })] });

describe("a scanned product", () => {
  it("a scanned product adds a line, and scanned again adds one piece to it", () => {
    const once = withOneExtra([], product);
    expect(once).toMatchObject([{ product: product.id, quantity: "1", price: "40,00", stock: 3 }]);
    const twice = withOneExtra(once, { ...product, stock: 2, selling_price: 99 });
    expect(twice).toEqual([{ ...once[0], quantity: "2", stock: 2 }]);
    expect(withOneExtra(twice, { ...product, id: "product00000002" })).toHaveLength(2);
  });

  it("stepping a quantity treats an unreadable text as zero, and stays at 1 or more", () => {
    expect(["2", "", "deux", "1"].map((typed) => stepped(typed, 1))).toEqual(["3", "1", "1", "2"]);
    expect(stepped("1", -1)).toBe("1");
  });
});

describe("the request body", () => {
  it("a sale is sent with its total as the payment, and with received and returned cash in the notes", () => {
    const { client, items, payments, version } = saleInputOf(paidBy("100"), undefined);
    expect([client, version, items.length]).toEqual(["", undefined, 1]);
    expect(payments).toMatchObject([{ date: today(), amount: 40, payment_method: "cash" }]);
    expect(payments[0]?.notes?.replaceAll(/\s/g, " ")).toBe("Donné 100,00 DH, rendu 60,00 DH");
    expect(saleInputOf(paidBy(""), "v1")).toMatchObject({
      version: "v1",
      payments: [{ amount: 40, notes: "" }],
    });
  });

  it.each([
    ["a name typed for a walk-in", { buyer_name: " Tazi Omar " }, undefined, "Tazi Omar"],
    ["none", {}, undefined, undefined],
    ["a cleared name of a stored sale", {}, "v1", ""],
    ["no name beside a client", { client: "c", buyer_name: "Tazi" }, "v1", undefined],
  ])("a sale is sent with the right name of the buyer: %s", (_, over, version, sent) => {
    expect(saleInputOf(saleOf(over), version).buyer_name).toBe(sent);
  });

  it("a sale sends the fields of a cheque only for a cheque", () => {
    const cheque = { reference: "4471820", bank: "CIH Bank", due_on: "2026-12-05" };
    const sent = (method: string) => saleInputOf(paidBy("", method, cheque), undefined).payments[0];
    expect(sent("check")).toMatchObject(cheque);
    expect(Object.keys(sent("card") ?? {})).not.toContain("bank");
    expect(checkSale(paidBy("", "check", { due_on: "demain" }))).toMatchObject({
      "payments.0.due_on": expect.any(String) as string,
    });
    expect(checkSale(paidBy("", "cash", { due_on: "demain" }))).toEqual({});
  });

  it("kept credits pay first, up to the amount due, and the payment covers the rest", () => {
    const credit = (amount: string, credit_note: string) =>
      newPayment({ amount, payment_method: "credit", reference: credit_note, credit_note });
    const [item] = saleOf().items;
    const items = item ? [{ ...item, quantity: "5" }] : [];
    const credits = [credit("150,00", "a"), credit("100,00", "b")];
    const sent = (amount: string, price: string) => {
      const payments = [newPayment({ amount }), ...credits];
      const lines = items.map((one) => ({ ...one, price }));
      return saleInputOf(saleOf({ items: lines, payments }), undefined).payments.map((one) => [
        one.payment_method,
        one.amount,
        one.credit_note,
      ]);
    };
    expect(sent("", "60")).toEqual([
      ["cash", 50, undefined],
      ["credit", 150, "a"],
      ["credit", 100, "b"],
    ]);
    expect(sent("100", "60")[0]).toEqual(["cash", 50, undefined]);
    expect(sent("", "40")).toEqual([
      ["credit", 150, "a"],
      ["credit", 50, "b"],
    ]);
    expect(sent("", "20")).toEqual([["credit", 100, "a"]]);
  });

  it("a sale without received money is sent without a payment", () => {
    expect(saleInputOf(paidBy("0"), undefined).payments).toEqual([]);
  });
});

describe("refused values", () => {
  it("an empty sale is refused, and so is an invalid number", () => {
    expect(checkSale(blank)).toEqual({ items: "Ajoutez au moins un article valide" });
    expect(checkSale(saleOf())).toEqual({});
    expect(Object.keys(checkSale(paidBy("cent")))).toEqual(["payments.0.amount"]);
    const [item] = saleOf().items;
    if (!item) throw new Error("No line");
    const wrong = saleOf({ items: [{ ...item, quantity: "0", price: "" }] });
    expect(Object.keys(checkSale(wrong))).toEqual(["items.0.quantity", "items.0.price"]);
  });
});

it("a sale saved again gets new ids for its lines and payments", () => {
  const sale = saleOf();
  const other = renewed(sale);
  expect(other.items[0]?.id).not.toBe(sale.items[0]?.id);
  expect(other.payments[0]?.id).not.toBe(sale.payments[0]?.id);
  expect(other.items[0]?.product).toBe(product.id);
});
