import { get } from "./request.ts";

type Backups = {
  backups: { name: string; size: number; created: string }[];
  cron: string;
  keep: number;
  lastError: string;
};

export const listBackups = (signal?: AbortSignal): Promise<Backups> => get("backups", {}, signal);
