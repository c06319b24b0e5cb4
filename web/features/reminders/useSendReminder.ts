import { useState } from "react";
import { formatDay } from "#lib/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { isOpened, openMessage, useMessages } from "#shared/messages/useMessages.ts";
import type { Reminder } from "#api/reminders.ts";
import { remindedClients } from "./remindedClients.ts";
import { strings } from "./reminders.strings.ts";

/** Visible before the row disappears. */
const shownMs = 600;

/**
 * Opens and stores the message, then hides the client for the session. A client whose window did not open stays, as
 * prepared.
 */
export function useSendReminder() {
  const [sending, setSending] = useState<string | null>(null);
  const messageOf = useMessages();
  const send = (reminder: Reminder) => {
    const client = reminder.expand?.client;
    const message =
      client &&
      messageOf({ kind: "reminder", client, record: reminder.id, date: formatDay(reminder.date) });
    const conversation = message && openMessage(message, strings.sendFailed);
    if (!conversation) return;
    const isOpen = isOpened(conversation);
    setSending(reminder.client);
    setTimeout(() => {
      setSending(null);
      if (!isOpen) return void toast.info(strings.notOpened);
      remindedClients.value = new Set([...remindedClients.value, reminder.client]);
      toast.success(strings.sent);
    }, shownMs);
  };
  return { sending, send };
}
