/** Adjustments posted by a count are fixed: they record what was counted (docs/rules-counts.md, Closed counts). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { type Difference, isEmptyDifference } from "#domain/documents/difference.ts";
import { hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";

/** Header values and items that a save changes. */
type Change = { header: Values; items: Difference<unknown, unknown> };

/** True when only number and notes change, which is always allowed. */
const isFree = (stored: Values, { header, items }: Change): boolean =>
  isEmptyDifference(items) &&
  hasSameValues(stored, { date: header["date"], reason: header["reason"] });

/** Refuses staff to change or delete an adjustment that a count posted; the administrator may. */
export function checkNotPosted(
  { isStaff }: Actor,
  stored: Values | null,
  change: Change | null = null,
): void {
  if (!isStaff || !stored || textValue(stored["count"]) === "") return;
  if (!change || !isFree(stored, change)) refuseConflict("count", "count_posted");
}
