/** Lines of text on a job card (docs/rules-workshop-till.md, Jobs). */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { daysLate, isForgottenJob, isJobFromStock, isJobInWork } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { formatTime, instantMs, weekdayOf } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;

/** Text of a line with an optional style. */
type TextSpan = { text: string; tone?: keyof typeof tones };

/** Style of a text. */
export const tones = {
  bad: "inline-block font-semibold text-bad-ink",
  warn: "font-semibold text-warn-ink",
  strong: "font-medium text-ink",
} as const;

/** 'JJ/MM' of a civil day. */
const shortDay = (day: IsoDay): string => day.slice(5).split("-").reverse().join("/");

/** 'lundi 23/11'. */
const weekday = (day: IsoDay): string => texts.promised(weekdayOf(day), shortDay(day));

/** Civil day of an instant. */
const dayOf = (instant: string): IsoDay => today(new Date(instantMs(instant)));

/** Promised day, waiting time, or delivery day and author. */
export function whenOf(card: JobCard, now: IsoDay): TextSpan[] {
  const promised = parseDay(card.promised_on);
  if (isJobInWork(card.status)) return promised ? promisedSpans(card, promised, now) : [];
  const last = card.steps.at(-1);
  if (!last) return [];
  if (card.status === "delivered") {
    const time = formatTime(new Date(instantMs(last.at)));
    const day = dayOf(last.at);
    return [{ text: texts.delivered(day === now ? "" : shortDay(day), time, last.by) }];
  }
  const since = dayOf(last.at);
  const days = daysBetween(since, now);
  if (isForgottenJob(card.status, since, now)) return [{ text: texts.waiting(days), tone: "warn" }];
  if (days <= 0) return [{ text: texts.readyToday }];
  return [{ text: days === 1 ? texts.readyYesterday : texts.readySince(days) }];
}

/** Edge of a card in work by its promised day. */
export function edgeOf(card: JobCard, now: IsoDay): "late" | "today" | "none" {
  const promised = parseDay(card.promised_on);
  if (!promised || !isJobInWork(card.status)) return "none";
  if (daysLate(card.status, promised, now) > 0) return "late";
  return promised === now ? "today" : "none";
}

function promisedSpans({ status }: JobCard, promised: IsoDay, now: IsoDay): TextSpan[] {
  const late = daysLate(status, promised, now);
  if (late > 0)
    return [{ text: `${shortDay(promised)}, ` }, { text: workshopStrings.late(late), tone: "bad" }];
  return promised === now
    ? [{ text: words.todayInText, tone: "strong" }]
    : [{ text: weekday(promised) }];
}

/** Product names without the word that their line already shows; that word is for screen readers. */
export const splitKind = (names: string): [kind: string, rest: string][] =>
  names.split(/(?<= \/ )/).map((name) => {
    const kind = texts.kind.exec(name)?.[0] ?? "";
    return [kind, name.slice(kind.length)];
  });

/** Origin of the lenses; for ready jobs, whether the client was notified. */
export function originOf({ status, steps, messagedAt, expand }: JobCard): string {
  if (status === "delivered") return "";
  if (status !== "ready") return isJobFromStock(steps) ? words.stock : (expand.lab?.name ?? "");
  return messagedAt ? texts.prepared(shortDay(dayOf(messagedAt))) : texts.toAnnounce;
}
