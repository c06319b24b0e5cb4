/** Transmission of a period (docs/rules-periods.md, Transmitting): its days, its differences, and what changed since. */
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import { dayRefusal } from "#domain/core/days/businessDays.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";

/** What the pack found to be said: a number of cases, and their sum in dirhams. */
export type Difference = { code: string; message: string; count: number; amount: number };

/** Figures of a period as they are kept: amounts in dirhams, lists and objects of them. */
export type PeriodFigures = Values;

/** Files that differ among themselves: no period with it is transmitted. */
export const sumsCode = "sums";
export const changedCode = "changed_since";

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
): Difference[] => differences.filter(({ code }) => code === sumsCode || !accept.includes(code));

/** Paths and values of the figures, for their comparison: a list of rows is read by their place. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((part, at) => leavesOf(part, `${path}.${at}`));
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
}

/** Names of the figures that differ, by their first word: 'invoiced', 'takings'. */
export function changedFigures(before: PeriodFigures, after: PeriodFigures): string[] {
  const [old, now] = [before, after].map((figures) => new Map(leavesOf(figures, "")));
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const changed = paths.filter((path) => old?.get(path) !== now?.get(path));
  return [...new Set(changed.map((path) => path.split(".")[1] ?? ""))].sort();
}
