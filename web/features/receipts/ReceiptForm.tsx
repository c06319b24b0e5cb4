import { pick } from "#lib/pick.ts";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { receiptStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { afterPaint } from "#lib/usePainted.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { stockDocumentForm } from "#shared/stock/stockDocumentForm.tsx";
import { SupplierField } from "#shared/stock/SupplierField.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { loadReceipt, receiptQueries, saveReceipt } from "#api/stock/receipts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ReceiptItemsCard, StockHint } from "./ReceiptItemsCard.tsx";
import {
  checkReceipt,
  receiptInputOf,
  missingIn,
  type ReceiptValues,
  storedOf,
  withAllReceived,
} from "./receiptValues.ts";
import { receiptsStrings } from "./receipts.strings.ts";
import { useMissingQuestion } from "./useMissingQuestion.tsx";

const text = receiptsStrings.form;
const names = {
  receipt_number: text.number,
  ...pick(words, "supplier", "date", "status", "notes", "product", "quantity"),
  price: words.purchasePrice,
  received_quantity: words.received,
};

function HeadCard({ isNew }: { isNew: boolean }) {
  return (
    <>
      <section className="card grid grid-cols-2 gap-4 p-4 lg:grid-cols-4">
        <FormText<ReceiptValues> path="receipt_number" label={text.number} />
        <SupplierField isNew={isNew} />
        <DayField<ReceiptValues> path="date" label={words.date} isNew={isNew} />
        <FormSelect<ReceiptValues>
          path="status"
          label={words.status}
          options={receiptStatusLabels}
        />
      </section>
      <ClosedNotice path="date" kind="refused" isNew={isNew} />
    </>
  );
}

/** When the page was opened to record a partial delivery, sets that status and focuses the received quantities. */
function useReceivedFocus({ setFocus, setValue }: UseFormReturn<ReceiptValues>): void {
  const [isAsked] = useSearchParam("recu");
  useEffect(() => {
    if (!isAsked) return;
    setValue("status", "partial", { shouldDirty: true });
    afterPaint(() => setFocus("items.0.received_quantity", { shouldSelect: true }));
  }, [isAsked, setFocus, setValue]);
}

/** Asks once about missing pieces, when the status changes to received. */
function useQuestion() {
  const { ask, dialog } = useMissingQuestion();
  return {
    dialog,
    confirm: async (values: ReceiptValues, base: ReceiptValues) => {
      const missing = missingIn(values);
      const isAsked = values.status === "received" && base.status !== "received" && missing > 0;
      const answer = isAsked ? await ask(missing) : "short";
      if (answer === null) return null;
      return answer === "all" ? { ...values, items: withAllReceived(values.items) } : values;
    },
  };
}

/** Form of a receipt: supplier, products, ordered and received quantities. */
export const receiptForm = stockDocumentForm({
  list: { href: paths.receipts, label: words.receipts },
  record: paths.receipt,
  query: receiptQueries.one,
  storedOf,
  draft: "receipt",
  newTitle: words.newSlip,
  missing: words.receiptMissing,
  texts: text,
  names,
  hint: receiptsStrings.emptyHint,
  detail: ({ receipt_number, supplierName }) => `${receipt_number} · ${supplierName}`,
  rules: {
    check: checkReceipt,
    save: async ({ id, version }, values) =>
      storedOf(await saveReceipt(id, receiptInputOf(values, version))),
    load: async (id) => storedOf(await loadReceipt(id)),
    onFailed: (message, path) =>
      toast.error(path.startsWith("items.") ? text.itemFailed(message) : message || text.failed),
    // Another station has taken the number: proposes the next one.
    onNewRefused: ({ receipt_number }, form) => {
      if (receipt_number) form.setValue("receipt_number", proposedNumber("BR"));
    },
  },
  onSaved: () => toast.success(text.saved),
  useQuestion,
  useOpened: useReceivedFocus,
  Head: HeadCard,
  Items: ReceiptItemsCard,
  notes: { label: words.notes, placeholder: text.notesPlaceholder },
  Foot: StockHint,
});
