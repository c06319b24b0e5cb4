/** The delays and texts of a shop in their form: as typed, ours where it wrote none of its own. */
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

/** What is kept of a text: ours is not, so that it may become better; nor is none. */
const isOwn = (kind: MessageKind, text: string): boolean =>
  !isBlank(text) && text !== messageTexts[kind];

export const valuesOf = (texts: WorkshopTexts): WorkshopValues => ({
  mounting_days: Number(texts.mounting_days),
  lab_days: Number(texts.lab_days),
  messages: Object.fromEntries(
    messageKinds.filter((kind) => isOwn(kind, texts[kind])).map((kind) => [kind, texts[kind]]),
  ),
});

/** The server's sentence for a delay that is none; null for one that is kept. */
export function refusalOfDelay(field: DelayName, typed: string): string | null {
  const text = typed.trim();
  if (text === "") return violationMessage({ field, code: "required" });
  if (!/^\d+$/.test(text)) return violationMessage({ field, code: "int" });
  const max = longestDelay;
  return Number(text) > max ? violationMessage({ field, code: "max", params: { max } }) : null;
}

/** The page of the company has two forms: Ctrl+S saves the one that has the focus. */
export const workshopFormId = "workshop-form";

export const isInWorkshopForm = (): boolean =>
  Boolean(document.activeElement?.closest(`#${workshopFormId}`));
