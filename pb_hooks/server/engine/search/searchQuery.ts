import { limitedQuery } from "#domain/search/terms.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";

/** Search text of a request, cut to its maximum before it is parsed. */
export const searchQuery = (e: core.RequestEvent): string =>
  limitedQuery(queryParam(e, "q")).trim();
