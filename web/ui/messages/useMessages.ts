import { filledMessage, messageText } from "#domain/clients/messageTexts.ts";
import type { MessageKind } from "#domain/core/records.ts";
import { messagingLink, messagingNumber } from "#domain/core/phone.ts";
import { rememberMessage } from "#api/messages.ts";
import { company } from "#api/session.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useValue } from "#lib/useValue.ts";
import { messagesStrings } from "./messages.strings.ts";

/** Whom a message is for, what it is about, and what the shop's text may name. */
type Subject = {
  kind: MessageKind;
  client: { id: string; name: string; phone: string };
  /** The prescription or invoice that it is about. */
  record: string;
  date?: string;
  number?: string;
  remaining?: string;
};

/** The address that opens a conversation with the shop's words, and what remembers that it was opened; no number, no address. */
export type ReadyMessage = { href: string; text: string; remember: () => void };

export function useMessages() {
  const shop = useValue(company);
  return ({ kind, client, record, date, number, remaining }: Subject): ReadyMessage | null => {
    const { number: phone } = messagingNumber(client.phone);
    if (!phone || !shop) return null;
    const text = filledMessage(messageText(shop, kind), {
      nom: client.name,
      boutique: shop.name,
      ...(date ? { date } : {}),
      ...(number ? { numero: number } : {}),
      ...(remaining ? { reste: remaining } : {}),
    });
    return {
      href: messagingLink(phone, text),
      text,
      remember: () => {
        const message = { client: client.id, kind, record, phone: client.phone, text };
        rememberMessage(message).catch(() => toast.error(messagesStrings.failed));
      },
    };
  };
}

/**
 * Opens the conversation from a key or a menu; a link opens it by itself. False where the browser refused, which `failed`
 * says first.
 */
export function openMessage({ href, remember }: ReadyMessage, failed?: string): boolean {
  const conversation = window.open(href, "_blank");
  if (!conversation) {
    console.warn("The browser opened no window for the message");
    toast.error([failed, messagesStrings.blocked].filter(Boolean).join(". "));
    return false;
  }
  conversation.opener = null;
  remember();
  return true;
}
