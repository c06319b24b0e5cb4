/** Lines of an invoice that can be credited, and the money that a credit note frees. */
import { type Centimes, minus, shareOf, toCentimes } from "#domain/core/money.ts";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import { creditedByItem, creditLeft } from "#domain/sale/credit.ts";
import { clientPart, invoiceBalance } from "#domain/sale/due.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { newId } from "#lib/ids.ts";
import { soldName } from "#lib/texts/soldName.ts";

/** Line of the invoice, with the pieces and the amount that are not credited yet. */
export type CreditLine = {
  id: string;
  item: SavedItem;
  name: string;
  left: { quantity: number; amount: Centimes };
};

/** Lines that are not fully credited yet. */
export function linesOf({ items, credit_notes }: InvoiceDocument): CreditLine[] {
  const credited = creditedByItem(credit_notes.flatMap((note) => note.items));
  return items
    .map((item) => ({
      id: newId(),
      item,
      name: soldName(item),
      left: creditLeft(item, credited.get(item.id)),
    }))
    .filter(({ left }) => left.quantity > 0 || left.amount > 0);
}

/** Proposes the amount for some pieces of a line: their share, or for the last pieces everything left. */
export function proposedAmount({ item, left }: CreditLine, quantity: number): Centimes {
  if (quantity >= left.quantity) return left.amount;
  const share = shareOf(itemTotal(item), quantity as Centimes, item.quantity as Centimes);
  return Math.min(share, left.amount) as Centimes;
}

/**
 * Money that a credit note frees: `surplus` is what the invoice is then overpaid by, `most` the highest refund or kept
 * credit.
 */
export function freedMoney(invoice: InvoiceDocument, total: Centimes) {
  const paid = toCentimes(invoice.paid_amount);
  const after = invoiceBalance(minus(clientPart(invoice), total), paid);
  const most = Math.max(0, Math.min(total, paid)) as Centimes;
  return { remaining: after.remaining, surplus: Math.min(after.surplus, most) as Centimes, most };
}
