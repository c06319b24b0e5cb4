import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Supplier } from "#domain/core/records.ts";
import type { UnbilledLine } from "#domain/purchases/purchaseAnswers.ts";
import { gapOfRow, lineOfUnbilled, linesTotal } from "#features/purchases/bill/billRows.ts";
import {
  billInputOf,
  type BillValues,
  checkBill,
  isTypedFar,
  newBill,
  proposedDue,
  withoutBlanks,
} from "#features/purchases/bill/billValues.ts";

const supplier = { id: "essilor", name: "Essilor", payment_days: 45 } as Supplier;
/** Receipt line at 200,00: six pieces were received, and two of them are already billed. */
const came = {
  receipt_item: "item",
  receipt: "receipt",
  receipt_number: "BR-1",
  product_name: "Monture Riad",
  received: 6,
  billed: 2,
  price: 200,
} as UnbilledLine;
const bill = (values: Partial<BillValues> = {}): BillValues => ({
  ...newBill({ supplier, lines: [came], hasVat: true }),
  number: "F-118",
  ...values,
});
const first = (values: BillValues) => {
  const [line] = values.items;
  if (!line) throw new Error("The bill has no line");
  return line;
};

describe("a new bill", () => {
  it("a new bill begins with the unbilled pieces, their price and TVA, and the supplier's usual due day", () => {
    const values = bill();
    expect(values.due_on).toBe(addDays(today(), 45));
    expect(first(values)).toMatchObject({ quantity: "4", price: "200,00", name: "Monture Riad" });
    expect(values.rates).toMatchObject([{ rate: "20", ht: "800,00", vat: "160,00" }]);
    expect(checkBill(values)).toEqual({});
  });

  it("a new bill has one amount in a shop without TVA, and is due in sixty days by default", () => {
    const values = newBill({ supplier: null, lines: [], hasVat: false });
    expect(values.rates).toMatchObject([{ rate: "none", ht: "", vat: "" }]);
    expect(values.due_on).toBe(addDays(today(), 60));
    expect(proposedDue("soon", 60)).toBe("");
  });

  it("empty rows of a bill are not sent", () => {
    const blank = { ...lineOfUnbilled(came), id: "b", receipt_item: "", label: " ", price: "" };
    const values = bill();
    const sent = billInputOf(
      withoutBlanks({
        ...values,
        items: [blank, first(values)],
        rates: [...values.rates, { id: "r", rate: "10", ht: "", vat: "" }],
      }),
      "v1",
    );
    expect(sent).toMatchObject({
      version: "v1",
      number: "F-118",
      rates: [{ rate: 20, ht: 800, vat: 160 }],
      items: [{ receipt_item: "item", quantity: 4, price: 200 }],
    });
    expect(sent.items).toHaveLength(1);
  });
});

describe("the lines of a bill", () => {
  it("a bill line shows how much it exceeds the price and the received quantity", () => {
    const line = { ...first(bill()), quantity: "6", price: "210" };
    expect(gapOfRow(line)).toEqual({ gap: 6_000, over: 2 });
    expect(gapOfRow({ ...line, receipt_item: "" })).toEqual({ gap: 0, over: 0 });
    expect(linesTotal([line])).toBe(126_000);
  });

  it("an unreadable value of a bill line is refused at its field", () => {
    const line = first(bill());
    const errors = checkBill(
      bill({
        items: [
          { ...line, quantity: "0", price: "x" },
          { ...line, id: "free", receipt_item: "", label: "", price: "5" },
        ],
      }),
    );
    expect(Object.keys(errors)).toEqual(["items.0.quantity", "items.0.price", "items.1.label"]);
  });
});

describe("the dates of a bill", () => {
  it("a bill may have a future date, but no due day before its date", () => {
    const ahead = { date: addDays(today(), 1), due_on: addDays(today(), 1) };
    expect(checkBill(bill(ahead))).not.toHaveProperty("date");
    expect(checkBill(bill({ due_on: addDays(today(), -1) }))).toHaveProperty("due_on");
    expect(checkBill(bill({ date: "hier soir", due_on: "" }))).toHaveProperty("date");
    expect(Object.keys(checkBill(bill({ supplier: "", number: " ", date: "" })))).toEqual([
      "supplier",
      "number",
      "date",
    ]);
  });

  it("a due day later than the law allows gets a remark", () => {
    expect(isTypedFar(bill({ due_on: addDays(today(), 120) }))).toBe(false);
    expect(isTypedFar(bill({ due_on: addDays(today(), 121) }))).toBe(true);
    expect(isTypedFar(bill({ due_on: "" }))).toBe(false);
  });
});
