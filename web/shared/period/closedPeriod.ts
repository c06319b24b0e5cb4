/** Sentences of forms about days in a transmitted period (docs/rules-periods.md, Transmitted). */
import { firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { company } from "#api/session/session.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { useValue } from "#lib/useValue.ts";
import { periodStrings } from "./period.strings.ts";

/**
 * `booked`: the paper keeps its day, its entry moves. `refused`: no save accepts the day. `kept`: the day is already
 * stored.
 */
export type ClosedKind = keyof typeof periodStrings.closed | "refused";

/** Last day of the shop's transmitted periods; '' before the first. */
export const useClosedUntil = (): string => useValue(company)?.closed_until ?? "";

/** Sentence about a day in a transmitted period; '' for an open or invalid day. */
export function closedText(kind: ClosedKind, day: string, closedUntil: string): string {
  if (!parseDay(day) || !isClosed(day, closedUntil)) return "";
  const [until, from] = [formatDay(closedUntil), formatDay(firstOpenDay(closedUntil))];
  return kind === "refused"
    ? violationMessage({ field: "date", code: "period_closed", params: { until, from } })
    : periodStrings.closed[kind](until, from);
}
