import type { Payment, PaymentMethod } from "#domain/core/records.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { createRecord, deleteRecord, updateRecord } from "#api/records.ts";

const collection = "optique_payments";

/**
 * Creates a payment; the server updates the invoice (docs/rules-money.md, Invoice). The form sets the id, so that a
 * retry stores nothing twice.
 */
export const createPayment = (
  invoice: string,
  { id, ...payment }: PaymentInput,
): Promise<Payment> => createRecord(collection, id, { ...payment, invoice });

export const deletePayment = (id: string): Promise<void> => deleteRecord(collection, id);

/** Corrects the method of a payment made today. */
export const changeMethod = (id: string, payment_method: PaymentMethod): Promise<Payment> =>
  updateRecord(collection, id, { payment_method });

/** Pays an invoice with a kept credit; `amount` is in dirhams. */
export const payWithCredit = (
  invoice: string,
  payment: { id: string; date: string; amount: number; credit_note: string },
): Promise<Payment> =>
  createRecord(collection, payment.id, { ...payment, invoice, payment_method: "credit" });

/** Stores the number of a cheque. */
export const writeReference = (id: string, reference: string): Promise<Payment> =>
  updateRecord(collection, id, { reference });
