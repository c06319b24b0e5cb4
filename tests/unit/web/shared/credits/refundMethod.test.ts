import { expect, it } from "vitest";

import type { Payment } from "#domain/core/records.ts";
import { refundMethodOf } from "#shared/credits/refundMethod.ts";

const paid = (...parts: [method: string, amount: number, more?: object][]) => ({
  payments: parts.map(
    ([payment_method, amount, more]) =>
      ({ payment_method, amount, cheque_state: "", ...more }) as Payment,
  ),
});

it.each([
  ["nothing", paid(), "cash"],
  ["a card", paid(["card", 500]), "card"],
  ["a transfer of old", paid(["bank_transfer", 500]), "transfer"],
  ["cash, then most by card", paid(["cash", 100], ["card", 150], ["card", 60]), "card"],
  ["half by card", paid(["card", 100], ["cash", 100]), "card"],
  ["most in cash", paid(["card", 100], ["cash", 300]), "cash"],
  [
    "a cheque that bounced, then cash",
    paid(["check", 900, { cheque_state: "bounced" }], ["cash", 5]),
    "cash",
  ],
  ["a kept credit, then a card", paid(["credit", 900], ["card", 5]), "card"],
])("a refund of an invoice paid by %s proposes the right method", (_, invoice, method) =>
  expect(refundMethodOf(invoice)).toBe(method),
);
