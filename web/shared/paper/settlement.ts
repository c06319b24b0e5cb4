import type { Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { printStrings } from "./prints.strings.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";

/** Payment method with its reference, such as the number of a cheque. */
export const meansOf = ({ payment_method, reference }: Payment): string =>
  [paymentMethodLabels[payment_method], reference].filter(Boolean).join(" ");

/** Bounced cheques of an invoice, each with its number and day; '' without any. */
export const bouncedCheques = (payments: readonly Payment[]): string =>
  payments
    .filter(({ cheque_state, bounced_on }) => cheque_state === "bounced" && bounced_on !== "")
    .map(({ reference, bounced_on }) => printStrings.bounced(reference, formatDay(bounced_on)))
    .join(", ");

/** Payment methods of an invoice, each named once, without bounced cheques; '' when unpaid. */
export const settlement = (payments: readonly Payment[]): string =>
  [...new Set(payments.filter(isCountedPayment).map(meansOf))].join(", ");
