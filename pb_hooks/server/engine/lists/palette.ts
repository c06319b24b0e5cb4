import { filtersOf, listOf, rowsOf, textOf } from "./listQueries.ts";
import { ranked } from "./listOrder.ts";
import { jobStatuses } from "#domain/core/records.ts";
import { isWholeNumber } from "#domain/sale/numbering.ts";
import type { Piece } from "#server/platform/jsonText.ts";
import { ofCompany } from "./listPlan.ts";
import { newestConditions } from "#server/engine/search/searchStrategies.ts";

const everyState = jobStatuses.join(",");

const names = ["clients", "jobs", "invoices", "prescriptions", "products", "suppliers"];

/** The palette: the best matches of each kind, as JSON. Of very many only the newest are looked at; the lists have them all. */
export function searchAll(
  app: core.App,
  company: string,
  query: string,
  limit: number,
): Record<string, Piece> {
  const asked = names.map(listOf);
  const searches = newestConditions(app, asked, company, query);
  return Object.fromEntries(
    asked.map((list, place) => {
      const search = searches[place] ?? null;
      // As in the list itself when nothing is chosen: archived products stay out of sight.
      // A ticket that was scanned is told of whatever became of its glasses.
      const isTicket = names[place] === "jobs" && isWholeNumber(query.trim());
      const filters = isTicket ? { status: everyState } : {};
      const condition = search && ofCompany(company, [...filtersOf(list, filters), search]);
      const order = ranked(list.order, search);
      const rows = condition ? rowsOf(app, list, { condition, order, limit }) : [];
      return [names[place], textOf(app, list, rows)];
    }),
  );
}
