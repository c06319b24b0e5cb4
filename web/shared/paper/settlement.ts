import type { Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { printStrings } from "./prints.strings.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";

/** Payment method with its reference, such as a cheque's number. */
export const meansOf = ({ payment_method, reference }: Payment): string =>
  [paymentMethodLabels[payment_method], reference].filter(Boolean).join(" ");

/** Cheques of an invoice that bounced, each with its number and day; '' without one. */
export const bouncedCheques = (payments: readonly Payment[]): string =>
  payments
    .filter(({ cheque_state, bounced_on }) => cheque_state === "bounced" && bounced_on !== "")
    .map(({ reference, bounced_on }) => printStrings.bounced(reference, formatDay(bounced_on)))
    .join(", ");

/** Payment methods of an invoice, each once; '' when unpaid. Bounced cheques do not count. */
export const settlement = (payments: readonly Payment[]): string =>
  [...new Set(payments.filter(isCountedPayment).map(meansOf))].join(", ");
