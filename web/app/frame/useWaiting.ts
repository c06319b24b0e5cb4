import { loadWaiting, type Waiting } from "#api/figures.ts";
import { revisionOf } from "#api/revisions.ts";
import { useQuery } from "#api/useQuery.ts";
import { paths } from "#lib/paths.ts";
import { usePainted } from "#lib/usePainted.ts";
import { useValue } from "#lib/useValue.ts";
import { screenOf } from "#app/routes.tsx";

/**
 * The work that waits, asked again on each page: a count beside the menu need not be of this second. Beside the board, which
 * says the same, it is, and after a close of the till.
 */
export function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  const jobs = useValue(revisionOf("optique_jobs"));
  const closes = useValue(revisionOf("optique_closes"));
  const screen = screenOf(path);
  const revision = usePainted([screen, closes, screen === paths.workshop && jobs].join(" "));
  return useQuery(hasCompany ? "waiting" : null, loadWaiting, { revision }).data;
}
