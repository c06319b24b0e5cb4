/** Command palette: the best matches in several lists. */
import type { Filters, List } from "./list.ts";
import { filtersOf, rowsOf, textOf } from "./listQueries.ts";
import { ranked } from "./listOrder.ts";
import { ofCompany } from "./listPlan.ts";
import { newestConditions } from "#server/engine/search/searchStrategies.ts";

/** List searched by the palette; `filters` depend on the query. */
export type PaletteList = { name: string; list: List; filters?: (query: string) => Filters };

/** JSON of the best matches of each list by name. Of very many matches only the newest are read. */
export function searchAll(
  app: core.App,
  lists: readonly PaletteList[],
  company: string,
  query: string,
  limit: number,
): Record<string, string> {
  const searches = newestConditions(
    app,
    lists.map(({ list }) => list),
    company,
    query,
  );
  return Object.fromEntries(
    lists.map(({ name, list, filters }, place) => {
      const search = searches[place] ?? null;
      const chosen = filters?.(query) ?? {};
      const condition = search && ofCompany(company, [...filtersOf(list, chosen), search]);
      const order = ranked(list.order, search);
      const rows = condition ? rowsOf(app, list, { condition, order, limit }) : [];
      return [name, textOf(app, list, rows)];
    }),
  );
}
