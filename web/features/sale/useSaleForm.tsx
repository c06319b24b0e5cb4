import { type KeyboardEvent as FormKeyEvent, type RefObject, useRef } from "react";
import { type Centimes, noMoney, formatMoney } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { loadInvoice, saveSale } from "#api/invoices.ts";
import { isTyping } from "#lib/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/useKeydown.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { topModal } from "#ui/overlay/modals.ts";
import { toast } from "#ui/feedback/toast.ts";
import { tellSurplus } from "#shared/sales/tellSurplus.ts";
import { useSurplusQuestion } from "#shared/sales/useSurplusQuestion.tsx";
import { strings } from "./sale.strings.ts";
import {
  changeOf,
  checkSale,
  inputOf,
  renewed,
  type SaleValues,
  storedOf,
  surplusOf,
  withOneMore,
  dueOf,
} from "./saleValues.ts";
import { useScan } from "./useScan.ts";
import { words } from "#lib/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";

/** The fields that the focus is led to. */
export const fieldIds = { product: "product", received: "received" };

/** What the counter sale does: that of a document, and what is scanned into it. */
export function useSaleForm(
  start: DocumentStart<SaleValues>,
  onSaved: (saved: InvoiceDocument, change: Centimes) => void,
) {
  const saved = useRef<InvoiceDocument>(null);
  const change = useRef(noMoney);
  const surplus = useSurplusQuestion();
  const debt = useDebtQuestion();
  const document = useDocumentForm<SaleValues>(start, {
    check: checkSale,
    // A counter sale is of today: it has no field for a day.
    days: () => [],
    save: async ({ id, version }, values) => {
      saved.current = await saveSale(id, inputOf(values, version));
      change.current = changeOf(values);
      return storedOf(saved.current);
    },
    load: async (id) => storedOf(await loadInvoice(id)),
    ask: async (values) =>
      (await surplus.agree(surplusOf(values))) && (await debt.agree(values)) ? values : null,
    whose: ({ client, clientName }) => ({ id: client, name: clientName }),
    renew: renewed,
    onSaved: () => {
      if (!saved.current) return;
      toast.success(strings.saved(saved.current.invoice_number));
      tellSurplus(saved.current);
      onSaved(saved.current, change.current);
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || strings.failed),
  });
  const { form } = document;
  const scanning = useScan(fieldIds.product, (product) => {
    form.setValue("items", withOneMore(form.getValues("items"), product), { shouldDirty: true });
    form.clearErrors("items");
  });
  const submit = async () => {
    // What a scanner sent last may still be looked for.
    await scanning.settled();
    await document.submit();
  };
  useFirstFocus(document.element, fieldIds.product);
  useScannerAnywhere(document.element);
  useSaveKey(submit);
  const question = surplus.question ?? debt.question;
  return { ...document, question, scanning, submit };
}

/** What a scanner types while no field has the focus goes into its own. The two signs are keys of the shell. */
const useScannerAnywhere = (form: RefObject<HTMLFormElement | null>): void =>
  useKeydown((event) => {
    // The customer's page waits for what follows its key.
    if (!isPlainKey(event) || event.key.length > 1 || /[\s?/]/.test(event.key)) return;
    if (!isTyping(event.target) && !topModal.value) focusOn(form.current, fieldIds.product);
  });

/** Ctrl+Enter saves from a field, a button and where nothing has the focus; a list that is open, and a dialog, have their own. */
const useSaveKey = (save: () => Promise<void>): void =>
  useKeydown((event) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || key !== "Enter" || !(ctrlKey || metaKey)) return;
    // On a link it opens another tab.
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (isLink || topModal.peek()) return;
    event.preventDefault();
    void save();
  });

/** The first letter of a scanned code, which another key took to be its own; the scanner types the rest. */
export function beginCode(form: HTMLFormElement | null, letter: string): void {
  focusOn(form, fieldIds.product);
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter }));
}

export const focusOn = (form: HTMLFormElement | null, id: string): void =>
  form?.querySelector<HTMLElement>(`#${id}`)?.focus();

/**
 * Where Enter leads: from a line back to the scan, from the empty scan to what is received, and from there to the save.
 * A button keeps its own.
 */
export function enterLeads(event: FormKeyEvent<HTMLFormElement>, hasItems: boolean): "save" | null {
  const { target, currentTarget: form } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return null;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (!(target instanceof HTMLInputElement)) return null;
  event.preventDefault();
  if (target.name.startsWith("payments.") && target.type !== "radio") return "save";
  const isLine = target.name.startsWith("items.");
  focusOn(form, isLine || !hasItems ? fieldIds.product : fieldIds.received);
  return null;
}

/** Asks before a passer-by owes something: nobody could be asked for it. */
function useDebtQuestion() {
  const { ask, question } = useQuestion();
  const agree = async (values: SaleValues): Promise<boolean> => {
    const due = dueOf(values);
    if (values.client || due <= 0) return true;
    return ask({
      title: strings.debt.title,
      content: <p>{strings.debt.ask(formatMoney(due))}</p>,
      back: strings.debt.correct,
      goOn: words.saveAnyway,
    });
  };
  return { agree, question };
}
