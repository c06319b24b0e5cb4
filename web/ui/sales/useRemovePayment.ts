import type { Payment } from "../../../pb_hooks/domain/records";
import { useDelete } from "../useDelete";
import { deletePayment } from "./sales.api";
import { salesStrings as strings } from "./strings";

/** Six seconds, top centre (sales.md §2); what shows the invoice reloads by itself. */
export const useRemovePayment = () =>
  useDelete<Pick<Payment, "id">>({
    durationMs: 6000,
    place: "center",
    send: deletePayment,
    removed: () => strings.removed,
    failed: strings.removeFailed,
  }).remove;
