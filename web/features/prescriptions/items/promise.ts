/**
 * Previews the job's first status and promised day from the day of the sale and the stock
 * (docs/rules-workshop-till.md, Jobs).
 */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import type { Company, JobStatus } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { jobDelayOf, firstJobStatus, promisedDay } from "#domain/workshop/jobs.ts";
import { quantityOf, type ItemValues } from "#shared/sales/items/saleItems.ts";

type Sale = { date: string; items: readonly ItemValues[] };
type Delays = Pick<Company, "mounting_days" | "lab_days">;

/** Status and day proposed for the job; null without lenses or without a day. */
export function proposedJob(
  { date, items }: Sale,
  delays: Delays | null,
): { status: JobStatus; day: IsoDay } | null {
  const sold = parseDay(date);
  const lenses = items.filter(({ type }) => type === "lens");
  if (!sold || !delays || lenses.length === 0) return null;
  const needs = lenses.map(({ product, stock, power, source = "", delay = 0 }) =>
    power
      ? { needed: 1, before: 0, source, delay_days: delay }
      : { needed: quantityOf(lenses, product), before: stock ?? 0 },
  );
  const status = firstJobStatus(needs);
  const days = jobDelayOf(status, delays, needs);
  // A cached company of an older version has no delays.
  return Number.isInteger(days) ? { status, day: promisedDay(sold, days) } : null;
}

/** True of an older sale without a job: saving it creates neither job nor promise. */
const isUnfollowed = (stored: PrescriptionDocument | null): boolean =>
  stored?.job === null &&
  (stored.invoice?.items ?? []).some(({ product_type }) => product_type === "lens");

type Promising = Sale & {
  /** Typed day: 'YYYY-MM-DD', an invalid text, or ''. */
  typed: string;
  stored: PrescriptionDocument | null;
};

/** Promised day: typed, else stored, else proposed. Null without lenses. */
export function promiseOf(
  { typed, stored, ...sale }: Promising,
  delays: Delays | null | undefined,
) {
  const proposed = proposedJob(sale, delays ?? null);
  if (!proposed || isUnfollowed(stored)) return null;
  return {
    day: typed || stored?.job?.promised_on.slice(0, 10) || proposed.day,
    proposed: proposed.day,
    /** State of the stored job, else the first state. */
    status: stored?.job?.status ?? proposed.status,
  };
}
