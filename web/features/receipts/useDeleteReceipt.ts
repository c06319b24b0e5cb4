import type { Receipt } from "#domain/core/records.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteReceipt } from "#api/receipts.ts";
import { strings } from "./receipts.strings.ts";

/** The stock that the receipt brought goes with it. */
export const useDeleteReceipt = (onRemoved?: () => void) =>
  useDelete<Pick<Receipt, "id">>({
    durationMs: 6000,
    send: deleteReceipt,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
