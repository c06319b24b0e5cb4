import { useState } from "react";
import { formatDay } from "#lib/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { openMessage, useMessages } from "#ui/messages/useMessages.ts";
import { type Reminder, remindedClients } from "#api/reminders.ts";
import { strings } from "./reminders.strings.ts";

/** Long enough to be seen before the row goes. */
const shownMs = 400;

/** Opens the conversation with its text ready and remembers it, then hides the client for the session. */
export function useSendReminder() {
  const [sending, setSending] = useState<string | null>(null);
  const messageOf = useMessages();
  const send = (reminder: Reminder) => {
    const client = reminder.expand?.client;
    const message =
      client &&
      messageOf({ kind: "reminder", client, record: reminder.id, date: formatDay(reminder.date) });
    if (!message || !openMessage(message, strings.sendFailed)) return;
    setSending(reminder.client);
    setTimeout(() => {
      setSending(null);
      remindedClients.value = new Set([...remindedClients.value, reminder.client]);
      toast.success(strings.sent);
    }, shownMs);
  };
  return { sending, send };
}
