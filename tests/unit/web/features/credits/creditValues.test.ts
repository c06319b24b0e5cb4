import { describe, expect, it } from "vitest";

import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { CreditReason } from "#domain/core/records.ts";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import {
  blankCredit,
  checkCredit,
  creditInput,
  type CreditValues,
  givenOf,
  itemsFor,
  taken,
  totalOf,
} from "#features/credits/creditValues.ts";
import type { CreditLine } from "#shared/credits/creditLines.ts";

const item = {
  id: "frame",
  product: "riad",
  product_type: "frame",
  quantity: 2,
  price: 850,
  discount: 0,
} as SavedItem;
const line: CreditLine = {
  id: "line",
  item,
  name: "Riad",
  left: { quantity: 2, amount: toCentimes(1700) },
};
const lines = [line];
/** Paid invoice for two frames. */
const invoice = {
  id: "sold",
  total_amount: 1700,
  credited_amount: 0,
  paid_amount: 1700,
} as InvoiceDocument;

/** Form values with the line ticked for a reason. */
const ticked = (reason: CreditReason, changes: Partial<CreditValues> = {}): CreditValues => ({
  ...blankCredit(lines, "cash"),
  reason,
  items: [taken(line, reason)],
  ...changes,
});
const inputOf = (values: CreditValues) => creditInput(invoice, lines, values, "refund");
const codesOf = (values: CreditValues) =>
  checkCredit(invoice, lines, values).map(({ field, code }) => [field, code]);

describe("a ticked line", () => {
  it.each([
    ["return", "2", "1\u202f700,00"],
    ["order", "2", "1\u202f700,00"],
    ["price", "0", ""],
    ["gesture", "0", ""],
  ] as const)(
    "for the reason %s a ticked line proposes %s pieces and the amount %j",
    (reason, quantity, amount) =>
      expect(taken(line, reason)).toMatchObject({ isTaken: true, quantity, amount }),
  );

  it("another reason updates a ticked line, but not an amount typed by hand", () => {
    expect(itemsFor(ticked("return"), "price", lines)).toMatchObject([
      { quantity: "0", amount: "" },
    ]);
    const typed = ticked("return", { items: [{ ...taken(line, "return"), amount: "100" }] });
    expect(itemsFor(typed, "gesture", lines)).toMatchObject([{ quantity: "0", amount: "100" }]);
    expect(itemsFor(ticked("return"), "order", lines)).toEqual(ticked("return").items);
    expect(itemsFor(ticked("price"), "return", lines)).toMatchObject([{ quantity: "2" }]);
  });

  it("an unticked line credits nothing", () => {
    const values = ticked("return", { items: [{ ...taken(line, "return"), isTaken: false }] });
    expect(totalOf(values)).toBe(0);
    expect(inputOf(values).items).toMatchObject([{ quantity: 0, amount: 0 }]);
    expect(codesOf(values)).toEqual([["items", "credit_empty"]]);
  });
});

describe("the money of a credit note", () => {
  const surplus = 1000_00 as Centimes;
  it.each([
    ["", "", 1000_00, 0],
    ["", "400", 600_00, 400_00],
    ["", "1000", 0, 1000_00],
    ["0", "", 0, 0],
    ["400", "600", 400_00, 600_00],
    ["", "1200", 0, 1200_00],
  ])(
    "a credit note of 1 000 DH with %j refunded and %j kept gives %i and %i centimes",
    (refund, keep, back, kept) =>
      expect(givenOf({ refund, keep }, surplus)).toEqual({ refund: back, kept }),
  );

  it("one request both refunds a part and keeps a part as credit", () => {
    const values = ticked("return", { keep: "500", method: "card", reference: " 12 " });
    expect(inputOf(values)).toMatchObject({
      refunds: [{ id: "refund", amount: 1200, payment_method: "card", reference: "12" }],
      kept: 500,
    });
    expect(codesOf(values)).toEqual([]);
  });

  it("an unreadable amount is refused, and so is a refund above the paid amount", () => {
    expect(codesOf(ticked("return", { refund: "1700", keep: "1" }))).toEqual([
      ["refund", "refund_exceeds"],
    ]);
    expect(codesOf(ticked("return", { keep: "1701" }))).toEqual([["keep", "refund_exceeds"]]);
    expect(codesOf(ticked("return", { refund: "12a" }))).toHaveLength(1);
  });
});

describe("a line of a credit note", () => {
  it.each([
    ["3", "1", "items.0.quantity", "credit_exceeds"],
    ["1", "1701", "items.0.amount", "credit_exceeds"],
    ["x", "1", "items.0.quantity", "int"],
  ])(
    "a credit line of %s pieces and %s DH is refused at the field %s",
    (quantity, amount, field, code) => {
      const items = [{ ...taken(line, "return"), quantity, amount }];
      expect(codesOf(ticked("return", { items }))).toEqual([[field, code]]);
    },
  );
});
