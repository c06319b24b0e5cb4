/** The words of the messages that a shop prepares (domain/README.md §7): its own, or ours. Never a medical value. */
import { type Company, type MessageKind, messageKinds } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isBlank } from "#domain/core/blank.ts";
import { isObject } from "#domain/core/values.ts";
import { messageTexts } from "./messages.strings.ts";

/** What a text may name between braces. */
export const messageNames = ["nom", "date", "boutique", "numero", "reste"] as const;
export type MessageName = (typeof messageNames)[number];
/** A client whom a reminder was prepared for is not due before so many days have passed. */
export const remindedDays = 60;
/** The longest text that a shop may write. */
export const longestMessage = 1000;

/** The words of a kind: what the shop wrote, or ours where it wrote none. */
export function messageText({ messages }: Pick<Company, "messages">, kind: MessageKind): string {
  const own = isObject(messages) ? messages[kind] : null;
  return typeof own === "string" && !isBlank(own) ? own : messageTexts[kind];
}

/** The text with what its names stand for; a name that this message has nothing for is left out with its braces. */
export const filledMessage = (text: string, values: Partial<Record<MessageName, string>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    (messageNames as readonly string[]).includes(name)
      ? (values[name as MessageName] ?? "")
      : written,
  );

/** What stands between braces and is none of these names, each once, as it was written. */
export const unknownNames = (text: string, known: readonly MessageName[]): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]*)\}/g)]
      .filter(([, name = ""]) => !(known as readonly string[]).includes(name))
      .map(([written]) => written),
  ),
];

/** What is wrong with the texts of a shop: each a text that is not too long, or nothing. */
export function checkMessages(messages: unknown): Violation[] {
  if (messages === null) return [];
  const isKnown = (kind: string) => (messageKinds as readonly string[]).includes(kind);
  if (!isObject(messages) || !Object.keys(messages).every(isKnown))
    return [{ field: "messages", code: "object" }];
  return messageKinds.flatMap((kind) => {
    const own = messages[kind] ?? "";
    const field = `messages.${kind}`;
    if (typeof own !== "string") return [{ field, code: "text" }];
    return own.length > longestMessage
      ? [{ field, code: "too_long", params: { max: longestMessage } }]
      : [];
  });
}
