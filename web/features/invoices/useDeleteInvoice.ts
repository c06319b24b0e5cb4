import type { Invoice } from "#domain/core/records.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteInvoice } from "#api/invoices.ts";
import { strings } from "./invoices.strings.ts";

/** The question of a deletion that takes money along stays six seconds, top centre. */
export const useDeleteInvoice = (onRemoved?: () => void) =>
  useDelete<Pick<Invoice, "id">>({
    durationMs: 6000,
    place: "center",
    send: deleteInvoice,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
