import { limitedQuery } from "#domain/search/terms.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";

/** Searched text of a request, cut before anything reads it. */
export const searchQuery = (e: core.RequestEvent): string =>
  limitedQuery(queryParam(e, "q")).trim();
