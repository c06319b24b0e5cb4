import { pick } from "#lib/pick.ts";
import { missingRight } from "#api/failure.ts";
import { useState } from "react";
import type { ReceiptStatus } from "#domain/core/records.ts";
import { receiptStatusLabels } from "#lib/texts/labels.ts";
import { toast } from "#ui/feedback/toast.ts";
import {
  loadReceipt,
  type ReceiptDocument,
  type ReceiptInput,
  saveReceipt,
} from "#api/stock/receipts.ts";
import { missingOf } from "./receiptValues.ts";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.detail;

/** Statuses to which each status can change. */
export const transitions: Record<ReceiptStatus, readonly ReceiptStatus[]> = {
  pending: ["received", "partial", "cancelled"],
  partial: ["received"],
  received: ["pending"],
  cancelled: ["pending"],
};

/** Number of missing pieces; 0 while no received quantity was entered. */
const missingPieces = (receipt: ReceiptDocument): number =>
  isUntouched(receipt) ? 0 : missingOf(receipt.items);

const isUntouched = (receipt: ReceiptDocument): boolean =>
  receipt.items.every(({ received_quantity }) => received_quantity === 0);

const withStatus = (
  receipt: ReceiptDocument,
  status: ReceiptStatus,
  takesAll: boolean,
): ReceiptInput => ({
  ...pick(receipt, "version", "receipt_number", "supplier", "notes"),
  date: receipt.date.slice(0, 10),
  status,
  items: receipt.items.map(({ id, product, quantity, price, received_quantity, notes }) => ({
    id,
    product,
    quantity,
    price,
    received_quantity: takesAll ? Math.max(quantity, received_quantity) : received_quantity,
    notes,
  })),
});

/**
 * Saves another status (docs/rules-stock.md, Receipts). 'partial' is saved by the form instead, with its quantities.
 */
export function useReceiptStatus(ask: (missing: number) => Promise<"all" | "short" | null>) {
  const [changing, setChanging] = useState<ReceiptStatus | null>(null);
  const change = async (id: string, status: ReceiptStatus) => {
    setChanging(status);
    try {
      // Loads the receipt first, because another station may have changed it.
      const receipt = await loadReceipt(id);
      const missing = status === "received" ? missingPieces(receipt) : 0;
      const answer = missing > 0 ? await ask(missing) : "short";
      if (answer === null) return;
      const isUnmarked = status === "received" && isUntouched(receipt);
      const takesAll = isUnmarked || answer === "all";
      await saveReceipt(id, withStatus(receipt, status, takesAll));
      toast.success(text.statusChanged(receiptStatusLabels[status]));
      if (isUnmarked) toast.info(text.allReceived);
    } catch (error) {
      console.error(error);
      toast.error(missingRight(error) || text.statusFailed);
    } finally {
      setChanging(null);
    }
  };
  return { changing, change };
}
