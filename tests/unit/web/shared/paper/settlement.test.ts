import { expect, it } from "vitest";

import type { Payment } from "#domain/core/records.ts";
import { settlement } from "#shared/paper/settlement.ts";

const payment = (payment_method: Payment["payment_method"], values: object = {}) =>
  ({ payment_method, reference: "", cheque_state: "", ...values }) as Payment;

it("an invoice lists each method of payment once, with a cheque's number, but no bounced cheque", () => {
  const cheque = { reference: "4471820", cheque_state: "in_hand" };
  const payments = [payment("cash"), payment("check", cheque), payment("cash")];
  expect(settlement(payments)).toBe("Espèces, Chèque 4471820");
  expect(settlement([payment("check", { ...cheque, cheque_state: "bounced" })])).toBe("");
});
