import { type ReactNode, useState } from "react";
import { messagingNumber } from "#domain/core/text/phone.ts";
import { toast } from "#ui/feedback/toast.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { DelayDialog } from "#shared/services/DelayDialog.tsx";
import { serviceSubject } from "#shared/services/serviceMessage.ts";
import { messageOf, type ToldService } from "./messageOf.ts";

/**
 * Opens the message of a ticket in the messaging application, and stores it. A late ticket is first given a new
 * promised day.
 */
export function useServiceMessage(): {
  message: (told: ToldService) => void;
  dialog: ReactNode;
} {
  const messageFor = useMessages();
  const [late, setLate] = useState<ToldService | null>(null);
  const message = (told: ToldService) => {
    const client = told.expand?.client;
    const kind = messageOf(told);
    if (!client || !kind) return;
    const { refusal } = messagingNumber(client.phone);
    if (refusal) return void toast.error(messagesStrings.refusals[refusal]);
    if (kind === "delay") return setLate(told);
    const ready = messageFor(serviceSubject(kind, told, client));
    if (ready && openMessage(ready)) toast.success(messagesStrings.prepared);
  };
  const client = late?.expand?.client;
  const dialog = late && client && (
    <DelayDialog service={late} client={client} onClose={() => setLate(null)} />
  );
  return { message, dialog };
}
