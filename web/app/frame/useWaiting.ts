import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { loadWaiting, type Waiting } from "#api/figures.ts";
import { usePainted } from "#lib/usePainted.ts";
import { screenOf } from "#app/routes.ts";

/** Counts of the work that waits, read again on each screen: beside the menu they need not be of this second. */
export function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  return useQuery({
    queryKey: ["waiting", usePainted(screenOf(path))],
    queryFn: ({ signal }) => loadWaiting(signal),
    enabled: hasCompany,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }).data;
}
