import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/texts/formats.ts";

/** Subtitle with the total of a list; false while it loads, or when a search or filter narrows it. */
export const listTotal = (
  { data }: Pick<Query<Page<unknown>>, "data">,
  isNarrowed: boolean,
  count: (total: string) => string,
): string | false => data !== undefined && !isNarrowed && count(formatCount(data.totalItems));
