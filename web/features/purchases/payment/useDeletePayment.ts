import { deleteBillPayment } from "#api/purchases/billPayments.ts";
import type { BillPayment } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import {
  billMethodLabels,
  billPaymentStateLabels,
  purchaseWords,
} from "#shared/purchases/purchases.strings.ts";
import { type Supplied, supplierOf } from "#shared/stock/supplierOf.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { billPaymentStrings } from "./payment.strings.ts";

const text = billPaymentStrings.detail;

/** Payment with its supplier's name. */
export type NamedPayment = BillPayment & Supplied;

/** Name of a payment: its method and number. */
export const paymentName = ({ method, reference }: BillPayment): string =>
  purchaseWords.paymentTitle(billMethodLabels[method], reference);

/** Asks before a payment is deleted; its bills are then to be paid again. */
export const useDeletePayment = (onRemoved?: () => void) =>
  useDelete<NamedPayment>({
    target: (payment) => ({
      icon: "banknote",
      name: text.target(paymentName(payment)),
      of: supplierOf(payment),
      details: [
        formatDay(payment.date),
        ...(payment.state ? [billPaymentStateLabels[payment.state]] : []),
      ],
      amount: payment.amount,
    }),
    list: "bill-payments",
    send: deleteBillPayment,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
