import { describe, expect, it } from "vitest";

import { type Centimes, noMoney, toCentimes } from "#domain/core/money.ts";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import {
  creditedBy,
  exchangeInput,
  noOtherMoney,
  otherMoney,
  type Exchange,
} from "#shared/credits/exchange.ts";

const item = { id: "frame", product: "riad", quantity: 2, price: 850, discount: 0 } as SavedItem;
const exchange: Exchange = {
  note: "note",
  refund: "refund",
  invoice: { id: "sold" } as InvoiceDocument,
  lines: [
    { id: "left", item, name: "Riad", left: { quantity: 2, amount: toCentimes(1700) } },
    // Line whose pieces are all credited already, but below their price.
    { id: "rest", item, name: "Riad", left: { quantity: 0, amount: toCentimes(200) } },
  ],
  taken: [1, 0],
  take: () => undefined,
  isCorrection: false,
  isWarranty: false,
  method: "cash",
  setMethod: () => undefined,
};
const sale = { id: "new", client: "", items: [], payments: [] };
const creditOf = (one: Exchange) =>
  exchangeInput(one, sale, { method: "cash", back: noMoney }).credit;

describe("the credit note of an exchange", () => {
  it("an exchange credits returned pieces at their share of the line's amount", () => {
    expect(creditedBy(exchange)).toBe(850_00);
    expect(creditOf(exchange)).toMatchObject({
      reason: "return",
      items: [{ id: "left", invoice_item: "frame", quantity: 1, amount: 850 }],
    });
  });

  it("a correction credits all that is left of each line, even only an amount", () => {
    const correction = { ...exchange, isCorrection: true, taken: [2, 0] };
    expect(creditedBy(correction)).toBe(1900_00);
    expect(creditOf(correction)).toMatchObject({
      reason: "price",
      items: [
        { id: "left", quantity: 2, amount: 1700, goods: "shelf" },
        { id: "rest", quantity: 0, amount: 200 },
      ],
    });
  });
});

describe("the money of an exchange", () => {
  const paid = { ...exchange.invoice, total_amount: 1700, credited_amount: 0, paid_amount: 1700 };
  const bought = { ...exchange, invoice: paid as InvoiceDocument };
  const money = { ...noOtherMoney, exchange: bought };
  it.each([
    [1000_00, 850_00, 0, 150_00],
    [850_00, 850_00, 0, 0],
    [600_00, 600_00, 250_00, 0],
  ])(
    "an exchange for a sale of %i centimes uses %i of the credit, refunds %i, and leaves %i to pay",
    (total, kept, back, due) =>
      expect(otherMoney(money, total as Centimes)).toEqual({ kept, back, due }),
  );
});
