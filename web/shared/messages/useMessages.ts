import { missingRight } from "#api/failure.ts";
import { fillMessage, messageText, withCredit } from "#domain/clients/messageTexts.ts";
import type { Company, MessageKind } from "#domain/core/records.ts";
import { formatPhone, messagingLink, messagingNumber } from "#domain/core/text/phone.ts";
import { type PreparedMessage, rememberMessage } from "#api/clients/messages.ts";
import { hasRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useValue } from "#lib/useValue.ts";
import { messagesStrings } from "./messages.strings.ts";

/** What a message is about: its recipient, its record, and values for the placeholders. */
export type MessageSubject = {
  kind: MessageKind;
  client: { id: string; name: string; phone: string };
  /** Id of the prescription, invoice or quote. */
  record: string;
  date?: string;
  number?: string;
  remaining?: string;
  /** Unused credit of the client. */
  credit?: string;
  amount?: string;
};
type Shop = Pick<Company, "name" | "messages">;
/** Link that holds the text, and the message to store when the link opens. */
export type ReadyMessage = { href: string; message: PreparedMessage };

/** Fills the shop's template; null for a client to whom no message can be sent. */
export function readyMessage(
  shop: Shop,
  {
    kind,
    client,
    record,
    date = "",
    number = "",
    remaining = "",
    credit = "",
    amount = "",
  }: MessageSubject,
): ReadyMessage | null {
  const { number: phone } = messagingNumber(client.phone);
  if (!phone) return null;
  const template = withCredit(messageText(shop, kind), remaining ? credit : "");
  const names = {
    nom: client.name,
    boutique: shop.name,
    date,
    numero: number,
    reste: remaining,
    montant: amount,
  };
  const text = fillMessage(template, names);
  return {
    href: messagingLink(phone, text),
    message: { client: client.id, kind, record, phone: formatPhone(`+${phone}`), text },
  };
}

/** Returns `readyMessage` with the current company filled in. */
export function useMessages() {
  const shop = useValue(company);
  return (subject: MessageSubject): ReadyMessage | null =>
    shop ? readyMessage(shop, subject) : null;
}

/** Stores a message when its link opens; whether it is then sent is unknown. */
export const remember = (message: PreparedMessage): void =>
  void rememberMessage(message).catch((error: unknown) => {
    console.warn(error);
    toast.error(missingRight(error) || messagesStrings.failed);
  });

const quoteRights = ["discount", "discount.any", "price.floor"] as const;
/** True when a quote's message may need a colleague's approval, because this person lacks a discount right. */
export const asksFirst = ({ kind }: PreparedMessage): boolean =>
  kind === "quote" && !quoteRights.every(hasRight);

/** Stores the message, for which a colleague may have to approve, then opens the conversation. */
export async function openAsking({ href, message }: ReadyMessage): Promise<void> {
  try {
    await rememberMessage(message);
  } catch (error) {
    console.warn(error);
    const lacked = missingRight(error);
    toast.error(lacked || messagesStrings.failed);
    if (lacked) return;
  }
  openConversation(href);
}

/** Opens the conversation from a key or menu, and stores the message; null when the browser blocks the window. */
export function openMessage({ href, message }: ReadyMessage, failed?: string): Window | null {
  const conversation = openConversation(href, failed);
  if (conversation) remember(message);
  return conversation;
}

/**
 * False when the window closed at once, or without a network. Reliable only right after opening: later `closed` is
 * wrong, as the window loses its opener.
 */
export const isOpened = ({ closed }: Pick<Window, "closed">): boolean =>
  navigator.onLine && !closed;

/** Opens a conversation from a key. When the browser blocks the window, shows `failed` and returns null. */
export function openConversation(href: string, failed?: string): Window | null {
  const conversation = window.open(href, "_blank");
  if (!conversation) {
    console.warn("The browser opened no window for the message");
    toast.error([failed, messagesStrings.blocked].filter(Boolean).join(". "));
    return null;
  }
  conversation.opener = null;
  return conversation;
}
