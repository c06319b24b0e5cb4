import type { ListState } from "#lib/listState.ts";
import { type Query, useQuery } from "./useQuery.ts";

/** A search shows its best hundred, without a pager. */
const searchSize = 100;

/**
 * The page of a list that the address asks for, or what its search finds. The page before stays until the next is there.
 * @param asked the size of a page, and the list's filters
 */
export function useListQuery<Asked extends { perPage: number }, Answer>(
  { query, page }: Pick<ListState, "query" | "page">,
  asked: Asked,
  load: (request: Asked & { q: string; page: number }, signal: AbortSignal) => Promise<Answer>,
  revision: number,
): Query<Answer> {
  const request = query
    ? { ...asked, q: query, page: 1, perPage: searchSize }
    : { ...asked, q: "", page };
  return useQuery(JSON.stringify(request), (signal) => load(request, signal), {
    revision,
    keeps: true,
  });
}
