/** Texts about the promised and past days of a card (docs/rules-workshop-till.md, Jobs). */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { forgottenAfterDays } from "#domain/workshop/jobs.ts";
import { formatTime, instantMs, weekdayOf } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import type { BoardCard, BoardRules } from "./boardKind.ts";
import { boardStrings } from "./board.strings.ts";

/** Text of a line with an optional style. */
export type TextSpan = { text: string; tone?: keyof typeof tones };

/** CSS classes of each style. */
export const tones = {
  bad: "inline-block font-semibold text-bad-ink",
  warn: "font-semibold text-warn-ink",
  strong: "font-medium text-ink",
} as const;

/** Formats a civil day as 'JJ/MM'. */
const shortDay = (day: IsoDay): string => day.slice(5).split("-").reverse().join("/");

/** Formats a day as 'lundi 23/11'. */
const weekday = (day: IsoDay): string => boardStrings.weekday(weekdayOf(day), shortDay(day));

/** Civil day of an instant. */
const dayOf = (instant: string): IsoDay => today(new Date(instantMs(instant)));

/** Promised day, waiting time, or day and author of the last step. */
export function whenOf<Card extends BoardCard>(
  rules: BoardRules<Card>,
  card: Card,
  now: IsoDay,
): TextSpan[] {
  const promised = parseDay(card.promised_on);
  if (rules.isInWork(card.status)) return promised ? promisedSpans(rules, card, promised, now) : [];
  const last = card.steps.at(-1);
  if (!last) return [];
  const since = dayOf(last.at);
  if (card.status === rules.done) {
    const time = formatTime(new Date(instantMs(last.at)));
    return [{ text: boardStrings.done(since === now ? "" : shortDay(since), time, last.by) }];
  }
  const days = daysBetween(since, now);
  const isForgotten = card.status === rules.ready && days > forgottenAfterDays;
  if (isForgotten) return [{ text: boardStrings.waiting(days), tone: "warn" }];
  if (days <= 0) return [{ text: boardStrings.readyToday }];
  return [{ text: days === 1 ? boardStrings.readyYesterday : boardStrings.readySince(days) }];
}

/** Colour of the left edge of an open card, by its promised day. */
export function edgeOf<Card extends BoardCard>(
  { isInWork, daysLate }: BoardRules<Card>,
  card: Card,
  now: IsoDay,
): "late" | "today" | "none" {
  const promised = parseDay(card.promised_on);
  if (!promised || !isInWork(card.status)) return "none";
  if (daysLate(card.status, promised, now) > 0) return "late";
  return promised === now ? "today" : "none";
}

function promisedSpans<Card extends BoardCard>(
  { daysLate, promised: say }: BoardRules<Card>,
  { status }: Card,
  promised: IsoDay,
  now: IsoDay,
): TextSpan[] {
  const late = daysLate(status, promised, now);
  if (late > 0)
    return [{ text: `${shortDay(promised)}, ` }, { text: workshopStrings.late(late), tone: "bad" }];
  return promised === now
    ? [{ text: say(words.todayInText), tone: "strong" }]
    : [{ text: say(weekday(promised)) }];
}

/** Says that the client has not been notified yet, or on which day a message was sent. */
export const announcedText = ({ messagedAt }: Pick<BoardCard, "messagedAt">): string =>
  messagedAt ? boardStrings.prepared(shortDay(dayOf(messagedAt))) : boardStrings.toAnnounce;
