import { type Centimes, formatMoney } from "#domain/core/money.ts";
import { messagingNumber } from "#domain/core/text/phone.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";
import { creditAmount } from "#lib/texts/clientCredit.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { MessageLink } from "#shared/messages/MessageLink.tsx";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { useMessages } from "#shared/messages/useMessages.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.message;
type Props = {
  client: Client;
  invoice: Pick<Invoice, "id" | "invoice_number"> & ClientCredit;
  remaining: Centimes;
};

/** Link to a message about the amount due: name, invoice and amount, never a medical value. */
export function BalanceMessage({ client, invoice, remaining }: Props) {
  const messageOf = useMessages();
  const { refusal } = messagingNumber(client.phone);
  if (refusal)
    return <p className="mt-2 text-sm text-ink-3">{messagesStrings.refusals[refusal]}</p>;
  const message = messageOf({
    kind: "unpaid",
    client,
    record: invoice.id,
    number: invoice.invoice_number,
    remaining: formatMoney(remaining),
    credit: creditAmount(invoice),
  });
  if (!message) return null;
  return (
    // Aligned with the card beside it.
    <p className="mt-auto w-full pt-3">
      <MessageLink className="btn btn-secondary w-full" {...message}>
        <Icon name="speech-bubble" />
        {strings.button}
      </MessageLink>
    </p>
  );
}
