import { jobStatuses } from "#domain/core/records.ts";
import { daysLate, isJobInWork } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import type { BoardRules } from "#shared/board/boardKind.ts";

export const jobRules: BoardRules<JobCard> = {
  statuses: jobStatuses,
  ready: "ready",
  done: "delivered",
  isInWork: isJobInWork,
  daysLate,
  promised: (day) => day,
};
