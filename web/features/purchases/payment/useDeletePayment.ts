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

/** Payment with the name of its supplier, as lists and pages have it. */
export type NamedPayment = BillPayment & Supplied;

/** Name of a payment: its method and number. */
export const paymentName = ({ method, reference }: BillPayment): string =>
  purchaseWords.paymentTitle(billMethodLabels[method], reference);

/** Deletion question of a payment: its bills are to be paid again. */
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
