import { messagingNumber } from "#domain/core/text/phone.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { toast } from "#ui/feedback/toast.ts";

/** True of a sold row that has arrived: trial lenses have no sale to send a message about. */
export const hasMessage = ({ status, invoice, expand }: ListedContactOrder): boolean =>
  status === "arrived" && invoice !== null && expand?.client !== undefined;

/** Opens the message that the lenses of a sale have arrived, and records it. */
export function useRowMessage(): (row: ListedContactOrder) => void {
  const messageFor = useMessages();
  return (row) => {
    const { invoice, expand } = row;
    const client = expand?.client;
    if (!hasMessage(row) || !invoice || !client) return;
    const { refusal } = messagingNumber(client.phone);
    if (refusal) return void toast.error(messagesStrings.refusals[refusal]);
    const message = messageFor({
      kind: "lens_ready",
      client,
      record: invoice.id,
      number: invoice.invoice_number,
    });
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
  };
}
