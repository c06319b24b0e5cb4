/** Days of a transmitted period, as forms tell them (docs/rules-periods.md, Transmitted). */
import { firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { company } from "#api/session/session.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { useValue } from "#lib/useValue.ts";
import { periodStrings } from "./period.strings.ts";

/** `booked`: a paper that keeps its day; `refused`: a day that no save takes; `kept`: what is stored on its day. */
export type ClosedKind = keyof typeof periodStrings.closed | "refused";

/** Last day of the shop's transmitted periods; '' of none. */
export const useClosedUntil = (): string => useValue(company)?.closed_until ?? "";

/** Sentence on a transmitted day; '' of an open day. */
export function closedText(kind: ClosedKind, day: string, closedUntil: string): string {
  if (!parseDay(day) || !isClosed(day, closedUntil)) return "";
  const [until, from] = [formatDay(closedUntil), formatDay(firstOpenDay(closedUntil))];
  return kind === "refused"
    ? violationMessage({ field: "date", code: "period_closed", params: { until, from } })
    : periodStrings.closed[kind](until, from);
}
