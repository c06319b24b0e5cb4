import type { Payment } from "#domain/core/records.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deletePayment } from "#api/payments.ts";
import { salesStrings as strings } from "./sales.strings.ts";

/** The question stays six seconds, top centre; what shows the invoice reloads by itself. */
export const useRemovePayment = () =>
  useDelete<Pick<Payment, "id">>({
    durationMs: 6000,
    place: "center",
    send: deletePayment,
    removed: () => strings.removed,
    failed: strings.removeFailed,
  }).remove;
