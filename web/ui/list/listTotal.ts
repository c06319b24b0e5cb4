import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/formats.ts";

/** How many there are, under the title of a list that shows them all; false while it is awaited and where it is narrowed. */
export const listTotal = (
  { data }: Pick<Query<Page<unknown>>, "data">,
  isNarrowed: boolean,
  count: (total: string) => string,
): string | false => data !== undefined && !isNarrowed && count(formatCount(data.totalItems));
