/** Invoices in the page of a client's export (docs/rules-clients.md, Export). */
import {
  fundMethodName,
  paymentMethodNames,
  reversalNames,
} from "#domain/core/names/names.strings.ts";
import { formatMoney } from "#domain/core/money.ts";
import type {
  CreditItem,
  CreditNote,
  Invoice,
  InvoiceItem,
  Payment,
  Refund,
  Reversal,
} from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { planOf } from "#domain/sale/plan.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { escaped, lensCell, money, powerCell, table, word } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

export type ExportedInvoice = Invoice & {
  items: InvoiceItem[];
  payments: Payment[];
  reversals: Reversal[];
  credit_notes: (CreditNote & { items: CreditItem[] })[];
  refunds: Refund[];
};

/** Section with the invoices and their lines, payments, bounced cheques, credit notes and refunds. */
export const invoiceParts = ({ invoices }: { invoices: readonly ExportedInvoice[] }): string =>
  invoices.map(invoiceSection).join("") || `<p>${personalDataStrings.none}</p>`;

/** Cell with the days and amounts of a payment plan; without a plan, no column. */
const planCell = (plan: unknown): { plan?: string } => {
  const rows = planOf(plan).map(({ on, amount }) => `${formatDay(on)} ${money(amount)}`);
  return rows.length > 0 ? { plan: rows.join(", ") } : {};
};

const invoiceSection = (invoice: ExportedInvoice): string =>
  [
    `<h3>${escaped(personalDataStrings.invoice(invoice.invoice_number))}</h3>`,
    table([invoice], ({ date, total_amount, paid_amount, plan, notes }) => ({
      date: formatDay(date),
      total_amount: money(total_amount),
      paid_amount: money(paid_amount),
      remaining: formatMoney(invoiceDue(invoice)),
      ...planCell(plan),
      notes,
    })),
    `<h4>${personalDataStrings.items}</h4>`,
    table(
      invoice.items,
      ({ product_name, product_reference, label, power, lens, quantity, price, discount }) => ({
        product_name,
        product_reference,
        label,
        ...powerCell(invoice.items, power),
        ...lensCell(invoice.items, lens),
        quantity,
        price: money(price),
        discount: money(discount),
      }),
    ),
    `<h4>${personalDataStrings.payments}</h4>`,
    table(invoice.payments, ({ date, amount, payment_method, fund, reference, notes }) => ({
      date: formatDay(date),
      amount: money(amount),
      payment_method: fund ? fundMethodName : word(paymentMethodNames, payment_method),
      reference,
      notes,
    })),
    reversalSection(invoice),
    creditSection(invoice),
  ].join("");

/** Bounced cheques of an invoice; empty without any. */
const reversalSection = ({ reversals, payments }: ExportedInvoice): string =>
  reversals.length === 0
    ? ""
    : `<h4>${personalDataStrings.reversals}</h4>${table(reversals, (reversal) => {
        const cheque = payments.find(({ id }) => id === reversal.payment);
        return {
          date: formatDay(reversal.date),
          amount: money(reversal.amount),
          kind: word(reversalNames, reversal.kind),
          reference: cheque?.reference ?? "",
          notes: cheque?.bounce_note ?? "",
        };
      })}`;

/** Credit notes with their lines, and refunds; empty without any. */
const creditSection = ({ credit_notes, refunds }: ExportedInvoice): string =>
  [
    ...credit_notes.flatMap((note) => [
      `<h4>${escaped(personalDataStrings.credit(note.number))}</h4>`,
      table([note], ({ date, total_amount, kept, used, notes }) => ({
        date: formatDay(date),
        total_amount: money(total_amount),
        kept: money(kept),
        used: money(used),
        notes,
      })),
      table(note.items, ({ product_name, product_reference, quantity, amount }) => ({
        product_name,
        product_reference,
        quantity,
        amount: money(amount),
      })),
    ]),
    refunds.length > 0 ? `<h4>${personalDataStrings.refunds}</h4>${refundTable(refunds)}` : "",
  ].join("");

const refundTable = (refunds: readonly Refund[]): string =>
  table(refunds, ({ date, amount, payment_method, fund, reference }) => ({
    date: formatDay(date),
    amount: money(amount),
    payment_method: fund ? fundMethodName : word(paymentMethodNames, payment_method),
    reference,
  }));
