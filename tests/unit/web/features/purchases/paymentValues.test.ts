import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { BillPaymentDocument, ListedBill } from "#domain/purchases/purchaseAnswers.ts";
import {
  allotted,
  checkPayment,
  isMuchCash,
  leftOf,
  newPayment,
  paidFirst,
  paymentInputOf,
  type PaymentValues,
  rowOfBill,
  storedWith,
} from "#features/purchases/payment/paymentValues.ts";

const supplier = { id: "essilor", name: "Essilor" };
function open(id: string, rest: number, days: number): ListedBill {
  const bill: Partial<ListedBill> = {
    id,
    number: `F-${id}`,
    date: addDays(today(), -30),
    due_on: `${addDays(today(), days)} 00:00:00.000Z`,
    rest,
  };
  return bill as ListedBill;
}
const bills = [open("1", 1512, -5), open("2", 988, 0), open("3", 1500, 20)];
const begin = (more: Partial<Parameters<typeof newPayment>[0]> = {}): PaymentValues =>
  newPayment({ supplier, open: bills, chosen: [], credit: null, ...more });
const amounts = ({ parts }: Pick<PaymentValues, "parts">) => parts.map(({ amount }) => amount);

describe("a new payment", () => {
  it("a new payment pays the selected bills, or else the due ones, in full by one cheque", () => {
    const chosen = begin({ chosen: ["1", "2", "3"] });
    expect(chosen).toMatchObject({ method: "check", amount: "4\u202f000,00", date: today() });
    expect(amounts(chosen)).toEqual(["1\u202f512,00", "988,00", "1\u202f500,00"]);
    expect(amounts(begin())).toEqual(["1\u202f512,00", "988,00", ""]);
    expect(begin({ open: [] })).toMatchObject({ amount: "", parts: [] });
  });

  it("a payment by credit uses up the credit, beginning with the first bill", () => {
    const values = begin({ credit: { id: "avoir", left: 2000 } });
    expect(values).toMatchObject({ method: "credit", supplier_credit: "avoir" });
    expect(amounts(values)).toEqual(["1\u202f512,00", "488,00", ""]);
    expect(checkPayment(values)).toEqual({});
    const rows = bills.map((bill) => rowOfBill(bill, false));
    expect(amounts({ parts: allotted(rows, toCentimes(0)) })).toEqual(["", "", ""]);
  });

  it("a payment is sent with its paid bills only, and only the fields of its method", () => {
    const values = begin({ chosen: ["3"] });
    const sent = paymentInputOf(
      paidFirst({ ...values, reference: " 44 ", bank: "BMCE", due_on: today() }),
      undefined,
    );
    expect(sent).toMatchObject({
      amount: 1500,
      parts: [{ bill: "3", amount: 1500 }],
      reference: "44",
      bank: "BMCE",
      due_on: today(),
      supplier_credit: "",
    });
    expect(sent).not.toHaveProperty("version");
    expect(
      paymentInputOf({ ...values, method: "cash", reference: "x", bank: "y" }, "v"),
    ).toMatchObject({ version: "v", reference: "", bank: "", due_on: "" });
    expect(paidFirst(values).parts.map(({ bill }) => bill)).toEqual(["3", "1", "2"]);
  });
});

describe("the amount of a payment", () => {
  it("the part of a payment above its bills is left for later use", () => {
    const values = { ...begin({ chosen: ["2"] }), amount: "1 000" };
    expect(leftOf(values)).toBe(1_200);
    expect(checkPayment(values)).toEqual({});
    expect(checkPayment({ ...values, amount: "900" })).toHaveProperty("amount");
    expect(checkPayment({ ...values, amount: "0" })).toHaveProperty("amount");
    expect(checkPayment({ ...values, amount: "" })).toHaveProperty("amount");
  });

  it("a payment cannot exceed the rest of a bill", () => {
    const values = begin({ chosen: ["2"] });
    const [late, due, later] = values.parts;
    if (!late || !due || !later) throw new Error("The payment has three bills");
    const parts = [late, { ...due, amount: "988,01" }, { ...later, amount: "x" }];
    expect(checkPayment({ ...values, parts, amount: "5 000" })).toMatchObject({
      "parts.1.amount": "Cette facture n’a plus que 988,00\u00a0DH à payer",
      "parts.2.amount": expect.any(String),
    });
  });

  it("a cash payment above the daily limit gets a remark", () => {
    expect(isMuchCash({ method: "cash", amount: "5 000" })).toBe(false);
    expect(isMuchCash({ method: "cash", amount: "5 000,01" })).toBe(true);
    expect(isMuchCash({ method: "check", amount: "9 000" })).toBe(false);
  });

  it("a payment needs a supplier, a date that is not in the future, and the credit it uses", () => {
    const wrong = { supplier: "", date: addDays(today(), 1), method: "credit" as const };
    expect(checkPayment({ ...begin({ chosen: ["2"] }), ...wrong, due_on: "x" })).toMatchObject({
      supplier: expect.any(String),
      date: expect.any(String),
      due_on: expect.any(String),
      supplier_credit: expect.any(String),
    });
  });
});

describe("a stored payment", () => {
  const stored = (state: BillPaymentDocument["state"]) =>
    ({
      id: "p",
      version: "v",
      supplier: "essilor",
      date: today(),
      method: "check",
      amount: 1000,
      due_on: "",
      state,
      parts: [
        { id: "part", bill: "2", amount: 500, number: "F-2", rest: 488, due_on: "", bill_date: "" },
      ],
    }) as unknown as BillPaymentDocument;

  it("a stored payment can allot its own part again, and other bills of its supplier", () => {
    const { parts } = storedWith(stored("issued"), bills).base;
    expect(parts.map(({ bill, rest, amount }) => [bill, rest, amount])).toEqual([
      ["2", 988, "500,00"],
      ["1", 1512, ""],
      ["3", 1500, ""],
    ]);
  });

  it("a refused payment no longer counts as paid on its bill", () => {
    expect(storedWith(stored("refused"), []).base.parts).toMatchObject([{ rest: 488 }]);
  });
});
