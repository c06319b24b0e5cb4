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

/** Recipient, subject and placeholders of a message. */
export type MessageSubject = {
  kind: MessageKind;
  client: { id: string; name: string; phone: string };
  /** Prescription, invoice or quote of the message. */
  record: string;
  date?: string;
  number?: string;
  remaining?: string;
  /** Unused credit of the client. */
  credit?: string;
  amount?: string;
};
type Shop = Pick<Company, "name" | "messages">;
/** Link with the text, and the record stored when it is opened. */
export type ReadyMessage = { href: string; message: PreparedMessage };

/** A message in the shop's template; null for a client who cannot be written to. */
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

/** `readyMessage` of the current company. */
export function useMessages() {
  const shop = useValue(company);
  return (subject: MessageSubject): ReadyMessage | null =>
    shop ? readyMessage(shop, subject) : null;
}

/** Call when the link is opened; sending cannot be known. */
export const remember = (message: PreparedMessage): void =>
  void rememberMessage(message).catch((error: unknown) => {
    console.warn(error);
    toast.error(missingRight(error) || messagesStrings.failed);
  });

const quoteRights = ["discount", "discount.any", "price.floor"] as const;
/** True of a message about a quote, by a person whose discounts may need an approval. */
export const asksFirst = ({ kind }: PreparedMessage): boolean =>
  kind === "quote" && !quoteRights.every(hasRight);

/** Opens it once it is stored, which a colleague may have to approve. */
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

/** Opens it from a key or menu; null when the browser refuses. */
export function openMessage({ href, message }: ReadyMessage, failed?: string): Window | null {
  const conversation = openConversation(href, failed);
  if (conversation) remember(message);
  return conversation;
}

/** False for a window that closed at once, or without a network. Later `closed` is unreliable: it loses its opener. */
export const isOpened = ({ closed }: Pick<Window, "closed">): boolean =>
  navigator.onLine && !closed;

/** Opens like a link, from a key. Null when the browser refuses, with the message `failed`. */
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
