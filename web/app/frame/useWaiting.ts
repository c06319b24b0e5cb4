import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { loadWaiting, type Waiting } from "#api/figures.ts";
import { screenOf } from "#app/routes.ts";

/** Counts of pending work beside the menu, reloaded on each screen. */
export function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  return useQuery({
    queryKey: ["waiting", screenOf(path)],
    queryFn: ({ signal }) => loadWaiting(signal),
    enabled: hasCompany,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }).data;
}
