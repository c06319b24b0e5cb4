/** Workshop jobs, from the sale to the delivery (docs/rules-workshop-till.md, Jobs): promised day, states, lateness. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import { type JobStatus, jobStatuses, type LensSource } from "#domain/core/records.ts";

/** State, with the instant (PocketBase's form) and the name of the user who set it. */
export type Step<Status extends string> = { status: Status; at: string; by: string };
export type JobStep = Step<JobStatus>;

/** Days for mounting, and days until lenses ordered from a lab arrive. */
export type JobDelays = { mounting_days: number; lab_days: number };

/**
 * Lenses of one product in a sale, and its stock before the sale. `source`: source of lenses with a power, else ''.
 * `delay_days`: delay of their range; 0 means the shop's.
 */
export type LensNeed = {
  needed: number;
  before: number;
  source?: LensSource | "";
  delay_days?: number;
};

/** True of lenses to order from a lab: too few in stock, or the source is the lab. */
const isToOrder = ({ needed, before, source = "" }: LensNeed): boolean =>
  source === "" ? before < needed : source === "lab";

/** First state of a job: `to_order` when any lens has to be ordered, else `mounting`. */
export const firstJobStatus = (needs: readonly LensNeed[]): JobStatus =>
  needs.some(isToOrder) ? "to_order" : "mounting";

export const isSunday = (day: IsoDay): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** Day after the delay; Monday instead of Sunday. */
export function promisedDay(sold: IsoDay, days: number): IsoDay {
  const day = addDays(sold, days);
  return isSunday(day) ? addDays(day, 1) : day;
}

/** Delay of a job in days: mounting only when no lens is ordered, else the longest delay of the ordered lenses. */
export function jobDelayOf(
  status: JobStatus,
  { mounting_days, lab_days }: JobDelays,
  needs: readonly LensNeed[] = [],
): number {
  if (status === "mounting") return mounting_days;
  const delays = needs.filter(isToOrder).map(({ delay_days }) => delay_days || lab_days);
  return delays.length > 0 ? Math.max(...delays) : lab_days;
}

/** True of a job to order or being mounted: it is deleted with the last lens of its sale. */
export const isEarlyJob = (status: JobStatus): boolean =>
  status === "to_order" || status === "mounting";
/** States of early jobs, for queries. */
export const earlyJobStatuses = jobStatuses.filter(isEarlyJob);

/** True of a job to order, ordered or being mounted. */
export const isJobInWork = (status: JobStatus): boolean =>
  status !== "ready" && status !== "delivered" && status !== "cancelled";
/** States of jobs in work, for queries. */
export const inWorkJobStatuses = jobStatuses.filter(isJobInWork);

/** Days by which a job is late; 0 when on time. */
export const daysLate = (status: JobStatus, promised: IsoDay, today: IsoDay): number =>
  isJobInWork(status) ? Math.max(0, daysBetween(promised, today)) : 0;

/** Days after which ready glasses count as forgotten. */
export const forgottenAfterDays = 15;

/** True of a job that has been ready for too long. */
export const isForgottenJob = (status: JobStatus, since: IsoDay, today: IsoDay): boolean =>
  status === "ready" && daysBetween(since, today) > forgottenAfterDays;

/** Previous or next state; null at the ends. */
export const neighbourStatus = (status: JobStatus, direction: 1 | -1): JobStatus | null =>
  status === "cancelled" ? null : (jobStatuses[jobStatuses.indexOf(status) + direction] ?? null);

/** Most steps that are stored; beyond that, the oldest are dropped, except the first. */
export const maxJobSteps = 100;

/** Adds a step to a job or a ticket, unless the state is the same as the last. */
export function addStep<Status extends string>(
  steps: readonly Step<Status>[],
  step: Step<Status>,
): readonly Step<Status>[] {
  if (steps.at(-1)?.status === step.status) return steps;
  const all = [...steps, step];
  return all.length > maxJobSteps ? [...all.slice(0, 1), ...all.slice(1 - maxJobSteps)] : all;
}

/** Time in milliseconds during which a cancelled job can be restored. */
export const revivalMs = 3_600_000;

/** State to which a cancelled job is restored, the one before; null when it is too late. */
export function revivedStatus(steps: readonly JobStep[], now: number): JobStatus | null {
  const [before, last] = steps.slice(-2);
  if (last?.status !== "cancelled" || !before) return null;
  return now - instantMs(last.at) <= revivalMs ? before.status : null;
}

/** True when a state undoes the last step within the hour, because no lab delivers so soon. */
export function isStepUndone(steps: readonly JobStep[], status: JobStatus, now: number): boolean {
  const [before, last] = steps.slice(-2);
  return before?.status === status && last !== undefined && now - instantMs(last.at) <= revivalMs;
}

/** True when a person has moved the job. A credit note may cancel a job that nobody moved. */
export const isMovedJob = (steps: unknown): boolean =>
  Array.isArray(steps) &&
  steps.length > 1 &&
  (steps as readonly JobStep[])[1]?.status !== "cancelled";

export const movedJobSql = (steps: string): string =>
  `(json_valid(${steps}) AND json_array_length(${steps}) > 1 AND json_extract(${steps}, '$[1].status') <> 'cancelled')`;

/** True of a job whose lenses all came from stock. */
export const isJobFromStock = (steps: readonly JobStep[]): boolean =>
  steps.length > 0 && steps.every(({ status }) => status !== "to_order" && status !== "ordered");
