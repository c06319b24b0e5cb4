/** States of an after-sales ticket: who acts next, and lateness (docs/rules-services.md, Ticket). */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import { addDays, daysBetween, type IsoDay, parseDay, storedDay } from "#domain/core/days/days.ts";
import type { JobStatus, Service, ServiceStatus } from "#domain/core/records.ts";

/** True of an open ticket: neither handed back nor cancelled. */
export const isOpenService = (status: ServiceStatus): boolean =>
  status !== "returned" && status !== "cancelled";
/** `isOpenService` as SQL; `row`: the alias of the ticket. The partial index has the same text. */
export const isOpenServiceSql = (row: string): string =>
  `${row}.status IN ('todo', 'waiting', 'supplier', 'ready')`;

/** States in which a ticket can be late: the shop or its supplier acts next. */
export const lateServiceStatuses = ["todo", "supplier"] as const satisfies ServiceStatus[];

/** Days that a ticket is late; 0 when on time. */
export const serviceDaysLate = (status: ServiceStatus, promised: IsoDay, today: IsoDay): number =>
  lateServiceStatuses.some((late) => late === status)
    ? Math.max(0, daysBetween(promised, today))
    : 0;

/** SQL condition of a late ticket. Parameter {:today}: the stored form of today. */
export const isLateServiceSql = (row: string): string =>
  `(${row}.status IN (${listSql(lateServiceStatuses)}) AND ${row}.promised_on < {:today})`;

/** State of a remake by the state of its job, which determines it. */
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

/** Days without an answer after which a supplier counts as silent. */
export const silentAfterDays = 15;

type Sent = Pick<Service, "sent_on" | "supplier_answer">;
/** True of a ticket sent to a supplier more than fifteen days ago without an answer. */
export function isSilent({ sent_on, supplier_answer }: Sent, today: IsoDay): boolean {
  const day = parseDay(sent_on);
  return day !== null && supplier_answer === "" && daysBetween(day, today) > silentAfterDays;
}

/** `isSilent` as SQL. Parameter {:silent}: stored form of the earliest day that is still recent enough. */
export const isSilentSql = (row: string): string =>
  `(${row}.sent_on > '' AND ${row}.supplier_answer = '' AND ${row}.sent_on < {:silent})`;
export const silentBefore = (today: IsoDay): string => storedDay(addDays(today, -silentAfterDays));

/** True when a credit from the supplier is awaited for the ticket. */
export const isAwaited = ({ expected, ...sent }: Sent & Pick<Service, "expected">): boolean =>
  sent.sent_on !== "" && expected > 0 && sent.supplier_answer === "";
/** `isAwaited` as SQL; `row`: the alias of the ticket. */
export const isAwaitedSql = (row: string): string =>
  `(${row}.sent_on > '' AND ${row}.expected > 0 AND ${row}.supplier_answer = '')`;

/** True while lent glasses are not back. */
export const isLentOut = ({
  lent,
  lent_back_on,
}: Pick<Service, "lent" | "lent_back_on">): boolean => lent !== "" && lent_back_on === "";
/** `isLentOut` as SQL; `row`: the alias of the ticket. */
export const isLentOutSql = (row: string): string =>
  `(${row}.lent > '' AND ${row}.lent_back_on = '')`;
