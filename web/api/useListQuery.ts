import type { ListState } from "#lib/listState.ts";
import { requestOf } from "./asked.ts";
import { type Query, useQuery } from "./useQuery.ts";

/**
 * The page of a list that the address asks for, or what its search finds. The page before stays until the next is there.
 * @param asked the size of a page, and the list's filters
 */
export function useListQuery<Asked extends { perPage: number }, Answer>(
  state: Pick<ListState, "query" | "page">,
  asked: Asked,
  load: (request: Asked & { q: string; page: number }, signal: AbortSignal) => Promise<Answer>,
  revision: number,
): Query<Answer> {
  const request = requestOf(state, asked);
  return useQuery(JSON.stringify(request), (signal) => load(request, signal), {
    revision,
    keeps: true,
  });
}
