/** Proposes the payment method of a refund. */
import { sum, toCentimes } from "#domain/core/money.ts";
import type { MoneyMethod, Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { offeredMethods } from "#shared/sales/payments/methods.ts";

const methodOf = ({ payment_method: method }: Payment) =>
  method === "bank_transfer" ? "transfer" : method;

/** Method that paid most of an invoice; on a tie, another method wins over cash. Cash when nothing was paid. */
export function refundMethodOf({ payments }: { payments: readonly Payment[] }): MoneyMethod {
  const counted = payments.filter(isCountedPayment);
  const paidBy = (method: MoneyMethod) =>
    sum(
      counted.flatMap((payment) =>
        methodOf(payment) === method ? [toCentimes(payment.amount)] : [],
      ),
    );
  return offeredMethods.reduce<MoneyMethod>(
    (most, method) => (paidBy(method) > 0 && paidBy(method) >= paidBy(most) ? method : most),
    "cash",
  );
}
