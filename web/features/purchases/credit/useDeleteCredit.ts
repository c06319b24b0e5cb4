import { deleteSupplierCredit } from "#api/purchases/supplierCredits.ts";
import type { ListedSupplierCredit } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { supplierCreditStateLabels } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";

const text = supplierCreditStrings.detail;

/** Asks before a credit is deleted, which is possible while it has paid nothing. */
export const useDeleteCredit = (onRemoved?: () => void) =>
  useDelete<ListedSupplierCredit>({
    target: ({ date, state, expected_amount, total_amount, expand }) => ({
      icon: "invoice",
      name: text.target,
      of: supplierOf({ expand }),
      details: [text.askedOn(formatDay(date)), supplierCreditStateLabels[state]],
      amount: total_amount || expected_amount,
    }),
    list: "supplier-credits",
    send: deleteSupplierCredit,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
