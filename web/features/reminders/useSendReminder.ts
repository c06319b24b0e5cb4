import type { Signal } from "@preact/signals-react";
import { useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import {
  isOpened,
  type MessageSubject,
  openMessage,
  useMessages,
} from "#shared/messages/useMessages.ts";

/** Time for which the sent row stays visible. */
const shownMs = 600;

type Texts = { sent: string; notOpened: string; sendFailed: string };

/**
 * Opens and stores a message, then hides its row for the session. If the window did not open, the row stays, marked as
 * prepared. `hidden`: keys of hidden rows.
 */
export function useSendReminder(hidden: Signal<ReadonlySet<string>>, texts: Texts) {
  const [sending, setSending] = useState<string | null>(null);
  const messageOf = useMessages();
  const send = (key: string, subject: MessageSubject | null) => {
    const message = subject && messageOf(subject);
    const conversation = message && openMessage(message, texts.sendFailed);
    if (!conversation) return;
    const isOpen = isOpened(conversation);
    setSending(key);
    setTimeout(() => {
      setSending(null);
      if (!isOpen) return void toast.info(texts.notOpened);
      hidden.value = new Set([...hidden.value, key]);
      toast.success(texts.sent);
    }, shownMs);
  };
  return { sending, send };
}
