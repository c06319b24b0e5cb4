import type { NestedInvoice } from "#domain/documents/documents.ts";
import type { Taken } from "#domain/documents/taken.ts";

/** Sale that a save writes. */
export type SaleTarget = {
  id: string;
  /** Empty for a counter sale to a walk-in. */
  client: string;
  prescription: string;
  /** Date of a new document when the body has none. */
  date: string;
  stored: NestedInvoice | null;
  /** Quote that becomes this sale. */
  quote: Taken | null;
  /** Path of the document in the body, prefixed to violations. */
  path?: string;
};
