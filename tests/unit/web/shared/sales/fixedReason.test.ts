import { describe, expect, it } from "vitest";
import { fixedReason } from "#shared/sales/fixedReason.ts";

const draft = { issued_at: "", credited_amount: 0, refunds: [] };
const issued = { ...draft, issued_at: "2026-11-20 10:00:00.000Z" };
const credited = "Facture avec avoir ou remboursement\u00a0: elle ne se supprime pas.";

describe("the reason why an invoice cannot be deleted", () => {
  it.each([
    ["a draft", draft, true, ""],
    ["an issued one", issued, false, ""],
    ["an issued one under the lock", issued, true, "Facture émise\u00a0: faites un avoir."],
    ["a credited one", { ...issued, credited_amount: 10 }, false, credited],
    ["none", null, true, ""],
    ["a refunded one", { ...issued, refunds: [{}] }, false, credited],
  ])("the reason is right for %s", (_, invoice, invoice_lock, reason) => {
    expect(fixedReason(invoice, { invoice_lock })).toBe(reason);
  });

  it("a list row, which has no refunds field, has the same reason as its invoice", () => {
    const { refunds, ...row } = { ...issued, credited_amount: 10 };
    expect(refunds).toEqual([]);
    expect(fixedReason(row, null)).toBe(credited);
  });
});
