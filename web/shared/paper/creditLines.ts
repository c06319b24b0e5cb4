/** Sums of a printed invoice, credit notes and refunds included. */
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type Centimes, formatMoney, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { balanceOfInvoice, creditedOf, isClientRefund } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.credit;

/** Line under the total: its label and its printed amount. */
export type SumLine = readonly [label: string, amount: string];
type Credited = Pick<InvoiceDocument, "credit_notes" | "refunds">;

const less = (dirhams: number): string => formatMoney(minus(noMoney, toCentimes(dirhams)));

/** 'Avoir A… du …', negative. */
export const creditLines = ({ credit_notes }: Credited): SumLine[] =>
  credit_notes.map(({ number, date, total_amount }) => [
    text.line(number, formatDay(date)),
    less(total_amount),
  ]);

/** Refunds and kept amounts, negative; a refund of a kept credit left the invoice before. */
export const refundLines = ({ credit_notes, refunds }: Credited): SumLine[] => [
  ...refunds
    .filter(isClientRefund)
    .map(({ date, payment_method, amount }): SumLine => [
      text.refunded(formatDay(date), paymentMethodLabels[payment_method]),
      less(amount),
    ]),
  ...credit_notes
    .filter(({ kept }) => kept > 0)
    .map(({ number, kept }): SumLine => [text.keptOf(number), less(kept)]),
];

/** Payments of the invoice, before refunds and kept credits. */
export function grossPaid(invoice: InvoiceDocument): Centimes {
  const { refunds, kept } = creditedOf(invoice);
  return sum([toCentimes(invoice.paid_amount), refunds, kept]);
}

/** Remaining amount, or the surplus. */
export function dueLine(invoice: InvoiceDocument): SumLine {
  const { remaining, surplus } = balanceOfInvoice(invoice);
  return surplus > 0 ? [words.surplus, formatMoney(surplus)] : [words.due, formatMoney(remaining)];
}
