/** Makes the adjustments when a count is posted (docs/rules-counts.md, Posting). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import type { AdjustmentReason } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { maxItems } from "#domain/documents/documentBody.ts";

/** Most days by which adjustments may be backdated, so that a count of 2 January can correct 31 December. */
const maxDaysBack = 31;

export const postDayRefusal = (day: IsoDay, now: IsoDay): Violation | null =>
  day > now || day < addDays(now, -maxDaysBack)
    ? { field: "date", code: "count_day", params: { max: maxDaysBack } }
    : null;

type Differing = { difference: number; reason: AdjustmentReason };

/**
 * Adjustments of the differences, grouped by reason in the order of the lines. Extra pieces always have the reason
 * `inventory_count`.
 */
export function adjustmentsOf<Line extends Differing>(
  lines: readonly Line[],
): { reason: AdjustmentReason; items: Line[] }[] {
  const groups = new Map<AdjustmentReason, Line[]>();
  for (const line of lines) {
    if (line.difference === 0) continue;
    const reason = line.difference > 0 ? "inventory_count" : line.reason;
    const group = groups.get(reason) ?? [];
    group.push(line);
    groups.set(reason, group);
  }
  return [...groups].flatMap(([reason, all]) => {
    const parts = Math.ceil(all.length / maxItems);
    return Array.from({ length: parts }, (_, part) => ({
      reason,
      items: all.slice(part * maxItems, (part + 1) * maxItems),
    }));
  });
}
