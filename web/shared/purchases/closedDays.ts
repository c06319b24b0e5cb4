/** Days of a transmitted period, as forms tell them (docs/rules-periods.md, Transmitted). */
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { company } from "#api/session/session.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { useValue } from "#lib/useValue.ts";
import { purchaseWords } from "./purchases.strings.ts";

/** Last day of the shop's transmitted periods; '' of none. */
export const useClosedUntil = (): string => useValue(company)?.closed_until ?? "";

/** What is said of a day that is transmitted: refused, or booked later. '' of an open day. */
export function closedText(kind: "booked" | "refused", day: string, closedUntil: string): string {
  const [typed, open] = [parseDay(day), firstOpenDay(closedUntil)];
  if (!typed || open === "" || typed >= open) return "";
  const [until, from] = [formatDay(closedUntil), formatDay(open)];
  return kind === "booked"
    ? purchaseWords.booked(until, from)
    : violationMessage({ field: "date", code: "period_closed", params: { until, from } });
}
