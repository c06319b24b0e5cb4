import { messagingLink, messagingNumber } from "#domain/core/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { strings } from "./clients.strings.ts";

/** Where a message to a client begins; none where the number cannot be read. */
export function messageTo({ name, phone }: Client): string | null {
  const { number } = messagingNumber(phone);
  return number ? messagingLink(number, strings.detail.greeting(name)) : null;
}
