import type { ListedReceipt } from "#api/stock/receipts.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { receiptStatusLabels } from "#lib/texts/labels.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteReceipt } from "#api/stock/receipts.ts";
import { receiptsStrings } from "./receipts.strings.ts";

/** Asks before a receipt is deleted, which also removes its pieces from the stock. */
export const useDeleteReceipt = (onRemoved?: () => void) =>
  useDelete<ListedReceipt>({
    target: ({ receipt_number, date, status, total_amount, expand }) => ({
      icon: "box",
      name: receiptsStrings.detail.title(receipt_number),
      of: supplierOf({ expand }),
      details: [formatDay(date), receiptStatusLabels[status]],
      amount: total_amount,
    }),
    list: "receipts",
    send: deleteReceipt,
    removed: () => receiptsStrings.removed,
    failed: receiptsStrings.removeFailed,
    onRemoved,
  });
