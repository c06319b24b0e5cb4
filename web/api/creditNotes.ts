import { queryOptions } from "@tanstack/react-query";
import type { Client, Invoice, Refund } from "#domain/core/records.ts";
import type { CreditNotePart } from "#domain/documents/documents.ts";
import { get } from "./request.ts";

/** Answer of GET /api/optique/credit-notes/{id}. */
export type CreditDocument = CreditNotePart & {
  refunds: Refund[];
  expand?: { client?: Client; invoice?: Invoice };
};

export const creditNoteQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ["credit-note", id],
      queryFn: ({ signal }) =>
        get<CreditDocument>(`credit-notes/${encodeURIComponent(id)}`, {}, signal),
    }),
};
