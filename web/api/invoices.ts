/** Every call of the invoice screens to the server (server/README.md, Routes). */
import type { Client, Invoice, Prescription } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

export async function deleteInvoice(id: string): Promise<void> {
  await pb.collection("optique_invoices").delete(id);
  touch("optique_invoices", "optique_payments");
}

export type ListedInvoice = Invoice & { expand?: { client?: Client; prescription?: Prescription } };

export const listInvoices = (
  query: { q: string; status: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<ListedInvoice>> => loadList<ListedInvoice>("invoices", query, signal);
