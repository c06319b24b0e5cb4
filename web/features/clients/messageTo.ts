import { messagingLink, messagingNumber } from "#domain/core/text/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { clientsStrings } from "./clients.strings.ts";

/** Address that starts a message to a client; null when the number cannot be read. */
export function messageTo({ name, phone }: Client): string | null {
  const { number } = messagingNumber(phone);
  return number ? messagingLink(number, clientsStrings.detail.greeting(name)) : null;
}
