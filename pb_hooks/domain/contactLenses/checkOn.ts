/** Check of a wearer's eyes, and the sheet that counts (docs/rules-contact-lenses.md). */
import { addDays, addMonths, type IsoDay } from "#domain/core/days/days.ts";
import type { ContactSheetStatus } from "#domain/core/records.ts";

/** State of a new sheet that names none. */
export const defaultSheetStatus: ContactSheetStatus = "final";

/** Days after which a trial is checked. */
const trialDays = 7;

/** Day of the next check after one of a validated sheet; null where the shop has none. `months`: lens_check_months of the shop. */
export const nextCheckOn = (day: IsoDay, months: number): IsoDay | null =>
  months > 0 ? addMonths(day, months) : null;

/** Day of the check of a sheet made on `day`: a week later on trial, else after the shop's months; null without any. */
export const firstCheckOn = (
  day: IsoDay,
  status: ContactSheetStatus,
  months: number,
): IsoDay | null => (status === "trial" ? addDays(day, trialDays) : nextCheckOn(day, months));

/** Facts of a sheet by which it is later than another one. */
export type DatedSheet = { id: string; status: ContactSheetStatus; date: string; created: string };

/** True of a sheet after another one: by date, then creation. */
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
