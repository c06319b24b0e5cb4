import type { JobCard } from "#api/jobs.ts";
import { words } from "#lib/words.strings.ts";

/** Whom a job is for. */
export const clientOf = ({ expand }: JobCard): string => expand.client?.name ?? words.unknownClient;
