/** Transmission of a period (docs/rules-periods.md, Transmitting): its days and its differences. */
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import { dayRefusal } from "#domain/core/days/businessDays.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import type { Difference } from "./differences.ts";

/** Reads the days of a period; a period that is not over is refused. */
export function readPeriod({ from, to }: Values, now: IsoDay): ParsedBody<Period> {
  const read = (field: string, value: unknown): { day: IsoDay; violations: Violation[] } => {
    const day = parseDay(textValue(value));
    const code = isBlank(value) ? "required" : "day";
    if (!day) return { day: now, violations: [{ field, code }] };
    const refusal = dayRefusal(day, now);
    return { day, violations: refusal ? [{ field, ...refusal }] : [] };
  };
  const [first, last] = [read("from", from), read("to", to)];
  const violations = [...first.violations, ...last.violations];
  if (violations.length === 0 && last.day >= now)
    violations.push({ field: "to", code: "period_open" });
  if (violations.length === 0 && first.day > last.day)
    violations.push({ field: "to", code: "period_order" });
  return { value: { from: first.day, to: last.day }, violations };
}

/** Day on which a period has to begin, in words; null where it may begin on this day. */
export function otherFirstDay(from: IsoDay, closedUntil: string): string | null {
  const first = firstOpenDay(closedUntil);
  return first === "" || first === from ? null : formatDay(first);
}

/** Differences that the request does not name; all of them where the files differ among themselves. */
export const unaccepted = (
  differences: readonly Difference[],
  accept: readonly string[],
): Difference[] => differences.filter(({ code }) => code === "sums" || !accept.includes(code));
