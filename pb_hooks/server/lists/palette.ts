import { filtersOf, firstOf, listOf } from "./listQueries.ts";
import { ranked } from "./listOrder.ts";
import { ofCompany } from "#server/scale/listPlan.ts";
import { searchCondition } from "#server/scale/searchStrategies.ts";

/** Of a kind with more matches only the newest are looked at; its list has all of them. */
const newestMatches = 200;

/** The palette: the best matches of each kind. */
export function searchAll(
  e: core.RequestEvent,
  company: string,
  query: string,
  limit: number,
): Record<string, core.Record[]> {
  const found: Record<string, core.Record[]> = {};
  for (const name of ["clients", "invoices", "prescriptions", "products", "suppliers"]) {
    const list = listOf(name);
    const search = searchCondition(e.app, list, company, query, newestMatches);
    // As in the list itself when nothing is chosen: archived products stay out of sight.
    const condition = search && ofCompany(company, [...filtersOf(list, {}), search]);
    found[name] = condition ? firstOf(e, list, condition, limit, ranked(list.order, search)) : [];
  }
  return found;
}
