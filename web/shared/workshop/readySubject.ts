import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";
import type { StoredAmounts } from "#domain/sale/due.ts";
import { creditAmount } from "#lib/texts/clientCredit.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import type { MessageSubject } from "#shared/messages/useMessages.ts";

type Sold = Pick<Invoice, "date" | "invoice_number"> & StoredAmounts & ClientCredit;

/** Data of the 'ready' message, with the values of its placeholders. */
export function readySubject(
  client: Pick<Client, "id" | "name" | "phone">,
  prescription: string,
  invoice: Sold | null,
): MessageSubject {
  const subject: MessageSubject = { kind: "ready", client, record: prescription };
  if (!invoice) return subject;
  const remaining = remainingOf(invoice);
  return {
    ...subject,
    date: formatDay(invoice.date),
    number: invoice.invoice_number,
    ...(remaining > 0
      ? { remaining: formatMoney(toCentimes(remaining)), credit: creditAmount(invoice) }
      : {}),
  };
}
