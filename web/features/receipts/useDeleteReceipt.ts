import type { Receipt } from "../../../pb_hooks/domain/records";
import { useDelete } from "../../ui/useDelete";
import { deleteReceipt } from "./receipts.api";
import { strings } from "./receipts.strings";

/** The stock that the receipt brought goes with it. */
export const useDeleteReceipt = (onRemoved?: () => void) =>
  useDelete<Pick<Receipt, "id">>({
    durationMs: 6000,
    send: deleteReceipt,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
