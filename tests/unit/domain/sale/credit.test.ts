import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { toCentimes } from "#domain/core/money.ts";
import type { ProductType } from "#domain/core/records.ts";
import {
  creditedByItem,
  creditExceeds,
  creditLeft,
  defaultGoods,
  readCreditBody,
  readRefundBody,
  settlementOf,
  unusedCredit,
} from "#domain/sale/credit.ts";
import { isBelowCredited, isItemFixed, isPaymentFixed } from "#domain/sale/lock.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { addDays, today } from "#domain/core/days/days.ts";

const id = (name: string) => name.padEnd(15, "0");
const sold = {
  id: id("line"),
  product: id("product"),
  product_type: "frame" as ProductType,
  non_stock: false,
  quantity: 3,
  price: 100,
  discount: 10,
};

describe("the goods of a credit note", () => {
  it.each([
    ["frame", "return", 1, false, "shelf"],
    ["sunglasses", "order", 1, false, "shelf"],
    ["accessory", "client", 1, false, "shelf"],
    ["other", "late", 1, false, "shelf"],
    ["lens", "return", 1, false, "none"],
    ["contact_lens", "return", 1, false, "none"],
    ["service", "return", 1, true, "none"],
    ["frame", "return", 1, true, "none"],
    ["frame", "price", 1, false, "none"],
    ["frame", "gesture", 1, false, "none"],
    ["frame", "return", 0, false, "none"],
  ] as const)(
    "the default destination of goods for a credited %s, reason %s, quantity %d, without stock %s: %s",
    (type, reason, quantity, non_stock, goods) => {
      expect(defaultGoods(reason, quantity, { ...sold, product_type: type, non_stock })).toBe(
        goods,
      );
    },
  );

  it("a credited free line returns no goods", () =>
    expect(defaultGoods("return", 1, { ...sold, product: "", product_type: "" })).toBe("none"));
});

describe("the limit of credits on a line", () => {
  const lines = fc.array(
    fc.record({ quantity: fc.nat(3), amount: fc.nat(30_000).map((amount) => amount / 100) }),
    { maxLength: 8 },
  );

  it("no order of credit notes credits more than was sold", () => {
    fc.assert(
      fc.property(lines, (asked) => {
        const accepted: { invoice_item: string; quantity: number; amount: number }[] = [];
        for (const line of asked) {
          const added = { ...line, invoice_item: sold.id, place: "items.0" };
          const found = creditExceeds([sold], creditedByItem(accepted), [added]);
          if (found.length === 0) accepted.push(added);
        }
        const credited = creditedByItem(accepted).get(sold.id);
        expect(credited?.quantity ?? 0).toBeLessThanOrEqual(sold.quantity);
        expect(credited?.amount ?? 0).toBeLessThanOrEqual(itemTotal(sold));
      }),
    );
  });

  it("two credits of one line in a request are added up", () => {
    const part = (quantity: number, place: string) => ({
      invoice_item: sold.id,
      quantity,
      amount: 1,
      place,
    });
    expect(creditExceeds([sold], new Map(), [part(2, "items.0"), part(2, "items.1")])).toEqual([
      { field: "items.1.quantity", code: "credit_exceeds" },
    ]);
  });

  it("the quantity and amount left to credit are those not yet credited", () => {
    const credited = creditedByItem([{ invoice_item: sold.id, quantity: 1, amount: 90 }]);
    expect(creditLeft(sold, credited.get(sold.id))).toEqual({ quantity: 2, amount: 20_000 });
    expect(creditLeft(sold)).toEqual({ quantity: 3, amount: toCentimes(290) });
  });
});

describe("a kept credit", () => {
  it("the amount left of a kept credit is the part that is not used yet", () =>
    expect(unusedCredit({ kept: 300.1, used: 100.05 })).toBe(200_05));
});

describe("the settlement of a credit note", () => {
  it("a credit note's settlement lists its own refunds and the deducted rest, not refunds of the kept part", () => {
    const own = { amount: 100.1, from_kept: false };
    const later = { amount: 50, from_kept: true };
    const note = { total_amount: 500, kept: 150, refunds: [own, later] };
    expect(settlementOf(note)).toEqual({ refunds: [own], deducted: 249_90 });
  });
});

describe("the body of a credit or refund", () => {
  it("a credit note is parsed, and one that credits nothing is refused", () => {
    const item = { id: id("item"), invoice_item: sold.id, quantity: 1, amount: "50" };
    const body = { invoice: id("invoice"), reason: "return", items: [item], kept: 20 };
    expect(readCreditBody(body)).toMatchObject({
      violations: [],
      value: { kept: 2000, notes: "", items: [{ values: { quantity: 1, amount: 50 } }] },
    });
    const nothing = { ...item, quantity: 0, amount: 0 };
    expect(readCreditBody({ ...body, items: [nothing] }).violations).toEqual([
      { field: "items", code: "credit_empty" },
    ]);
  });

  it("a refund of an invoice or of a kept credit is parsed, and one of nothing is refused", () => {
    const body = { invoice: id("invoice"), amount: 5, payment_method: "cash" };
    expect(readRefundBody(body)).toMatchObject({ violations: [], value: { amount: 500 } });
    const { invoice: _invoice, ...kept } = { ...body, credit_note: id("note") };
    expect(readRefundBody(kept).violations).toEqual([]);
    expect(readRefundBody({ ...body, amount: 0 }).violations).toEqual([
      { field: "amount", code: "refund_zero" },
    ]);
    expect(
      readRefundBody({ amount: 5, payment_method: "credit" }).violations.map(({ field }) => field),
    ).toEqual(["invoice", "payment_method"]);
  });
});

describe("the lock on old lines and payments", () => {
  it("the eye of a locked line may be changed, but not its price", () => {
    expect(isItemFixed(sold, { ...sold, eye: "left" })).toBe(false);
    expect(isItemFixed(sold, { ...sold, price: 99 })).toBe(true);
  });

  it("a payment dated before today is locked", () => {
    const paid = (date: string) => ({ date, amount: 5, payment_method: "cash", notes: "" });
    const [old, fresh] = [paid(addDays(today(), -1)), paid(today())];
    expect(isPaymentFixed(old, { ...old, notes: "n" })).toBe(false);
    expect(isPaymentFixed(old, { ...old, amount: 6 })).toBe(true);
    expect(isPaymentFixed(fresh, { ...fresh, amount: 6 })).toBe(false);
  });

  it("a credited line must keep at least the credited quantity and amount", () => {
    const notes = [{ items: [{ invoice_item: sold.id, quantity: 2, amount: 150 }] }];
    const below = (values: object | null) =>
      isBelowCredited(sold, values && { ...sold, ...values }, notes as never);
    expect(below({})).toBe(false);
    expect(below({ quantity: 1 })).toBe(true);
    expect(below({ price: 40 })).toBe(true);
    expect(below({ product: id("other") })).toBe(true);
    expect(below(null)).toBe(true);
    expect(isBelowCredited({ ...sold, id: id("free") }, null, notes as never)).toBe(false);
  });
});
