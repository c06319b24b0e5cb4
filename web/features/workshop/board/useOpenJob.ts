import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { jobStatuses } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { type BoardColumn, type JobCard, listJobs, loadJob } from "#api/sales/jobs.ts";
import { paths } from "#lib/addresses/paths.ts";
import { previousPath } from "#lib/addresses/navigationHistory.ts";
import { cardIn } from "#shared/board/boardView.ts";

/** Loads a card that is not on the board: delivered long ago, or filtered out. */
async function loadCard(id: string, signal: AbortSignal): Promise<JobCard | null> {
  const { prescription } = await loadJob(id, signal);
  const { items } = await listJobs({ prescription, status: jobStatuses.join(",") }, signal);
  return items[0] ?? null;
}

/** Card that the address opens, and the function that closes it. */
export function useOpenJob(id: string, columns: readonly BoardColumn[] | undefined) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const rest = search && `?${search}`;
  const shown = columns && cardIn(columns, id);
  // Waits for the board first, which usually contains the card.
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
    /** Query string of the board, including '?'. */
    rest,
    open: (job: string) => navigate(paths.job(job) + rest),
    /** Goes back to the board as it was, or opens it when the card was opened by its address. */
    close: () => {
      if (previousPath().join("/") === paths.workshop) window.history.back();
      else navigate(paths.workshop + rest);
    },
  };
}
