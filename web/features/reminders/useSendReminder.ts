import { useState } from "react";
import { messagingLink } from "#domain/core/phone.ts";
import { formatDay } from "#lib/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type Reminder, remindedClients } from "#api/reminders.ts";
import { strings } from "./reminders.strings.ts";

/** Long enough to be seen before the row goes. */
const shownMs = 400;

/** Opens the conversation with its text ready, then hides the client for the session. */
export function useSendReminder() {
  const [sending, setSending] = useState<string | null>(null);
  const send = (reminder: Reminder, number: string) => {
    const text = strings.message(reminder.expand?.client?.name ?? "", formatDay(reminder.date));
    const conversation = window.open(messagingLink(number, text), "_blank");
    if (!conversation) {
      console.warn("The browser opened no window for the reminder");
      toast.error(`${strings.sendFailed}. ${strings.blocked}`);
      return;
    }
    conversation.opener = null;
    setSending(reminder.client);
    setTimeout(() => {
      setSending(null);
      remindedClients.value = new Set([...remindedClients.value, reminder.client]);
      toast.success(strings.sent);
    }, shownMs);
  };
  return { sending, send };
}
