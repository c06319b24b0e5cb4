/** Start values of the form, blank or stored; a draft may replace them. */
import { today } from "#domain/core/days/days.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { newId } from "#lib/ids.ts";
import { soldLines } from "#shared/quotes/quoteLines.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { blankValues, type FormValues, valuesAfter, valuesOf } from "../formValues.ts";

export const newStored = (client: string): Stored<FormValues> => ({
  id: newId(),
  version: undefined,
  base: { ...blankValues(newId(), today()), client },
});

/** `unusedInvoiceId`: id for a prescription without an invoice. */
export const storedOf = (
  document: PrescriptionDocument,
  unusedInvoiceId: string,
): Stored<FormValues> => ({
  id: document.id,
  version: document.version,
  base: valuesOf(document, unusedInvoiceId),
});

/** Start values of a prescription that replaces an earlier one, or is sold in exchange. */
export const storedAfter = (
  document: PrescriptionDocument,
  hasLines: boolean,
): Stored<FormValues> => ({
  id: newId(),
  version: undefined,
  base: valuesAfter(document, hasLines, today()),
});

/**
 * Start values from a variant of a quote. `document`, its prescription, is continued if it has no sale, else a new one
 * takes its eyes.
 */
export function storedOfQuote(
  quote: QuoteDocument,
  document: PrescriptionDocument | null,
  variant: string,
  atPrices: boolean,
): Stored<FormValues> {
  const { id, version, base } = startOf(quote, document);
  const items = soldLines(quote, variant, atPrices);
  return { id, version, base: { ...base, invoice: { ...base.invoice, items } } };
}

function startOf(quote: QuoteDocument, document: PrescriptionDocument | null) {
  if (document)
    return document.invoice ? storedAfter(document, false) : storedOf(document, newId());
  const { base, ...stored } = newStored(quote.client);
  return { ...stored, base: { ...base, clientName: quote.expand?.client?.name ?? "" } };
}

/** Key of the draft of a new prescription, separate for each client for whom the form was opened. */
export const newDraftKey = (client: string): string =>
  client ? `prescription.new.${client}` : "prescription.new";
export const exchangeDraftKey = (invoice: string): string => `prescription.exchange.${invoice}`;
export const editDraftKey = (id: string): string => `prescription.${id}`;
