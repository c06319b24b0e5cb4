/** The calls that two sales features share (server/README.md, Routes). */
import type {
  InvoiceDocument,
  PaymentInput,
  PrescriptionDocument,
} from "#domain/documents/documents.ts";
import { createOnce } from "./createOnce.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

const load = <T>(path: string, id: string, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}/${encodeURIComponent(id)}`, {
    method: "GET",
    ...(signal ? { signal } : {}),
  });

export const loadInvoice = (id: string, signal?: AbortSignal): Promise<InvoiceDocument> =>
  load("invoices", id, signal);

export const loadPrescription = (id: string, signal?: AbortSignal): Promise<PrescriptionDocument> =>
  load("prescriptions", id, signal);

/** The server brings the invoice up to date (domain/README.md §2). The id is the form's: the same payment sent twice is one. */
export async function addPayment(invoice: string, { id, ...payment }: PaymentInput): Promise<void> {
  await createOnce("optique_payments", id, { ...payment, invoice });
  touch("optique_payments", "optique_invoices");
}

export async function deletePayment(id: string): Promise<void> {
  await pb.collection("optique_payments").delete(id);
  touch("optique_payments", "optique_invoices");
}
