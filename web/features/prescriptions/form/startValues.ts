/** What a prescription form starts from: a blank one, a stored document, or the draft kept in this browser. */
import { today } from "../../../../pb_hooks/domain/days";
import type { PrescriptionDocument } from "../../../../pb_hooks/domain/documents";
import { newId } from "../../../lib/ids";
import { blankValues, type FormValues, valuesOf } from "./formValues";

/** What the server is known to hold: `base` is what both stations started from, for a merge. */
export type Stored = {
  id: string;
  version: string | undefined;
  hasInvoice: boolean;
  base: FormValues;
};
export type Start = {
  stored: Stored;
  values: FormValues;
  isNew: boolean;
  invoiceNumber: string | null;
  image: string;
  draftKey: string;
  isDraft: boolean;
};

/** What is kept of a form that was not saved. */
export type Draft = { stored: Stored; values: FormValues };

export function storedOf(document: PrescriptionDocument, unusedInvoiceId: string): Stored {
  const { id, version, invoice } = document;
  return { id, version, hasInvoice: invoice !== null, base: valuesOf(document, unusedInvoiceId) };
}

export function newStart(client: string, draft: Draft | null): Start {
  const blank = { ...blankValues(newId(), today()), client };
  const stored: Stored = draft?.stored ?? {
    id: newId(),
    version: undefined,
    hasInvoice: false,
    base: blank,
  };
  return {
    stored,
    values: draft?.values ?? blank,
    isNew: true,
    invoiceNumber: null,
    image: "",
    draftKey: newDraftKey(client),
    isDraft: draft !== null,
  };
}

export function editStart(document: PrescriptionDocument, draft: Draft | null): Start {
  const stored = storedOf(document, newId());
  return {
    stored: draft?.stored ?? stored,
    values: draft?.values ?? stored.base,
    isNew: false,
    invoiceNumber: document.invoice?.invoice_number ?? null,
    image: document.image,
    draftKey: editDraftKey(document.id),
    isDraft: draft !== null,
  };
}

/** A form opened for one client has a draft of its own. */
export const newDraftKey = (client: string): string =>
  client ? `prescription.new.${client}` : "prescription.new";
export const editDraftKey = (id: string): string => `prescription.${id}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A draft as it was kept, or null: another version of the app may have written it. */
export function readAsDraft(value: unknown): Draft | null {
  if (!isObject(value)) return null;
  const { stored, values } = value;
  if (!isObject(stored) || !isObject(values) || typeof stored["id"] !== "string") return null;
  return isFormValues(values) && isFormValues(stored["base"]) ? (value as Draft) : null;
}

function isFormValues(value: unknown): boolean {
  if (!isObject(value) || !isObject(value["invoice"])) return false;
  const { items, payments } = value["invoice"];
  const texts = Object.keys(blankValues("", "")).filter((name) => name !== "invoice");
  return (
    texts.every((name) => typeof value[name] === "string") &&
    Array.isArray(items) &&
    Array.isArray(payments)
  );
}
