import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { jobStatuses } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { type BoardColumn, type JobCard, listJobs, loadJob } from "#api/jobs.ts";
import { paths } from "#lib/paths.ts";
import { previousPath } from "#lib/navigationHistory.ts";
import { cardIn } from "./boardView.ts";

/** A card that the board does not show: delivered long ago, or left out by the search. */
async function loadCard(id: string, signal: AbortSignal): Promise<JobCard | null> {
  const { prescription } = await loadJob(id, signal);
  const { items } = await listJobs({ prescription, status: jobStatuses.join(",") }, signal);
  return items[0] ?? null;
}

/** The card that the address opens over the board, and what closes it. */
export function useOpenJob(id: string, columns: readonly BoardColumn[] | undefined) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const rest = search && `?${search}`;
  const shown = columns && cardIn(columns, id);
  // The board is awaited first: most often the card is there.
  const isAsked = id !== "" && columns !== undefined && !shown;
  const query = useQuery({
    queryKey: ["jobs", "card", id],
    queryFn: ({ signal }) => loadCard(id, signal),
    enabled: isAsked,
  });
  return {
    card: shown ?? (isAsked ? (query.data ?? undefined) : undefined),
    isMissing: isAsked && (isNotFound(query.error) || query.data === null),
    hasFailed: isAsked && query.error !== null && !isNotFound(query.error),
    refetch: query.refetch,
    /** What follows the address of the board, with its '?'. */
    rest,
    open: (job: string) => navigate(paths.job(job) + rest),
    /** To the board as it was left; where one came another way, to the board. */
    close: () => {
      if (previousPath().join("/") === paths.workshop) window.history.back();
      else navigate(paths.workshop + rest);
    },
  };
}
