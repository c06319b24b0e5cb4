import type { JobCard } from "#api/jobs.ts";
import { buyerLabels } from "#lib/labels.ts";

/** Whom a job is for. */
export const clientOf = ({ expand }: JobCard): string => expand.client?.name ?? buyerLabels.unknown;
