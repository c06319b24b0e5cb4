/** Lines of text on a job card (docs/rules-workshop-till.md, Jobs). */
import { isJobFromStock } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { words } from "#lib/texts/words.strings.ts";
import { announcedText } from "#shared/board/whenTexts.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;

/**
 * Splits off the word that a product name starts with ('Verre', 'Monture'): hidden on the card, but kept for screen
 * readers.
 */
export const splitKind = (names: string): [kind: string, rest: string][] =>
  names.split(/(?<= \/ )/).map((name) => {
    const kind = texts.kind.exec(name)?.[0] ?? "";
    return [kind, name.slice(kind.length)];
  });

/** Origin of the lenses; for a ready job, whether the client was notified. */
export function originOf(card: JobCard): string {
  const { status, steps, expand } = card;
  if (status === "delivered") return "";
  if (status !== "ready") return isJobFromStock(steps) ? words.stock : (expand.lab?.name ?? "");
  return announcedText(card);
}
