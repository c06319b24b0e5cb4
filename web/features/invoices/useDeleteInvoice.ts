import type { Invoice } from "../../../pb_hooks/domain/records";
import { useDelete } from "../../ui/useDelete";
import { deleteInvoice } from "./invoices.api";
import { strings } from "./invoices.strings";

/** Six seconds, top centre (sales.md §2). */
export const useDeleteInvoice = (onRemoved?: () => void) =>
  useDelete<Pick<Invoice, "id">>({
    durationMs: 6000,
    place: "center",
    send: deleteInvoice,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
