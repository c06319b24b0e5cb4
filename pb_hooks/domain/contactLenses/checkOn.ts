/** Dates of a wearer's next check, and choice of the client's current sheet (docs/rules-contact-lenses.md). */
import { addDays, addMonths, type IsoDay } from "#domain/core/days/days.ts";
import type { ContactSheetStatus } from "#domain/core/records.ts";

/** State of a new sheet whose body gives none. */
export const defaultSheetStatus: ContactSheetStatus = "final";

/** Days from the start of a trial to its check. */
const trialDays = 7;

/**
 * Next check after a validated sheet of `day`; null when the shop sets none. `months`: lens_check_months of the shop.
 */
export const nextCheckOn = (day: IsoDay, months: number): IsoDay | null =>
  months > 0 ? addMonths(day, months) : null;

/**
 * First check of a sheet made on `day`: a week later on trial, else after the shop's months; null when the shop sets
 * none.
 */
export const firstCheckOn = (
  day: IsoDay,
  status: ContactSheetStatus,
  months: number,
): IsoDay | null => (status === "trial" ? addDays(day, trialDays) : nextCheckOn(day, months));

/** Fields by which sheets are ordered in time. */
export type DatedSheet = { id: string; status: ContactSheetStatus; date: string; created: string };

/** True when `one` is later than `other`: by date, then by creation. */
export function isLaterSheet(one: DatedSheet, other: DatedSheet): boolean {
  if (one.date !== other.date) return one.date > other.date;
  if (one.created !== other.created) return one.created > other.created;
  return one.id > other.id;
}

/** Latest sheet of a client that is not on trial; null without one. */
export function currentSheet<Sheet extends DatedSheet>(sheets: readonly Sheet[]): Sheet | null {
  let current: Sheet | null = null;
  for (const sheet of sheets)
    if (sheet.status !== "trial" && (!current || isLaterSheet(sheet, current))) current = sheet;
  return current;
}
