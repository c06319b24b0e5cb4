import { loadWaiting, type Waiting } from "#api/figures.ts";
import { useQuery } from "#api/useQuery.ts";

/** The work that waits, asked again on each page: a count beside the menu need not be of this second. */
export const useWaiting = (path: string, hasCompany: boolean): Waiting | undefined =>
  useQuery(hasCompany ? "waiting" : null, loadWaiting, { revision: path }).data;
