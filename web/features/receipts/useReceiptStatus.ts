import { useState } from "react";
import type { ReceiptStatus } from "#domain/core/records.ts";
import { receiptStatusLabels } from "#lib/labels.ts";
import { toast } from "#ui/feedback/toast.ts";
import { loadReceipt, type ReceiptDocument, saveReceipt } from "#api/receipts.ts";
import { strings } from "./receipts.strings.ts";

const text = strings.detail;

/** What a receipt may become from what it is. */
export const transitions: Record<ReceiptStatus, readonly ReceiptStatus[]> = {
  pending: ["received", "partial", "cancelled"],
  partial: ["received"],
  received: ["pending"],
  cancelled: ["pending"],
};

const isUntouched = (receipt: ReceiptDocument): boolean =>
  receipt.items.every(({ received_quantity }) => received_quantity === 0);

/** Sends the receipt again with its items under another status (domain/README.md §5). */
export function useReceiptStatus() {
  const [changing, setChanging] = useState<ReceiptStatus | null>(null);
  const change = async (id: string, status: ReceiptStatus) => {
    setChanging(status);
    try {
      // As it is now: another station may have written it since it was shown.
      const receipt = await loadReceipt(id);
      const takesAll = status === "received" && isUntouched(receipt);
      await saveReceipt(id, {
        version: receipt.version,
        receipt_number: receipt.receipt_number,
        supplier: receipt.supplier,
        date: receipt.date.slice(0, 10),
        status,
        notes: receipt.notes,
        items: receipt.items.map((item) => ({
          id: item.id,
          product: item.product,
          quantity: item.quantity,
          price: item.price,
          received_quantity: takesAll ? item.quantity : item.received_quantity,
          notes: item.notes,
        })),
      });
      toast.success(text.statusChanged(receiptStatusLabels[status]));
      if (takesAll) toast.info(text.allReceived);
    } catch (error) {
      console.error(error);
      toast.error(text.statusFailed);
    } finally {
      setChanging(null);
    }
  };
  return { changing, change };
}
