/** States of an after-sales ticket: who has the next move, and lateness (docs/rules-services.md, Ticket). */
import { addDays, daysBetween, type IsoDay, parseDay, storedDay } from "#domain/core/days/days.ts";
import type { JobStatus, Service, ServiceStatus } from "#domain/core/records.ts";

/** True of a ticket on the board, or ready: the glasses are neither handed back nor given up. */
export const isOpenService = (status: ServiceStatus): boolean =>
  status !== "returned" && status !== "cancelled";
/** `isOpenService` as SQL; `row`: the alias of the ticket. The partial index has the same words. */
export const isOpenServiceSql = (row: string): string =>
  `${row}.status IN ('todo', 'waiting', 'supplier', 'ready')`;

/** States in which a passed promise is late: the shop or its supplier has the next move. */
export const lateServiceStatuses = ["todo", "supplier"] as const satisfies ServiceStatus[];

/** Days that a ticket is late; 0 when on time. */
export const serviceDaysLate = (status: ServiceStatus, promised: IsoDay, today: IsoDay): number =>
  lateServiceStatuses.some((late) => late === status)
    ? Math.max(0, daysBetween(promised, today))
    : 0;

/** Condition of a late ticket as SQL. Parameter {:today}: the stored form of today. */
export const isLateServiceSql = (row: string): string =>
  `(${row}.status IN (${lateServiceStatuses.map((status) => `'${status}'`).join(", ")}) AND ${row}.promised_on < {:today})`;

/** State of a remake by the state of its job, which it follows. */
const followedStatuses: Readonly<Record<JobStatus, ServiceStatus>> = {
  to_order: "todo",
  ordered: "supplier",
  mounting: "todo",
  ready: "ready",
  delivered: "returned",
  cancelled: "cancelled",
};
export const followedStatus = (job: JobStatus): ServiceStatus => followedStatuses[job];
/** `followedStatus` as SQL; `status`: SQL of the job's state. */
export const followedStatusSql = (status: string): string =>
  `CASE ${status} ${Object.entries(followedStatuses)
    .map(([job, service]) => `WHEN '${job}' THEN '${service}'`)
    .join(" ")} END`;

/** Days after which a supplier who did not answer is silent. */
export const silentAfterDays = 15;

type Sent = Pick<Service, "sent_on" | "supplier_answer">;
/** True of a ticket that was sent to a supplier more than fifteen days ago, and not answered. */
export function isSilent({ sent_on, supplier_answer }: Sent, today: IsoDay): boolean {
  const day = parseDay(sent_on);
  return day !== null && supplier_answer === "" && daysBetween(day, today) > silentAfterDays;
}

/** `isSilent` as SQL. Parameter {:silent}: the stored form of the first day that is not too long ago. */
export const isSilentSql = (row: string): string =>
  `(${row}.sent_on > '' AND ${row}.supplier_answer = '' AND ${row}.sent_on < {:silent})`;
export const silentBefore = (today: IsoDay): string => storedDay(addDays(today, -silentAfterDays));

/** True of a ticket of which a credit of the supplier is awaited. */
export const isAwaited = ({ expected, ...sent }: Sent & Pick<Service, "expected">): boolean =>
  sent.sent_on !== "" && expected > 0 && sent.supplier_answer === "";
/** `isAwaited` as SQL; `row`: the alias of the ticket. */
export const isAwaitedSql = (row: string): string =>
  `(${row}.sent_on > '' AND ${row}.expected > 0 AND ${row}.supplier_answer = '')`;

/** True of glasses that were lent and did not come back. */
export const isLentOut = ({
  lent,
  lent_back_on,
}: Pick<Service, "lent" | "lent_back_on">): boolean => lent !== "" && lent_back_on === "";
/** `isLentOut` as SQL; `row`: the alias of the ticket. */
export const isLentOutSql = (row: string): string =>
  `(${row}.lent > '' AND ${row}.lent_back_on = '')`;
