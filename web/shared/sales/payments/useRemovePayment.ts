import type { Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { closedDays } from "#shared/till/closedDays.ts";
import { deletePayment } from "#api/sales/payments.ts";
import { methodIcons } from "./methods.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

/** Asks before a payment is deleted, in a six-second toast at the top centre; queries reload by themselves. */
export const useRemovePayment = () =>
  useDelete<Pick<Payment, "id" | "amount" | "payment_method" | "date">>({
    target: ({ amount, payment_method, date }) => ({
      icon: methodIcons[payment_method],
      name: words.payment,
      of: paymentMethodLabels[payment_method],
      details: [formatDay(date)],
      amount,
    }),
    alsoDoes: (payment) => closedDays([payment]),
    place: "center",
    send: deletePayment,
    removed: () => salesStrings.removed,
    failed: salesStrings.removeFailed,
  }).remove;
