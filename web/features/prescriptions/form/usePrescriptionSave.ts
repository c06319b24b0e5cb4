import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PrescriptionDocument } from "../../../../pb_hooks/domain/documents";
import { sentence } from "../../../../pb_hooks/domain/messages";
import { newId } from "../../../lib/ids";
import { failureOf } from "../../../lib/api";
import { loadPrescription } from "../../../ui/sales/sales.api";
import { savePhoto, savePrescription } from "../prescriptions.api";
import { type FormValues, inputOf, renewed, valuesOf } from "./formValues";
import { mergeValues } from "./mergeValues";
import type { PhotoChange } from "./PhotoStrip";
import { storedOf, type Stored } from "./startValues";

export type Conflict =
  | { kind: "modified" | "deleted"; message: string }
  | { kind: "merged"; clashes: string[] }
  | { kind: "renewed" };

/** PocketBase may have ended the sentence with a full stop. */
const isSentence = (message: string, code: string): boolean =>
  message.replace(/\.$/, "") === sentence(code).replace(/\.$/, "");

export type SaveEvents = {
  onSaved: (document: PrescriptionDocument) => void;
  onFailed: (message: string | null) => void;
  onPhotoFailed: () => void;
};

/** Saves the document whole; a second press while it travels does nothing, and a conflict loses nothing typed. */
export function usePrescriptionSave(
  form: UseFormReturn<FormValues>,
  start: Stored,
  events: SaveEvents,
) {
  const stored = useRef(start);
  const isSending = useRef(false);
  const lastSent = useRef<FormValues | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  function refused(error: unknown, sent: FormValues): void {
    const { status, message, fields } = failureOf(error);
    if (status === 409) {
      // A new document that exists already is one whose answer was lost: what was sent then is what both started from.
      if (stored.current.version === undefined) {
        stored.current = { ...stored.current, base: lastSent.current ?? sent };
      }
      return setConflict({
        kind: isSentence(message, "deleted") ? "deleted" : "modified",
        message,
      });
    }
    if (status === 0) lastSent.current ??= structuredClone(sent);
    for (const [path, text] of Object.entries(fields))
      form.setError(path as keyof FormValues, { message: text });
    events.onFailed(Object.keys(fields).length > 0 ? null : message);
  }

  async function sendPhoto(photo: PhotoChange): Promise<boolean> {
    if (photo === undefined) return true;
    try {
      await savePhoto(stored.current.id, photo);
      return true;
    } catch (error) {
      console.error(error);
      events.onPhotoFailed();
      return false;
    }
  }

  async function save(values: FormValues, photo: PhotoChange): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    const { id, version, hasInvoice } = stored.current;
    try {
      const document = await savePrescription(id, inputOf(values, { version, hasInvoice }));
      stored.current = storedOf(document, values.invoice.id);
      setConflict(null);
      if (await sendPhoto(photo)) events.onSaved(document);
    } catch (error) {
      console.error(error);
      refused(error, values);
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  }

  /** Brings in what the other station saved, around what is typed here. */
  async function merge(): Promise<void> {
    const document = await loadPrescription(stored.current.id);
    const mine = form.getValues();
    const { value, clashes } = mergeValues(
      stored.current.base,
      mine,
      valuesOf(document, mine.invoice.id),
    );
    stored.current = storedOf(document, mine.invoice.id);
    form.reset(value);
    setConflict({ kind: "merged", clashes });
  }

  async function discard(): Promise<void> {
    const document = await loadPrescription(stored.current.id);
    stored.current = storedOf(document, form.getValues("invoice.id"));
    form.reset(stored.current.base);
    setConflict(null);
  }

  /** The document is gone: the same work becomes a new one. */
  function renew(): void {
    const values = renewed(form.getValues(), newId);
    stored.current = { id: newId(), version: undefined, hasInvoice: false, base: values };
    form.reset(values);
    setConflict({ kind: "renewed" });
  }

  return { stored, isSaving, conflict, save, merge, discard, renew };
}
