/** Command palette: the best matches in several lists. */
import type { FilterValues, List } from "./list.ts";
import { filterConditions, listRows, listRowsJson } from "./listQueries.ts";
import { rankedOrder } from "./listOrder.ts";
import { companyListCondition } from "./listPlan.ts";
import type { SqlText } from "#server/platform/storage/statements.ts";
import { newestConditions } from "#server/engine/search/searchConditions.ts";

/** List that the palette searches; its `filters` may depend on the query. */
export type PaletteList = { name: string; list: List; filters?: (query: string) => FilterValues };

/** JSON of the best matches in each list, by name. Among very many matches only the newest are considered. */
export function searchPalette(
  app: core.App,
  lists: readonly PaletteList[],
  company: string,
  query: string,
  limit: number,
): Record<string, SqlText> {
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
      const condition =
        search && companyListCondition(company, [...filterConditions(list, chosen), search]);
      const order = rankedOrder(list.order, search);
      const rows = condition ? listRows(app, list, { condition, order, limit }) : [];
      return [name, listRowsJson(app, list, rows)];
    }),
  );
}
