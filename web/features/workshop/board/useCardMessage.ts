import { messagingNumber } from "#domain/core/text/phone.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { toast } from "#ui/feedback/toast.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { readySubject } from "#shared/workshop/readySubject.ts";

/** True when a message can be sent: the glasses are ready, and there is a client. */
export const hasMessage = ({ status, expand }: JobCard): boolean =>
  status === "ready" && expand.client !== null;

/** Opens the message of a card in the messaging application, and stores it. */
export function useCardMessage(): (card: JobCard) => void {
  const messageFor = useMessages();
  return (card) => {
    const { client, invoice } = card.expand;
    if (!client || !hasMessage(card)) return;
    const { refusal } = messagingNumber(client.phone);
    if (refusal) return void toast.error(messagesStrings.refusals[refusal]);
    const message = messageFor(readySubject(client, card.prescription, invoice));
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
  };
}
