import { useContext, useRef, useState } from "react";
import type { PrescriptionDocument, PrescriptionInput } from "#domain/documents/documents.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { hasRight } from "#api/session/people.ts";
import { isConnected } from "#api/connection.ts";
import { saveExchange } from "#api/sales/credits.ts";
import {
  checkExchange,
  exchangeInput,
  soldFor,
  type SaleMoney,
  SaleMoneyContext,
} from "#shared/credits/exchange.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { loadPrescription } from "#api/sales/prescriptions.ts";
import { toast } from "#ui/feedback/toast.ts";
import { savePrescription } from "#api/sales/prescriptions.ts";
import { prescriptionsStrings } from "../prescriptions.strings.ts";
import { showSurplus } from "#shared/sales/balance/showSurplus.ts";
import { useSurplusQuestion } from "#shared/sales/balance/useSurplusQuestion.tsx";
import { totalsOf } from "../formTotals.ts";
import { useLensQuestion } from "../items/useLensQuestion.tsx";
import { checkValues } from "./checkValues.ts";
import { type FormValues, prescriptionInputOf, renewed } from "../formValues.ts";
import type { Settle } from "#shared/eyes/QuickEntryBox.tsx";
import type { Stored } from "#shared/documents/documentStart.ts";
import { storedOf } from "./startValues.ts";
import { useSaleExtras } from "./useSaleExtras.ts";

/** Request body without the eyes that the person may not see, so that the stored ones stay. */
function seenInput(body: PrescriptionInput): PrescriptionInput {
  if (body.version === undefined || hasRight("eyes.see")) return body;
  const isEye = (name: string) => eyeFields.some((field) => field === name);
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => !isEye(name)),
  ) as PrescriptionInput;
}

/** Saves the prescription alone, or together with the exchange that it belongs to. */
async function saveWith(
  money: SaleMoney,
  stored: Stored<FormValues>,
  values: FormValues,
): Promise<PrescriptionDocument> {
  const body = { ...seenInput(prescriptionInputOf(values, stored)), ...soldFor(money) };
  const { exchange } = money;
  if (!exchange) return savePrescription(stored.id, body);
  const { items, payments, settled, id, notes } = values.invoice;
  const { back } = totalsOf(items, payments, settled, money);
  // Adds an invoice without lines if needed, because the credit of an exchange belongs to a sale.
  const sale = { invoice: { id, notes, items: [], payments: [] }, ...body, id: stored.id };
  const request = exchangeInput(exchange, sale, { method: exchange.method, back });
  return (await saveExchange<PrescriptionDocument>(exchange.note, request)).sale;
}

const lists = /^invoice\.(?:items|payments)$/;

/** Form of a prescription with photograph and claim, which are sent after its save. */
export function usePrescriptionForm(
  start: DocumentStart<FormValues>,
  onSaved: (saved: PrescriptionDocument) => void,
) {
  const saved = useRef<PrescriptionDocument>(null);
  const money = useContext(SaleMoneyContext);
  const extras = useSaleExtras();
  const lens = useLensQuestion();
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
    confirm: async (typed, base, form) => {
      const values = await lens.confirm(typed, form);
      if (!values) return null;
      const surplusIn = ({ invoice }: FormValues) =>
        totalsOf(invoice.items, invoice.payments, invoice.settled, money).surplus;
      return (await surplus.confirm(surplusIn(values), surplusIn(base))) ? values : null;
    },
    ownerOf: ({ client, clientName }) => ({ id: client, name: clientName }),
    withNewIds: renewed,
    attach: async (id) => {
      const failed = await extras.send(id, saved.current);
      // A lasting message, not a toast: the sale is saved, but the photograph or the claim is not.
      setFailure(failed || null);
      return failed === "";
    },
    hasOtherChanges: extras.hasOtherChanges,
    onDiscard: extras.reset,
    onSaved: (isNew) => {
      toast.success(isNew ? prescriptionsStrings.form.created : prescriptionsStrings.form.updated);
      showSurplus(saved.current?.invoice);
      if (saved.current) onSaved(saved.current);
    },
    // The invoice has no date field of its own: it takes the prescription's day.
    fieldOf: (path) => (path === "invoice.date" ? "date" : path),
    onFailed: (message, path, isNew) => {
      const failed = isNew
        ? prescriptionsStrings.form.createFailed
        : prescriptionsStrings.form.updateFailed;
      // Errors about a whole list have no field.
      const isAtField = path !== "" && !lists.test(path);
      const reason = isAtField
        ? ""
        : message || (isConnected.peek() ? "" : prescriptionsStrings.form.unanswered);
      const text = [failed, reason].filter(Boolean).join("\u00a0: ");
      toast.error(text);
      // A failed update also shows a lasting red notice, not only a toast.
      if (!isNew) setFailure(text);
    },
  });
  useFirstFocus(document.element, start.values.client ? "right_sphere" : "client");
  const saveQuestion = lens.question ?? surplus.question;
  return { ...extras, ...document, saveQuestion, failure, quickEntry };
}
