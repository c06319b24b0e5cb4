import { formatMoney, noMoney, toCentimes } from "#domain/core/money.ts";
import { messagingNumber } from "#domain/core/phone.ts";
import type { JobCard } from "#api/jobs.ts";
import { formatDay } from "#lib/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { messagesStrings } from "#ui/messages/messages.strings.ts";
import { openMessage, useMessages } from "#ui/messages/useMessages.ts";
import { strings } from "./workshop.strings.ts";

/** What is said to the customer of a card: that it is ready, else what is due. Null where there is nothing to say. */
function kindOf({ status, expand: { invoice } }: JobCard): "ready" | "unpaid" | null {
  if (status === "ready") return "ready";
  return toCentimes(invoice?.remaining) > 0 ? "unpaid" : null;
}

/** Whether a message is offered for a card at all. */
export const hasMessage = (card: JobCard): boolean =>
  card.expand.client !== null && kindOf(card) !== null;

/** Prepares the message of a card in the messaging application, and remembers that it was prepared. */
export function useCardMessage(): (card: JobCard) => void {
  const messageFor = useMessages();
  return (card) => {
    const { client, invoice } = card.expand;
    const kind = kindOf(card);
    if (!client || !kind) return;
    const { refusal } = messagingNumber(client.phone);
    if (refusal) return void toast.error(strings.noMessage[refusal]);
    const remaining = toCentimes(invoice?.remaining);
    const message = messageFor({
      kind,
      client,
      record: kind === "unpaid" && invoice ? invoice.id : card.prescription,
      ...(invoice ? { date: formatDay(invoice.date), number: invoice.invoice_number } : {}),
      ...(remaining > noMoney ? { remaining: formatMoney(remaining) } : {}),
    });
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
  };
}
