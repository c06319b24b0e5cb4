/** When glasses are promised (domain/README.md §12), as the server will: from the day of the sale and what the shelf has. */
import { type IsoDay, parseDay } from "#domain/core/days.ts";
import type { Company } from "#domain/core/records.ts";
import { delayOf, firstStatus, promisedDay } from "#domain/workshop/jobs.ts";
import { askedOf, type ItemValues } from "#ui/sales/saleItems.ts";

type Sale = { date: string; items: readonly ItemValues[] };
type Delays = Pick<Company, "mounting_days" | "lab_days">;

/** The day that is proposed; '' where nothing is mounted, and where it is not known yet. */
export function proposedDay({ date, items }: Sale, delays: Delays | null): IsoDay | "" {
  const sold = parseDay(date);
  const lenses = items.filter(({ type }) => type === "lens");
  if (!sold || !delays || lenses.length === 0) return "";
  const needs = lenses.map(({ product, stock }) => ({
    needed: askedOf(lenses, product),
    before: stock,
  }));
  const days = delayOf(firstStatus(needs), delays);
  // A browser may remember a shop from before it had delays.
  return Number.isInteger(days) ? promisedDay(sold, days) : "";
}
