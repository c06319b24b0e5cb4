import type { Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { paymentMethodLabels } from "#lib/labels.ts";

/** One means of payment with what identifies it: a cheque's number. */
export const meansOf = ({ payment_method, reference }: Payment): string =>
  [paymentMethodLabels[payment_method], reference].filter(Boolean).join(" ");

/** The means of payment of an invoice, each once; '' when nothing was paid. A cheque that bounced paid nothing. */
export const settlement = (payments: readonly Payment[]): string =>
  [...new Set(payments.filter(isCountedPayment).map(meansOf))].join(", ");
