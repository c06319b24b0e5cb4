import { queryOptions } from "@tanstack/react-query";
import { get } from "./request.ts";

export type Backups = {
  /** Names are told to the owner of the shop; to others they are empty. */
  backups: {
    name: string;
    size: number;
    /** '' where its age is not known: its date is to come. */
    created: string;
    kind: "automatic" | "manual" | "before_restore";
  }[];
  cron: string;
  keep: number;
  /** Sentences; '' when all is well. */
  lastError: string;
  restoreError: string;
  /** The last time that a backup was restored to see whether it can be. */
  rehearsal: { at: string; isGood: boolean; text: string } | null;
  /** When the replica last got something; null without one. */
  replica: { at: string; isLate: boolean } | null;
};

export const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: ({ signal }) => get<Backups>("backups", {}, signal),
});

/** Sentences about damage of the stored data; none when all is well. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => get<{ problems: string[] }>("health", {}, signal),
});
