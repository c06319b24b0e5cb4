import { messagingLink, messagingNumber } from "#domain/core/text/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { clientsStrings } from "./clients.strings.ts";

/** Message link of a client; none for an unreadable number. */
export function messageTo({ name, phone }: Client): string | null {
  const { number } = messagingNumber(phone);
  return number ? messagingLink(number, clientsStrings.detail.greeting(name)) : null;
}
