import { type KeyboardEvent as FormKeyEvent, type RefObject, useContext, useRef } from "react";
import { type Centimes, noMoney, formatMoney } from "#domain/core/money.ts";
import type { MoneyMethod } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { saveExchange } from "#api/sales/credits.ts";
import { loadInvoice, saveSale } from "#api/sales/invoices.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { toast } from "#ui/feedback/toast.ts";
import { showSurplus } from "#shared/sales/balance/showSurplus.ts";
import { useSurplusQuestion } from "#shared/sales/balance/useSurplusQuestion.tsx";
import {
  checkExchange,
  exchangeInput,
  otherMoney,
  type SaleMoney,
  SaleMoneyContext,
} from "#shared/credits/exchange.ts";
import { saleStrings } from "./sale.strings.ts";
import {
  changeOf,
  checkSale,
  saleInputOf,
  renewed,
  type SaleValues,
  storedOf,
  surplusOf,
  totalOf,
  withOneExtra,
  dueOf,
} from "./saleValues.ts";
import { useScan } from "./useScan.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";

/** Ids of the fields to which the form moves the focus. */
export const fieldIds = { product: "product", received: "received", save: "save-sale" };

/** State of the counter sale form: document, scanner, and questions before a save. */
export function useSaleForm(
  start: DocumentStart<SaleValues>,
  onSaved: (saved: InvoiceDocument, change: Centimes) => void,
) {
  const saved = useRef<InvoiceDocument>(null);
  const change = useRef(noMoney);
  const surplus = useSurplusQuestion();
  const debt = useDebtQuestion();
  const money = useContext(SaleMoneyContext);
  const document = useDocumentForm<SaleValues>(start, {
    check: (values) => ({ ...checkSale(values), ...checkExchange(money) }),
    // No dates to confirm: the sale is always dated today.
    days: () => [],
    save: async ({ id, version }, values) => {
      saved.current = await saveWith(money, id, version, values);
      change.current = changeOf(values, money);
      return storedOf(saved.current);
    },
    load: async (id) => storedOf(await loadInvoice(id)),
    confirm: async (values) =>
      (await surplus.confirm(surplusOf(values, money))) && (await debt.confirm(values, money))
        ? values
        : null,
    ownerOf: ({ client, clientName }) => ({ id: client, name: clientName }),
    withNewIds: renewed,
    onSaved: () => {
      if (!saved.current) return;
      toast.success(saleStrings.saved(saved.current.invoice_number));
      showSurplus(saved.current);
      onSaved(saved.current, change.current);
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || saleStrings.failed),
  });
  const { form } = document;
  const scanning = useScan(fieldIds.product, (product) => {
    form.setValue("items", withOneExtra(form.getValues("items"), product), { shouldDirty: true });
    form.clearErrors("items");
  });
  const submit = async () => {
    // Waits for the product of the last scanned code.
    await scanning.settled();
    await document.submit();
  };
  useFirstFocus(document.element, money.renewal ? fieldIds.save : fieldIds.product);
  useScannerAnywhere(document.element);
  useSaveKey(submit);
  const question = surplus.question ?? debt.question;
  return { ...document, question, scanning, submit };
}

/**
 * Saves the sale, or the exchange that it belongs to. Stored payments that the form does not show are sent unchanged.
 */
async function saveWith(
  money: SaleMoney,
  id: string,
  version: string | undefined,
  values: SaleValues,
): Promise<InvoiceDocument> {
  const { payments, ...body } = saleInputOf(values, version, money);
  const { exchange } = money;
  if (!exchange) return saveSale(id, values.payments.length > 0 ? { ...body, payments } : body);
  const { back } = otherMoney(money, totalOf(values.items));
  const method = (values.payments[0]?.payment_method ?? "cash") as MoneyMethod;
  const request = exchangeInput(exchange, { ...body, payments, id }, { method, back });
  return (await saveExchange<InvoiceDocument>(exchange.note, request)).sale;
}

/** Moves the focus to the scan field when a key is typed outside fields, except `?` and `/`, shortcuts of the frame. */
const useScannerAnywhere = (form: RefObject<HTMLFormElement | null>): void =>
  useKeydown((event) => {
    // The shortcut of the customer view is handled before this.
    if (!isPlainKey(event) || event.key.length > 1 || /[\s?/]/.test(event.key)) return;
    if (!isTyping(event.target)) focusOn(form.current, fieldIds.product);
  });

/** Saves on Ctrl+Enter, except while a list or dialog is open. */
const useSaveKey = (save: () => Promise<void>): void =>
  useKeydown((event) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || key !== "Enter" || !(ctrlKey || metaKey)) return;
    // Ctrl+Enter on a link opens a tab, as usual.
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (isLink) return;
    event.preventDefault();
    void save();
  });

/** Puts back the first letter of a scanned code, which a shortcut had intercepted. */
export function beginCode(form: HTMLFormElement | null, letter: string): void {
  focusOn(form, fieldIds.product);
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter }));
}

export const focusOn = (form: HTMLFormElement | null, id: string): void =>
  form?.querySelector<HTMLElement>(`#${id}`)?.focus();

/** Moves the focus on Enter: from an item to the scan field, then to the received amount. There it returns 'save'. */
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

/** Asks for confirmation when a walk-in leaves an unpaid amount. */
function useDebtQuestion() {
  const { ask, question } = useQuestion();
  const confirm = async (values: SaleValues, money: SaleMoney): Promise<boolean> => {
    const due = dueOf(values, money);
    if (values.client || due <= 0) return true;
    return ask({
      title: saleStrings.debt.title,
      content: <p>{saleStrings.debt.ask(formatMoney(due))}</p>,
      back: saleStrings.debt.correct,
      goOn: words.saveAnyway,
    });
  };
  return { confirm, question };
}
