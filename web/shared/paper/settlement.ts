import type { Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";

/** Payment method with its reference, such as a cheque's number. */
export const meansOf = ({ payment_method, reference }: Payment): string =>
  [paymentMethodLabels[payment_method], reference].filter(Boolean).join(" ");

/** Payment methods of an invoice, each once; '' when unpaid. Bounced cheques do not count. */
export const settlement = (payments: readonly Payment[]): string =>
  [...new Set(payments.filter(isCountedPayment).map(meansOf))].join(", ");
