import { useContext, useRef, useState } from "react";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { isConnected } from "#api/connection.ts";
import { failureOf } from "#api/failure.ts";
import { saveExchange } from "#api/credits.ts";
import {
  checkExchange,
  exchangeInput,
  quoteInput,
  type SaleMoney,
  SaleMoneyContext,
} from "#shared/credits/exchange.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { loadPrescription } from "#api/prescriptions.ts";
import { toast } from "#ui/feedback/toast.ts";
import { savePhoto, savePrescription } from "#api/prescriptions.ts";
import { strings } from "../prescriptions.strings.ts";
import { showSurplus } from "#shared/sales/showSurplus.ts";
import { useSurplusQuestion } from "#shared/sales/useSurplusQuestion.tsx";
import { totalsOf } from "../formTotals.ts";
import { checkValues } from "./checkValues.ts";
import { formStrings } from "../form.strings.ts";
import { type FormValues, inputOf, renewed } from "../formValues.ts";
import type { PhotoChange } from "../eyes/PhotoStrip.tsx";
import type { Settle } from "../eyes/QuickEntryStrip.tsx";
import type { Stored } from "#shared/documents/documentStart.ts";
import { storedOf } from "./startValues.ts";

/** Uploads the photograph; returns the error, or null. */
async function sendPhoto(id: string, photo: PhotoChange): Promise<string | null> {
  if (photo === undefined) return null;
  try {
    await savePhoto(id, photo);
    return null;
  } catch (error) {
    console.error(error);
    toast.error(formStrings.photo.sendFailed);
    return [formStrings.photo.sendFailed, failureOf(error).fields["image"]]
      .filter(Boolean)
      .join(" ");
  }
}

/** Saves the prescription, or the exchange that it is part of. */
async function saveWith(
  money: SaleMoney,
  stored: Stored<FormValues>,
  values: FormValues,
): Promise<PrescriptionDocument> {
  const body = { ...inputOf(values, stored), ...quoteInput(money) };
  const { exchange } = money;
  if (!exchange) return savePrescription(stored.id, body);
  const { items, payments, settled, id, notes } = values.invoice;
  const { back } = totalsOf(items, payments, settled, money);
  // A prescription without lines has an invoice too: the credit belongs to a sale.
  const sale = { invoice: { id, notes, items: [], payments: [] }, ...body, id: stored.id };
  const request = exchangeInput(exchange, sale, { method: exchange.method, back });
  return (await saveExchange<PrescriptionDocument>(exchange.note, request)).sale;
}

/** Document form plus the photograph, uploaded after the save. */
export function usePrescriptionForm(
  start: DocumentStart<FormValues>,
  onSaved: (saved: PrescriptionDocument) => void,
) {
  const saved = useRef<PrescriptionDocument>(null);
  const money = useContext(SaleMoneyContext);
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const surplus = useSurplusQuestion();
  const [failure, setFailure] = useState<string | null>(null);
  const quickEntry = useRef<Settle>(null);
  const document = useDocumentForm<FormValues>(start, {
    settle: () => quickEntry.current?.() ?? true,
    check: (values) => ({ ...checkValues(values), ...checkExchange(money) }),
    days: ({ date, invoice }) => [date, ...invoice.payments.map((payment) => payment.date)],
    save: async (stored, values) => {
      setFailure(null);
      saved.current = await saveWith(money, stored, values);
      return storedOf(saved.current, values.invoice.id);
    },
    load: async (id, values) => storedOf(await loadPrescription(id), values.invoice.id),
    ask: async (values, base) => {
      const surplusIn = ({ invoice }: FormValues) =>
        totalsOf(invoice.items, invoice.payments, invoice.settled, money).surplus;
      return (await surplus.agree(surplusIn(values), surplusIn(base))) ? values : null;
    },
    whose: ({ client, clientName }) => ({ id: client, name: clientName }),
    renew: renewed,
    attach: async (id) => {
      const failed = await sendPhoto(id, photo);
      // Stays visible: the sale is saved, the photograph is not.
      setFailure(failed);
      return failed === null;
    },
    hasMore: photo !== undefined,
    onDiscard: () => setPhoto(undefined),
    onSaved: (isNew) => {
      toast.success(isNew ? strings.form.created : strings.form.updated);
      showSurplus(saved.current?.invoice);
      if (saved.current) onSaved(saved.current);
    },
    onFailed: (message, path, isNew) => {
      const failed = isNew ? strings.form.createFailed : strings.form.updateFailed;
      const reason = path ? "" : message || (isConnected.peek() ? "" : strings.form.unanswered);
      const told = [failed, reason].filter(Boolean).join("\u00a0: ");
      toast.error(told);
      // A failed update is also shown in a red box.
      if (!isNew) setFailure(told);
    },
  });
  useFirstFocus(document.element, start.values.client ? "right_sphere" : "client");
  return { ...document, surplusQuestion: surplus.question, photo, setPhoto, failure, quickEntry };
}
