import { deleteBill } from "#api/purchases/bills.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { billStateLabels } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import type { ListedBill } from "#domain/purchases/purchaseAnswers.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { billStrings } from "./bill.strings.ts";

const text = billStrings.detail;

/** Asks before a bill is deleted, which is possible while it has no payment. */
export const useDeleteBill = (onRemoved?: () => void) =>
  useDelete<ListedBill>({
    target: ({ number, date, state, total_amount, expand }) => ({
      icon: "invoice",
      name: text.target(number),
      of: supplierOf({ expand }),
      details: [formatDay(date), billStateLabels[state]],
      amount: total_amount,
    }),
    list: "bills",
    send: deleteBill,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
