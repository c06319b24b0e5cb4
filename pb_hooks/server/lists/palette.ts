import { filtersOf, listOf, rowsOf, textOf } from "./listQueries.ts";
import { ranked } from "./listOrder.ts";
import type { Piece } from "#server/platform/jsonText.ts";
import { ofCompany } from "#server/scale/listPlan.ts";
import { searchCondition } from "#server/scale/searchStrategies.ts";

/** Of a kind with more matches only the newest are looked at; its list has all of them. */
const newestMatches = 200;

/** The palette: the best matches of each kind, as JSON. */
export function searchAll(
  app: core.App,
  company: string,
  query: string,
  limit: number,
): Record<string, Piece> {
  const found: Record<string, Piece> = {};
  for (const name of ["clients", "jobs", "invoices", "prescriptions", "products", "suppliers"]) {
    const list = listOf(name);
    const search = searchCondition(app, list, company, query, newestMatches);
    // As in the list itself when nothing is chosen: archived products stay out of sight.
    const condition = search && ofCompany(company, [...filtersOf(list, {}), search]);
    const order = ranked(list.order, search);
    const rows = condition ? rowsOf(app, list, { condition, order, limit }) : [];
    found[name] = textOf(app, list, rows);
  }
  return found;
}
