/** Preview of the job's first status and promised day (docs/rules-workshop-till.md, Jobs), from the day of the sale and the stock. */
import { type IsoDay, parseDay } from "#domain/core/days.ts";
import type { Company, JobStatus } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { jobDelayOf, firstJobStatus, promisedDay } from "#domain/workshop/jobs.ts";
import { askedOf, type ItemValues } from "#shared/sales/saleItems.ts";

type Sale = { date: string; items: readonly ItemValues[] };
type Delays = Pick<Company, "mounting_days" | "lab_days">;

/** The job that a sale proposes; null where nothing is mounted, and where the day is not known yet. */
export function proposedJob(
  { date, items }: Sale,
  delays: Delays | null,
): { status: JobStatus; day: IsoDay } | null {
  const sold = parseDay(date);
  const lenses = items.filter(({ type }) => type === "lens");
  if (!sold || !delays || lenses.length === 0) return null;
  const needs = lenses.map(({ product, stock }) => ({
    needed: askedOf(lenses, product),
    before: stock,
  }));
  const status = firstJobStatus(needs);
  const days = jobDelayOf(status, delays);
  // A browser may remember a shop from before it had delays.
  return Number.isInteger(days) ? { status, day: promisedDay(sold, days) } : null;
}

/** A sale from before jobs were followed gets none by a save: no day is promised for it here. */
const isUnfollowed = (stored: PrescriptionDocument | null): boolean =>
  stored?.job === null &&
  (stored.invoice?.items ?? []).some(({ product_type }) => product_type === "lens");

type Promising = Sale & {
  /** 'YYYY-MM-DD', or what was typed and is no day; '' where nothing was. */
  typed: string;
  stored: PrescriptionDocument | null;
};

/** The day that the glasses are promised for: as it was typed, as it is stored, or as it is proposed; null where nothing is mounted. */
export function promiseOf(
  { typed, stored, ...sale }: Promising,
  delays: Delays | null | undefined,
) {
  const proposed = proposedJob(sale, delays ?? null);
  if (!proposed || isUnfollowed(stored)) return null;
  return {
    day: typed || stored?.job?.promised_on.slice(0, 10) || proposed.day,
    proposed: proposed.day,
    /** Where the work is, or begins. */
    status: stored?.job?.status ?? proposed.status,
  };
}
