import { get } from "./request.ts";

/** What is wrong with the stored data, in sentences; none when all is well. */
export const loadHealth = (signal?: AbortSignal): Promise<{ problems: string[] }> =>
  get("health", {}, signal);
