import type { Signal } from "@preact/signals-react";
import { useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import {
  isOpened,
  type MessageSubject,
  openMessage,
  useMessages,
} from "#shared/messages/useMessages.ts";

/** Visible before the row disappears. */
const shownMs = 600;

type Texts = { sent: string; notOpened: string; sendFailed: string };

/**
 * Opens and stores the message, then hides its row for the session. A row whose window did not open stays, as prepared.
 * `hidden`: keys of the rows that are hidden.
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
