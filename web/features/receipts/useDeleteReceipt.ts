import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ListedReceipt } from "#api/receipts.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteReceipt } from "#api/receipts.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./receipts.strings.ts";

/** Deletion removes its stock. */
export const useDeleteReceipt = (onRemoved?: () => void) =>
  useDelete<Pick<ListedReceipt, "id" | "receipt_number" | "total_amount" | "expand">>({
    target: ({ receipt_number, total_amount, expand }) => [
      strings.detail.title(receipt_number),
      expand?.supplier?.name ?? words.unknownSupplier,
      formatMoney(toCentimes(total_amount)),
    ],
    list: "receipts",
    durationMs: 6000,
    send: deleteReceipt,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
