import { describe, expect, it } from "vitest";
import { toCentimes } from "#domain/core/money.ts";
import {
  dialogChecks,
  newPayment,
  paymentInput,
  proposedPayment,
  surplusOf,
} from "#shared/sales/payments/payment.ts";

describe("the add-payment form", () => {
  it("a new payment proposes the amount due, in cash", () => {
    expect(proposedPayment(toCentimes(1290))).toMatchObject({
      amount: "1\u202f290,00",
      payment_method: "cash",
    });
    expect(proposedPayment(toCentimes(0)).amount).toBe("");
  });

  it.each([
    ["", "Le montant est requis"],
    ["  ", "Le montant est requis"],
    ["0", "Le montant doit être positif"],
    ["-5", "Le montant doit être positif"],
    ["abc", "Ce champ attend un nombre"],
    ["1.234", "Ce champ attend un nombre"],
    ["0,01", true],
    ["1 290,00", true],
  ])("the payment amount '%s' is checked with the result %s", (typed, expected) =>
    expect(dialogChecks.amount(typed)).toBe(expected),
  );

  it("a payment requires a method and a date", () => {
    expect(dialogChecks.method("")).toBe("Le mode de paiement est requis");
    expect(dialogChecks.method("cash")).toBe(true);
    expect(dialogChecks.date("")).toBe("La date est requise");
    expect(dialogChecks.date("2026-11-20")).toBe(true);
  });

  it("a payment shows its surplus, and is sent in dirhams with the fields of its method", () => {
    expect(surplusOf("1300", toCentimes(1290))).toBe(1000);
    expect(surplusOf("1290", toCentimes(1290))).toBe(0);
    const values = newPayment({
      id: "payment00000001",
      amount: "12,50",
      payment_method: "check",
      date: "2026-11-20",
      reference: " 44 ",
      bank: " CIH Bank ",
      due_on: "2026-12-05",
    });
    expect(paymentInput(values)).toEqual({
      id: "payment00000001",
      amount: 12.5,
      payment_method: "check",
      date: "2026-11-20",
      reference: "44",
      notes: "",
      bank: "CIH Bank",
      due_on: "2026-12-05",
    });
    const transfer = paymentInput({ ...values, payment_method: "transfer" });
    expect(Object.keys(transfer)).not.toContain("bank");
  });
});
