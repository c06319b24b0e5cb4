import type { Client, CreditNote, Product, Supplier } from "#domain/core/records.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import type { JobCard } from "./jobs.ts";
import type { ListedInvoice } from "./invoices.ts";
import type { ListedPrescription } from "./prescriptions.ts";
import type { ListedQuote } from "./quotes.ts";
import { get } from "./request.ts";

export type Found = {
  clients: Client[];
  jobs: JobCard[];
  invoices: ListedInvoice[];
  prescriptions: ListedPrescription[];
  products: Product[];
  suppliers: Supplier[];
  quotes: ListedQuote[];
  claims: ListedClaim[];
  credits: (CreditNote & { expand?: { client?: Client } })[];
};

/** Search results of the palette, a few per kind. */
export const searchAll = (q: string, signal?: AbortSignal): Promise<Found> =>
  get("search", { q }, signal);
