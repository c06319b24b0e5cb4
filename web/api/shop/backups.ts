import { getQuery } from "#api/request.ts";

export type Backups = {
  /** Backups; their names are empty for everyone but the shop's owner. */
  backups: {
    name: string;
    size: number;
    /** Instant of the backup; '' when it lies in the future, so that its age is unknown. */
    created: string;
    kind: "automatic" | "manual" | "before_restore";
  }[];
  cron: string;
  keep: number;
  /** Sentences about errors; '' without one. */
  lastError: string;
  restoreError: string;
  /** Last test restore of a backup; null before the first. */
  rehearsal: { at: string; isGood: boolean; text: string } | null;
  /** Last write to the replica; null without a replica. */
  replica: { at: string; isLate: boolean } | null;
};

export const backupsQuery = getQuery<Backups>(["backups"], "backups");

/** Query of sentences about damaged data; an empty list when all is well. */
export const healthQuery = getQuery<{ problems: string[] }>(["health"], "health");
