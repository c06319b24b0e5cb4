/** The work between a sale and its hand-over (domain/README.md §12): when it is promised, where it stands, what is late. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";

/** A state that a job took: the instant as PocketBase stores it, and the name of who gave it. */
export type Step = { status: JobStatus; at: string; by: string };

/** Days that mounting takes, and lenses that come from a lab. */
export type Delays = { mounting_days: number; lab_days: number };

/** What a sale takes of one lens, and how many there were before it. */
export type LensNeed = { needed: number; before: number };

/** Lenses are at hand when the stock had all of each. */
export const firstStatus = (needs: readonly LensNeed[]): JobStatus =>
  needs.every(({ needed, before }) => before >= needed) ? "mounting" : "to_order";

export const isSunday = (day: IsoDay): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** So many days after a sale; the shop is closed on Sundays. */
export function promisedDay(sold: IsoDay, days: number): IsoDay {
  const day = addDays(sold, days);
  return isSunday(day) ? addDays(day, 1) : day;
}

/** How many days a job of this state is promised after: lenses that are at hand are mounted only. */
export const delayOf = (status: JobStatus, { mounting_days, lab_days }: Delays): number =>
  status === "mounting" ? mounting_days : lab_days;

/** A job of which nothing went out or came in: it goes with the last lens of its sale. */
export const isEarly = (status: JobStatus): boolean =>
  status === "to_order" || status === "mounting";
/** The states that are early, for queries. */
export const early = jobStatuses.filter(isEarly);

/** Ready ones wait for the customer, and delivered ones for nobody. */
export const isInWork = (status: JobStatus): boolean =>
  status !== "ready" && status !== "delivered";
/** The states that `isInWork`, for queries. */
export const inWork = jobStatuses.filter(isInWork);

/** How many days a job is late; 0 when it is not. Both days are civil. */
export const daysLate = (status: JobStatus, promised: IsoDay, today: IsoDay): number =>
  isInWork(status) ? Math.max(0, daysBetween(promised, today)) : 0;

/** Ready for longer, glasses wait for a customer who forgot them. */
export const patienceDays = 15;

/** True of a job that has been ready since this day, and for too long. */
export const isForgotten = (status: JobStatus, since: IsoDay, today: IsoDay): boolean =>
  status === "ready" && daysBetween(since, today) > patienceDays;

/** The state before or after one; null at the ends. */
export const neighbour = (status: JobStatus, direction: 1 | -1): JobStatus | null =>
  jobStatuses[jobStatuses.indexOf(status) + direction] ?? null;

/** Beyond so many steps the oldest but the first are forgotten: no job has as many by itself. */
export const mostSteps = 100;

/** The steps with another one; the same state again is none. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  if (steps.at(-1)?.status === step.status) return steps;
  const all = [...steps, step];
  return all.length > mostSteps ? [...all.slice(0, 1), ...all.slice(1 - mostSteps)] : all;
}

/** Mounted of what the shop had: nothing of it was ordered. */
export const isFromStock = (steps: readonly Step[]): boolean =>
  steps.length > 0 && steps.every(({ status }) => status !== "to_order" && status !== "ordered");
