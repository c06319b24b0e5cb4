import { getQuery } from "#api/request.ts";

export type Backups = {
  /** Empty names, except for the shop's owner. */
  backups: {
    name: string;
    size: number;
    /** '' when the age is unknown, because the date is in the future. */
    created: string;
    kind: "automatic" | "manual" | "before_restore";
  }[];
  cron: string;
  keep: number;
  /** Error sentences; '' for none. */
  lastError: string;
  restoreError: string;
  /** Last rehearsal of a backup. */
  rehearsal: { at: string; isGood: boolean; text: string } | null;
  /** Last write to the replica; null without one. */
  replica: { at: string; isLate: boolean } | null;
};

export const backupsQuery = getQuery<Backups>(["backups"], "backups");

/** Sentences about damage of the stored data; none when all is well. */
export const healthQuery = getQuery<{ problems: string[] }>(["health"], "health");
