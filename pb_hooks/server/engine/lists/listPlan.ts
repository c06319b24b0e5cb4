/** Chooses the index on which SQLite reads a list (docs/search-and-totals.md, Named indexes and the unary plus). */
import type { ListCondition, List, ListOrder } from "./list.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/**
 * Combines conditions for one company. A unary plus keeps SQLite off the company's index when another condition is more
 * selective.
 */
export function companyListCondition(
  company: string,
  conditions: readonly (ListCondition | null)[],
): ListCondition {
  const given = conditions.filter((condition) => condition !== null);
  const findsFew = given.some((condition) => condition.findsFew);
  const params: SqlParams = { company };
  for (const condition of given) Object.assign(params, condition.params);
  const own = `${findsFew ? "+" : ""}t.company = {:company}`;
  return {
    sql: [own, ...given.map(({ sql }) => sql)].join(" AND "),
    params,
    findsFew,
    findsNone: given.some(({ findsNone }) => findsNone),
    findsMany: given.some(({ findsMany }) => findsMany),
    continues: given.some(({ continues }) => continues),
    ...fromOf(given),
    ...segmentsOf(company, given),
  };
}

const fromOf = (given: readonly ListCondition[]): { from?: string } => {
  const from = given.find((condition) => condition.from)?.from;
  return from ? { from } : {};
};

/** Adds all other conditions to each sub-condition; skips the sub-conditions before the cursor. */
function segmentsOf(
  company: string,
  given: readonly ListCondition[],
): { segments?: readonly ListCondition[] } {
  const segmented = given.find(({ segments }) => segments);
  if (!segmented?.segments) return {};
  const place = given.find(({ continues }) => continues);
  const others = given.filter((condition) => condition !== segmented && condition !== place);
  return {
    segments: segmented.segments.flatMap((condition, segment) => {
      if (!condition || (place && segment < (place.segment ?? 0))) return [];
      const isThere = place && segment === place.segment;
      const own = [...(isThere ? [place] : []), ...others, condition];
      const { order } = condition;
      return [{ ...companyListCondition(company, own), segment, ...(order ? { order } : {}) }];
    }),
  };
}

/** FROM clause of a list, with a forced index when rows are scanned in order until the page is full. */
export function listSource(list: List, condition: ListCondition, order: ListOrder): string {
  const from = condition.from ?? list.from;
  if (from) return from;
  const isWalked = (condition.findsMany || condition.continues) && order === list.order;
  const index = !condition.findsFew && (order.index ?? (isWalked && list.orderedBy));
  return `${list.table} t${index ? ` INDEXED BY ${index}` : ""}`;
}
