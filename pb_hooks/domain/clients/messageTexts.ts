/**
 * Texts of the messages that a shop prepares, its own or the default, without medical values
 * (docs/rules-clients.md, Messages).
 */
import {
  type CollectionName,
  type Company,
  type MessageKind,
  messageKinds,
} from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { isObject } from "#domain/core/fields/values.ts";
import { creditSentence, messageTexts } from "./messages.strings.ts";

/** Placeholders that a text may contain, in braces. */
export const messagePlaceholders = [
  "nom",
  "date",
  "boutique",
  "numero",
  "reste",
  "montant",
] as const;
export type MessagePlaceholder = (typeof messagePlaceholders)[number];
/** By kind of message, the collections of the record it may be about. */
export const messageSubjects: Readonly<Record<MessageKind, readonly CollectionName[]>> = {
  reminder: ["optique_prescriptions"],
  ready: ["optique_prescriptions", "optique_invoices"],
  unpaid: ["optique_invoices"],
  quote: ["optique_quotes"],
  reimbursable: ["optique_invoices"],
  service: ["optique_services"],
  estimate: ["optique_services"],
  delay: ["optique_services"],
  lens_ready: ["optique_invoices"],
  lens_supply: ["optique_contact_prescriptions"],
  lens_check: ["optique_contact_prescriptions"],
  lens_recall: ["optique_contact_orders"],
};
/** Days before a client is reminded again. */
export const reminderIntervalDays = 60;
/** Maximum length of a shop's own text. */
export const maxMessageLength = 1000;

/** Text of a kind of message: the shop's own, else the default. */
export function messageText({ messages }: Pick<Company, "messages">, kind: MessageKind): string {
  const own = isObject(messages) ? messages[kind] : null;
  return typeof own === "string" && !isBlank(own) ? own : messageTexts[kind];
}

/** Fills the placeholders of a text; removes those without a value. */
export const fillMessage = (
  text: string,
  values: Partial<Record<MessagePlaceholder, string>>,
): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    (messagePlaceholders as readonly string[]).includes(name)
      ? (values[name as MessagePlaceholder] ?? "")
      : written,
  );

/** Adds the client's credit after the sentence with the amount due; without either, the text is unchanged. */
export function withCredit(text: string, credit: string): string {
  const due = text.indexOf("{reste}");
  if (credit === "" || due < 0) return text;
  const end = /[.!?](?=\s|$)|$/.exec(text.slice(due));
  const at = due + (end?.index ?? 0) + (end?.[0].length ?? 0);
  const stop = end?.[0] ? "" : ".";
  return `${text.slice(0, at)}${stop} ${creditSentence(credit)}${text.slice(at)}`;
}

/** Unknown placeholders of a text, each once, as typed. */
export const unknownPlaceholders = (
  text: string,
  known: readonly MessagePlaceholder[],
): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]*)\}/g)]
      .filter(([, name = ""]) => !(known as readonly string[]).includes(name))
      .map(([written]) => written),
  ),
];

/** Refuses a shop's own texts that are no texts or too long. */
export function checkMessages(messages: unknown): Violation[] {
  if (messages === null) return [];
  const isKnown = (kind: string) => (messageKinds as readonly string[]).includes(kind);
  if (!isObject(messages) || !Object.keys(messages).every(isKnown))
    return [{ field: "messages", code: "object" }];
  return messageKinds.flatMap((kind) => {
    const own = messages[kind] ?? "";
    const field = `messages.${kind}`;
    if (typeof own !== "string") return [{ field, code: "text" }];
    return own.length > maxMessageLength
      ? [{ field, code: "too_long", params: { max: maxMessageLength } }]
      : [];
  });
}
