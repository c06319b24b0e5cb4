/** What is read of the lists: their first records, a page, a count. Found by raw SQL on an index. */
import type { ListCondition, FilterValues, List, ListOrder } from "./list.ts";
import { orderBySql, type ListCursor } from "./listOrder.ts";
import { recordTexts } from "#server/platform/recordTexts.ts";
import type { SqlParams } from "#server/platform/sql.ts";
import { readInteger, readJson } from "#server/platform/statements.ts";
import { companyListCondition, listSource } from "./listPlan.ts";

export const filterConditions = (list: List, filters: FilterValues): (ListCondition | null)[] =>
  Object.entries(list.filters ?? {}).map(([name, filter]) => filter(filters[name] ?? ""));

type Part = { condition: ListCondition; order: ListOrder; limit: number; offset?: number };
export type ListRow = [id: string, ...place: ListCursor];

/** The rows that fulfil a condition, in their order: the id of each and its place; of one in parts, part after part. */
export function listRows(app: core.App, list: List, wanted: Part): ListRow[] {
  const { condition, limit } = wanted;
  if (condition.findsNone) return [];
  if (!condition.parts) return rowsOfOne(app, list, wanted);
  const rows: ListRow[] = [];
  let offset = wanted.offset ?? 0;
  for (const part of condition.parts) {
    if (!part || rows.length === limit) continue;
    const order = part.order ?? wanted.order;
    const asked = { ...wanted, order, condition: part, limit: limit - rows.length, offset };
    const found = rowsOfOne(app, list, asked);
    for (const [id, ...place] of found) rows.push([id, part.part ?? 0, ...place]);
    // A part that has none left after the offset is passed over whole.
    if (found.length > 0) offset = 0;
    else if (offset > 0) offset = Math.max(0, offset - countListRows(app, list, part));
  }
  return rows;
}

/** The JSON of the rows of a page, read from this source. */
function pageSql(source: string, condition: string, order: ListOrder): string {
  const names = order.columns.map((_, index) => `place${index}`);
  const columns = order.columns.map((column, index) => `${column} AS ${names[index]}`);
  return `SELECT json_group_array(json_array(id, ${names.join(", ")})) AS json
    FROM (SELECT t.id AS id, ${columns.join(", ")} FROM ${source} WHERE ${condition}
      ORDER BY ${orderBySql(order)} LIMIT {:limit_} OFFSET {:offset_})`;
}

const paramsOf = ({ condition, limit, offset = 0 }: Part): SqlParams => ({
  ...condition.params,
  limit_: limit,
  offset_: offset,
});

const rowsOfOne = (app: core.App, list: List, wanted: Part): ListRow[] =>
  readJson(
    app,
    pageSql(listSource(list, wanted.condition, wanted.order), wanted.condition.sql, wanted.order),
    paramsOf(wanted),
  );

/** The records of these rows as JSON, with the names that the list shows. */
export const listRowsJson = (app: core.App, list: List, rows: readonly ListRow[]): string =>
  recordTexts(
    app,
    list,
    rows.map(([id]) => id),
  );

export const countListRows = (app: core.App, list: List, condition: ListCondition): number =>
  readInteger(
    app,
    `SELECT COUNT(*) AS json FROM ${listSource(list, condition, list.order)} WHERE ${condition.sql}`,
    condition.params,
  );

/** The first records of a list, as JSON. */
export function firstRowsJson(app: core.App, company: string, list: List, limit: number): string {
  const condition = companyListCondition(company, [list.unsearched ?? null]);
  return listRowsJson(app, list, listRows(app, list, { condition, order: list.order, limit }));
}
