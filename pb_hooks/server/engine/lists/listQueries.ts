/** Queries of the lists: pages, counts and first records, each on an index. */
import type { ListCondition, FilterValues, List, ListOrder } from "./list.ts";
import { orderBySql, type ListCursor } from "./listOrder.ts";
import { recordTexts, rowsSql } from "#server/platform/records/recordTexts.ts";
import {
  readInteger,
  readJson,
  readSqlTexts,
  type SqlText,
} from "#server/platform/storage/statements.ts";
import { companyListCondition, listSource } from "./listPlan.ts";

export const filterConditions = (list: List, filters: FilterValues): (ListCondition | null)[] => [
  ...Object.entries(list.filters ?? {}).map(([name, filter]) => filter(filters[name] ?? "")),
  list.hides?.(filters) ?? null,
];

type Segment = { condition: ListCondition; order: ListOrder; limit: number; offset?: number };
export type ListRow = [id: string, ...place: ListCursor];

/** Id and cursor of the matching rows, in order; the rows of sub-conditions follow each other. */
export function listRows(app: core.App, list: List, wanted: Segment): ListRow[] {
  const { condition, limit } = wanted;
  if (condition.findsNone) return [];
  if (!condition.segments) return rowsOfOne(app, list, wanted);
  const rows: ListRow[] = [];
  let offset = wanted.offset ?? 0;
  for (const segment of condition.segments) {
    if (!segment || rows.length === limit) continue;
    const order = segment.order ?? wanted.order;
    const asked = { ...wanted, order, condition: segment, limit: limit - rows.length, offset };
    const found = rowsOfOne(app, list, asked, segment.segment ?? 0);
    rows.push(...found);
    // A sub-condition whose rows all lie before the offset is only counted.
    if (found.length > 0) offset = 0;
    else if (offset > 0) offset = Math.max(0, offset - countListRows(app, list, segment));
  }
  return rows;
}

/**
 * Page lengths with a statement of their own: with a bound LIMIT, SQLite prepares the statement again at each call, in
 * 100 to 300 µs.
 */
const lengths = [2, 6, 11, 21, 51, 101, 201, 501];

const placeNames = ({ columns }: ListOrder): string[] => columns.map((_, index) => `place${index}`);

/** SELECT of a page's ids and sort values; it may return a few rows more than the limit. */
function placesSql(
  source: string,
  condition: string,
  { order, limit }: Pick<Segment, "order" | "limit">,
): string {
  const length = lengths.find((one) => one >= limit) ?? limit;
  const names = placeNames(order);
  const columns = order.columns.map((column, index) => `${column} AS ${names[index]}`);
  return `SELECT t.id AS id, ${columns.join(", ")} FROM ${source} WHERE ${condition}
      ORDER BY ${orderBySql(order)} LIMIT ${length} OFFSET {:offset_}`;
}

/** SQL of a page's rows as JSON. A sub-condition's number comes before the sort values of its rows. */
function pageSql(
  source: string,
  condition: string,
  asked: Pick<Segment, "order" | "limit">,
  segment?: number,
): string {
  const row = ["id", ...(segment === undefined ? [] : [segment]), ...placeNames(asked.order)];
  return `SELECT json_group_array(json_array(${row.join(", ")})) AS json
    FROM (${placesSql(source, condition, asked)})`;
}

/**
 * Reads a page's rows and the JSON of all but the last, which only shows that more rows follow, by one statement.
 * Returns null for sub-conditions, and for a length without a statement.
 */
export function listPage(
  app: core.App,
  list: List,
  asked: Segment,
): { rows: ListRow[]; items: SqlText } | null {
  const { condition, order, limit, offset = 0 } = asked;
  if (condition.segments || condition.findsNone || !lengths.includes(limit)) return null;
  const source = listSource(list, condition, order);
  const shown = rowsSql(app, list, `SELECT id FROM page LIMIT ${limit - 1}`, "id");
  const sql = `WITH page AS MATERIALIZED (${placesSql(source, condition.sql, asked)})
    SELECT (SELECT json_group_array(json_array(id, ${placeNames(order).join(", ")})) FROM page), ${shown}`;
  const params = { ...list.computedParams?.(), ...condition.params, offset_: offset };
  const [rows = "[]", items = "[]"] = readSqlTexts(app, sql, params, 2);
  return { rows: JSON.parse(String(rows)) as ListRow[], items };
}

