import type { Payment, PaymentMethod } from "#domain/core/records.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { createRecord, deleteRecord, updateRecord } from "#api/records.ts";

const collection = "optique_payments";

/** Creates a payment; the server updates the invoice (docs/rules-money.md, Invoice). The form's id makes a retry idempotent. */
export const createPayment = (
  invoice: string,
  { id, ...payment }: PaymentInput,
): Promise<Payment> => createRecord(collection, id, { ...payment, invoice });

export const deletePayment = (id: string): Promise<void> => deleteRecord(collection, id);

/** Corrects the method of a payment of today. */
export const changeMethod = (id: string, payment_method: PaymentMethod): Promise<Payment> =>
  updateRecord(collection, id, { payment_method });

/** Pays an invoice with a kept credit. `amount` in dirhams. */
export const payWithCredit = (
  invoice: string,
  payment: { id: string; date: string; amount: number; credit_note: string },
): Promise<Payment> =>
  createRecord(collection, payment.id, { ...payment, invoice, payment_method: "credit" });

/** Adds the number of a cheque. */
export const writeReference = (id: string, reference: string): Promise<Payment> =>
  updateRecord(collection, id, { reference });
