/** Workshop form values: delays and texts, defaults where the company has none. */
import type { WorkshopValues } from "#api/company.ts";
import { violationMessage } from "#domain/core/messages.ts";
import { type Company, type MessageKind, messageKinds } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/blank.ts";
import { messageText } from "#domain/clients/messageTexts.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";

export type DelayName = "mounting_days" | "lab_days";
export type WorkshopTexts = Record<DelayName | MessageKind, string>;

const longestDelay = 60;

export const textsOf = (company: Company): WorkshopTexts => ({
  mounting_days: String(company.mounting_days),
  lab_days: String(company.lab_days),
  reminder: messageText(company, "reminder"),
  ready: messageText(company, "ready"),
  unpaid: messageText(company, "unpaid"),
});

/** Text to store: '' for the default, which may improve, and for none. */
const isOwn = (kind: MessageKind, text: string): boolean =>
  !isBlank(text) && text !== messageTexts[kind];

export const valuesOf = (texts: WorkshopTexts): WorkshopValues => ({
  mounting_days: Number(texts.mounting_days),
  lab_days: Number(texts.lab_days),
  messages: Object.fromEntries(
    messageKinds.filter((kind) => isOwn(kind, texts[kind])).map((kind) => [kind, texts[kind]]),
  ),
});

/** Error of an invalid delay, in the server's words; null when valid. */
export function refusalOfDelay(field: DelayName, typed: string): string | null {
  const text = typed.trim();
  if (text === "") return violationMessage({ field, code: "required" });
  if (!/^\d+$/.test(text)) return violationMessage({ field, code: "int" });
  const max = longestDelay;
  return Number(text) > max ? violationMessage({ field, code: "max", params: { max } }) : null;
}

/** Id that tells the two forms apart for Ctrl+S. */
export const workshopFormId = "workshop-form";

export const isInWorkshopForm = (): boolean =>
  Boolean(document.activeElement?.closest(`#${workshopFormId}`));
