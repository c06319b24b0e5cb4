/** Loads and saves documents together with their children (docs/api.md, Saving a document). */
import type { CollectionName } from "#domain/core/records.ts";
import { get, put } from "./request.ts";
import { invalidate, queryClient } from "./queryClient.ts";
import { deleteRecord } from "./records.ts";

const collections = {
  prescriptions: "optique_prescriptions",
  invoices: "optique_invoices",
  claims: "optique_claims",
  "credit-notes": "optique_credit_notes",
  quotes: "optique_quotes",
  receipts: "optique_stock_receipts",
  adjustments: "optique_stock_adjustments",
  services: "optique_services",
  "contact-prescriptions": "optique_contact_prescriptions",
  bills: "optique_bills",
  "bill-payments": "optique_bill_payments",
  "supplier-credits": "optique_supplier_credits",
} as const satisfies Record<string, CollectionName>;
type Kind = keyof typeof collections;

const pathOf = (kind: Kind, id: string): string => `${kind}/${encodeURIComponent(id)}`;

export const loadDocument = <T>(kind: Kind, id: string, signal?: AbortSignal): Promise<T> =>
  get(pathOf(kind, id), {}, signal);

/** Creates the document with this id, or updates it. */
export async function saveDocument<T>(kind: Kind, id: string, body: object): Promise<T> {
  const saved = await put<T>(pathOf(kind, id), body);
  invalidate(collections[kind]);
  return saved;
}

/**
 * Creates the functions that load, save and delete documents of a kind. `key`: query of a document whose page saves
 * each press; it takes the answer at once, so that the next press sends the new version.
 */
export const documentCalls = <Answer, Input extends object>(kind: Kind, key?: string) => ({
  load: (id: string, signal?: AbortSignal): Promise<Answer> => loadDocument(kind, id, signal),
  save: async (id: string, body: Input): Promise<Answer> => {
    const saved = await saveDocument<Answer>(kind, id, body);
    if (key) queryClient.setQueryData([key, id], saved);
    return saved;
  },
  remove: (id: string): Promise<void> => deleteRecord(collections[kind], id),
});
