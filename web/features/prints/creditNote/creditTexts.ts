/** Texts of a printed credit note, shared by its formats. All amounts are positive. */
import type { CreditDocument } from "#api/sales/credits.ts";
import { type Centimes, formatMoney, toCentimes } from "#domain/core/money.ts";
import type { CreditItem } from "#domain/core/records.ts";
import { settlementOf } from "#domain/sale/credit.ts";
import { vatOfCredit } from "#domain/sale/vat.ts";
import { formatCount, formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { SumLine } from "#shared/paper/creditLines.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { creditNotePrintStrings } from "./creditNote.strings.ts";

/** Reference to the credited invoice, 'sur la facture N° … du …'; '' when unknown. */
export const invoiceLine = ({ expand }: CreditDocument): string =>
  expand?.invoice
    ? creditNotePrintStrings.onInvoice(
        expand.invoice.invoice_number,
        formatDay(expand.invoice.date),
      )
    : "";

/** TVA of the credit note by rate. */
export const vatOfNote = ({ sold, earlier, items }: CreditDocument) =>
  vatOfCredit(sold, earlier, items);

type Line = { id: string; name: string; quantity: string; amount: string };

/** Credited lines. An amount credited without pieces has no quantity. */
export const linesOf = ({ items }: CreditDocument): Line[] =>
  items.map(({ id, product_name, quantity, amount }: CreditItem) => ({
    id,
    name: product_name || words.unknownProduct,
    quantity: quantity > 0 ? formatCount(quantity) : "-",
    amount: formatMoney(toCentimes(amount)),
  }));

/** True when money was refunded, so that the client has to sign. */
export const isGivenBack = (note: CreditDocument): boolean => settlementOf(note).refunds.length > 0;

/**
 * Lines that say how the credit was settled: refunds by method, the kept amount, the amount deducted from the invoice.
 */
export function settlementLines(note: CreditDocument): SumLine[] {
  const { refunds, deducted } = settlementOf(note);
  const line = (label: string, amount: Centimes): SumLine[] =>
    amount > 0 ? [[label, formatMoney(amount)]] : [];
  return [
    ...refunds.flatMap(({ date, payment_method, amount }) =>
      line(
        printStrings.credit.refunded(formatDay(date), paymentMethodLabels[payment_method]),
        toCentimes(amount),
      ),
    ),
    ...line(creditNotePrintStrings.kept, toCentimes(note.kept)),
    ...line(creditNotePrintStrings.deducted, deducted),
  ];
}
