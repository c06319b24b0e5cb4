import { loadWaiting, type Waiting } from "#api/figures.ts";
import { revisionOf } from "#api/revisions.ts";
import { useQuery } from "#api/useQuery.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { screenOf } from "#app/routes.tsx";

/** Counts beside the menu: refetched on navigation, after a close of the till and, on the board, after each job. */
export function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  const jobs = useValue(revisionOf("optique_jobs"));
  const closes = useValue(revisionOf("optique_closes"));
  const screen = screenOf(path);
  const revision = [screen, closes, screen === paths.workshop && jobs].join(" ");
  return useQuery(hasCompany ? "waiting" : null, loadWaiting, { revision }).data;
}
