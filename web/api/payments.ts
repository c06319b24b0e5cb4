import type { Payment } from "#domain/core/records.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { createRecord, deleteRecord, updateRecord } from "./records.ts";

const collection = "optique_payments";

/** The server brings the invoice up to date (docs/rules-money.md, Invoice). The id is the form's: the same payment sent twice is one. */
export const createPayment = (
  invoice: string,
  { id, ...payment }: PaymentInput,
): Promise<Payment> => createRecord(collection, id, { ...payment, invoice });

export const deletePayment = (id: string): Promise<void> => deleteRecord(collection, id);

/** The number of a cheque that was taken without it. */
export const writeReference = (id: string, reference: string): Promise<Payment> =>
  updateRecord(collection, id, { reference });