function rowsOfOne(app: core.App, list: List, wanted: Segment, segment?: number): ListRow[] {
  const { condition, order, limit, offset = 0 } = wanted;
  const sql = pageSql(listSource(list, condition, order), condition.sql, wanted, segment);
  const rows = readJson<ListRow[]>(app, sql, { ...condition.params, offset_: offset });
  return rows.slice(0, limit);
}

/** A scan is chosen over a sort only if it costs this many times less, because matches may be spread unevenly. */
const unevenness = 8;

/**
 * Reads matching rows with their total, in one statement: many matches are scanned in the list's order, few are
 * collected and sorted. Returns null for a list without that index and for sub-conditions.
 */
export function countedListRows(
  app: core.App,
  list: List,
  asked: Segment,
): { rows: ListRow[]; total: number } | null {
  const { condition: whole, order, limit, offset = 0 } = asked;
  if (whole.from) return rankedListRows(app, whole, whole.from, asked);
  const [condition, ...others] = whole.segments ?? [whole];
  const isEither = list.orderedBy && !list.from && order === list.order;
  if (!isEither || !condition?.findsFew || condition.findsNone || others.length > 0) return null;
  const walked = pageSql(
    `${list.table} t INDEXED BY ${list.orderedBy}`,
    `t.company = {:company} AND ${condition.sql}`,
    asked,
    condition.segment,
  );
  const gathered = pageSql(`${list.table} t`, condition.sql, asked, condition.segment);
  const { rows, total } = readJson<{ rows: ListRow[]; total: number }>(
    app,
    `WITH counted AS MATERIALIZED (SELECT COUNT(*) AS total FROM ${list.table} t WHERE ${condition.sql})
     SELECT json_object('total', total, 'rows', json(
       IIF(total * total > ${unevenness} * ({:limit_} + {:offset_}) * (SELECT MAX(rowid) FROM ${list.table}), (${walked}), (${gathered}))
     )) AS json FROM counted`,
    { ...condition.params, limit_: limit, offset_: offset },
  );
  return { rows: rows.slice(0, limit), total };
}

/** Reads ranked rows of a search with their total: the matches are joined only once. */
function rankedListRows(
  app: core.App,
  condition: ListCondition,
  from: string,
  { order, limit, offset = 0 }: Omit<Segment, "condition">,
): { rows: ListRow[]; total: number } {
  const names = placeNames(order);
  const columns = order.columns.map((column, index) => `${column} AS ${names[index]}`);
  const page = pageSql("found t", "TRUE", { order: { ...order, columns: names }, limit });
  const { rows, total } = readJson<{ rows: ListRow[]; total: number }>(
    app,
    `WITH found AS MATERIALIZED (SELECT t.id AS id, ${columns.join(", ")} FROM ${from} WHERE ${condition.sql})
     SELECT json_object('total', (SELECT COUNT(*) FROM found), 'rows', json((${page}))) AS json`,
    { ...condition.params, offset_: offset },
  );
  return { rows: rows.slice(0, limit), total };
}

/** Reads a page near the end of a list of known length, in reverse from its end. */
export function rowsFromEnd(
  app: core.App,
  list: List,
  { condition, order, limit, offset = 0 }: Segment,
  total: number,
): ListRow[] {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const fromEnd = { ...order, descends: !order.descends };
  const wanted = { condition, order: fromEnd, limit: count, offset: total - offset - count };
  return listRows(app, list, wanted).reverse();
}

/** JSON of the records of these rows, with their relations expanded. */
export const listRowsJson = (app: core.App, list: List, rows: readonly ListRow[]): SqlText =>
  recordTexts(
    app,
    list,
    rows.map((row) => row[0]),
  );

export const countListRows = (app: core.App, list: List, condition: ListCondition): number =>
  readInteger(
    app,
    `SELECT COUNT(*) AS json FROM ${listSource(list, condition, list.order)} WHERE ${condition.sql}`,
    condition.params,
  );

/** JSON of the first records of an unfiltered list, by one statement. */
export function firstRowsJson(app: core.App, company: string, list: List, limit: number): SqlText {
  const { order } = list;
  const condition = companyListCondition(company, [list.unsearched ?? null]);
  const { sql, params } = condition;
  const source = listSource(list, condition, order);
  const found = `SELECT t.id FROM ${source} WHERE ${sql} ORDER BY ${orderBySql(order)} LIMIT ${limit}`;
  const asked = `SELECT ${rowsSql(app, list, found, "id")} AS json`;
  return readSqlTexts(app, asked, { ...list.computedParams?.(), ...params }, 1)[0] ?? "[]";
}
