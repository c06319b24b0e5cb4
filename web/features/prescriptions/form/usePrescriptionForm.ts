import { type RefObject, useEffect, useRef, useState } from "react";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import type { DocumentStart } from "#ui/documents/documentStart.ts";
import { useDocumentForm } from "#ui/documents/useDocumentForm.ts";
import { loadPrescription } from "#api/prescriptions.ts";
import { toast } from "#ui/feedback/toast.ts";
import { savePhoto, savePrescription } from "#api/prescriptions.ts";
import { strings } from "../prescriptions.strings.ts";
import { checkValues } from "./checkValues.ts";
import { formStrings } from "./form.strings.ts";
import { type FormValues, inputOf, renewed } from "./formValues.ts";
import type { PhotoChange } from "./PhotoStrip.tsx";
import type { Settle } from "./QuickEntryStrip.tsx";
import { storedOf } from "./startValues.ts";

/** A form opens where one types first; on a phone the keypad would hide the form. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, client: string): void {
  useEffect(() => {
    if (!window.matchMedia("(width >= 48rem)").matches) return;
    const name = client ? "right_sphere" : "client";
    // After the shell has put the focus on the new page.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`#${name}`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // Once, when the form opens: the client of the start, not the one chosen later.
  }, [form, client]);
}

async function sendPhoto(id: string, photo: PhotoChange): Promise<boolean> {
  if (photo === undefined) return true;
  try {
    await savePhoto(id, photo);
    return true;
  } catch (error) {
    console.error(error);
    toast.error(formStrings.photo.sendFailed);
    return false;
  }
}

/** What the prescription form does: that of a document, and the photograph of the ordonnance sent after it. */
export function usePrescriptionForm(
  start: DocumentStart<FormValues>,
  onSaved: (saved: PrescriptionDocument) => void,
) {
  const saved = useRef<PrescriptionDocument>(null);
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const quickEntry = useRef<Settle>(null);
  const document = useDocumentForm<FormValues>(start, {
    settle: () => quickEntry.current?.() ?? true,
    check: checkValues,
    days: ({ date, invoice }) => [date, ...invoice.payments.map((payment) => payment.date)],
    save: async ({ id, version }, values) => {
      setFailure(null);
      saved.current = await savePrescription(id, inputOf(values, version));
      return storedOf(saved.current, values.invoice.id);
    },
    load: async (id, values) => storedOf(await loadPrescription(id), values.invoice.id),
    renew: renewed,
    attach: (id) => sendPhoto(id, photo),
    hasMore: photo !== undefined,
    onDiscard: () => setPhoto(undefined),
    onSaved: (isNew) => {
      toast.success(isNew ? strings.form.created : strings.form.updated);
      if (saved.current) onSaved(saved.current);
    },
    onFailed: (message, path, isNew) => {
      const failed = isNew ? strings.form.createFailed : strings.form.updateFailed;
      toast.error(failed);
      // The update's failure stands in a red box as well.
      if (!isNew) setFailure([failed, path ? "" : message].filter(Boolean).join("\u00a0: "));
    },
  });
  useFirstFocus(document.element, start.values.client);
  return { ...document, photo, setPhoto, failure, quickEntry };
}
