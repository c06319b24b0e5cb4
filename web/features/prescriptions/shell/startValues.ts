/** Start values: blank or stored; a draft may replace them. */
import { today } from "#domain/core/days.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { newId } from "#lib/ids.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { blankValues, type FormValues, valuesAfter, valuesOf } from "../formValues.ts";

export const newStored = (client: string): Stored<FormValues> => ({
  id: newId(),
  version: undefined,
  base: { ...blankValues(newId(), today()), client },
});

/** `unusedInvoiceId` is for a prescription without an invoice. */
export const storedOf = (
  document: PrescriptionDocument,
  unusedInvoiceId: string,
): Stored<FormValues> => ({
  id: document.id,
  version: document.version,
  base: valuesOf(document, unusedInvoiceId),
});

/** Prescription that replaces an earlier one, or is sold in exchange. */
export const storedAfter = (
  document: PrescriptionDocument,
  hasLines: boolean,
): Stored<FormValues> => ({
  id: newId(),
  version: undefined,
  base: valuesAfter(document, hasLines, today()),
});

/** Drafts of forms opened for a client are separate. */
export const newDraftKey = (client: string): string =>
  client ? `prescription.new.${client}` : "prescription.new";
export const exchangeDraftKey = (invoice: string): string => `prescription.exchange.${invoice}`;
export const editDraftKey = (id: string): string => `prescription.${id}`;
