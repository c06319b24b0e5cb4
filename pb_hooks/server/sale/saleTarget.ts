import type { NestedInvoice } from "#domain/documents/documents.ts";
import type { Taken } from "#domain/documents/taken.ts";

/** The sale that a save writes. */
export type SaleTarget = {
  id: string;
  /** Client of the sale; '' for a walk-in. */
  client: string;
  prescription: string;
  /** Date of a new document when the body has none. */
  date: string;
  stored: NestedInvoice | null;
  /** Quote that becomes this sale; null without one. */
  quote: Taken | null;
  /** Path of the document in the body, put before the fields of violations. */
  path?: string;
};
