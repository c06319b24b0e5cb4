/** What a prescription form starts from: a blank one or a stored document; a draft may stand before it. */
import { today } from "#domain/core/days.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { newId } from "#lib/ids.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { blankValues, type FormValues, valuesOf } from "../formValues.ts";

export const newStored = (client: string): Stored<FormValues> => ({
  id: newId(),
  version: undefined,
  base: { ...blankValues(newId(), today()), client },
});

/** `unusedInvoiceId` serves a prescription that has no invoice yet. */
export const storedOf = (
  document: PrescriptionDocument,
  unusedInvoiceId: string,
): Stored<FormValues> => ({
  id: document.id,
  version: document.version,
  base: valuesOf(document, unusedInvoiceId),
});

/** A form opened for one client has a draft of its own. */
export const newDraftKey = (client: string): string =>
  client ? `prescription.new.${client}` : "prescription.new";
export const editDraftKey = (id: string): string => `prescription.${id}`;
