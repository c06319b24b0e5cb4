/** Lines of a printed invoice about its credit notes and refunds. */
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type Centimes, formatMoney, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { balanceOfInvoice, creditedOf, isClientRefund } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.credit;

/** Line under the total: a label and a formatted amount. */
export type SumLine = readonly [label: string, amount: string];
type Credited = Pick<InvoiceDocument, "credit_notes" | "refunds">;

const less = (dirhams: number): string => formatMoney(minus(noMoney, toCentimes(dirhams)));

/** Lines 'Avoir A… du …', with negative amounts. */
export const creditLines = ({ credit_notes }: Credited): SumLine[] =>
  credit_notes.map(({ number, date, total_amount }) => [
    text.line(number, formatDay(date)),
    less(total_amount),
  ]);

/**
 * Refunds and kept credits, negative. The refund of a kept credit is left out: that money left the invoice when it was
 * kept.
 */
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

/** Sum of the payments before refunds and kept credits are subtracted. */
export function grossPaid(invoice: InvoiceDocument): Centimes {
  const { refunds, kept } = creditedOf(invoice);
  return sum([toCentimes(invoice.paid_amount), refunds, kept]);
}

/** Amount due, or the surplus if there is one. */
export function dueLine(invoice: InvoiceDocument): SumLine {
  const { remaining, surplus } = balanceOfInvoice(invoice);
  return surplus > 0 ? [words.surplus, formatMoney(surplus)] : [words.due, formatMoney(remaining)];
}
