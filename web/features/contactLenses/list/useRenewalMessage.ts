import { messagingNumber } from "#domain/core/text/phone.ts";
import type { Renewal, RenewalReason } from "#domain/contactLenses/contactAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { toast } from "#ui/feedback/toast.ts";

const kinds = { supply: "lens_supply", check: "lens_check" } as const;

/** Opens a message about the reason of a renewal and records it; the row then moves to the end of the list. */
export function useRenewalMessage(): (row: Renewal, reason: RenewalReason) => void {
  const messageFor = useMessages();
  return (row, reason) => {
    const client = row.expand?.client;
    if (!client) return;
    const { refusal } = messagingNumber(client.phone);
    if (refusal) return void toast.error(messagesStrings.refusals[refusal]);
    const day = reason === "supply" ? row.until : row.check_on;
    const message = messageFor({
      kind: kinds[reason],
      client,
      record: row.id,
      date: formatDay(day),
    });
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
  };
}
