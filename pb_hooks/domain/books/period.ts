/** Reads the period to transmit: its days, and the differences it accepts (docs/rules-periods.md, Transmitting). */
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

/** Parses the days of a period; refuses a period that has not ended. */
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

/** Formatted day on which the next period has to begin; null when `from` is that day, or any day may begin. */
export function otherFirstDay(from: IsoDay, closedUntil: string): string | null {
  const first = firstOpenDay(closedUntil);
  return first === "" || first === from ? null : formatDay(first);
}

/** Differences that the request does not accept; `sums` can never be accepted. */
export const unaccepted = (
  differences: readonly Difference[],
  accept: readonly string[],
): Difference[] => differences.filter(({ code }) => code === "sums" || !accept.includes(code));
