import type { Payment } from "#domain/core/records.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { createRecord, deleteRecord, updateRecord } from "./records.ts";

const collection = "optique_payments";

/** Creates a payment; the server updates the invoice (docs/rules-money.md, Invoice). The form's id makes a retry idempotent. */
export const createPayment = (
  invoice: string,
  { id, ...payment }: PaymentInput,
): Promise<Payment> => createRecord(collection, id, { ...payment, invoice });

export const deletePayment = (id: string): Promise<void> => deleteRecord(collection, id);

/** Adds the number of a cheque. */
export const writeReference = (id: string, reference: string): Promise<Payment> =>
  updateRecord(collection, id, { reference });
