/** Boards: a list shown in one column for each state, without rows finished before today. */
import { dayStartInstant, storedDay, today } from "#domain/core/days/days.ts";
import type { Route } from "#server/engine/route.ts";
import { searchCondition } from "#server/engine/search/searchConditions.ts";
import { searchQuery } from "#server/engine/search/searchQuery.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { rowsSql, type Written } from "#server/platform/records/recordTexts.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readTexts } from "#server/platform/storage/statements.ts";
import type { List, ListCondition, ListFilter } from "./list.ts";

/** Maximum number of cards sent for a column; its count covers all rows. */
const cardsOfColumn = 50;

/** A column: its state, the FROM and WHERE of its rows `t`, and their order. */
export type BoardColumn = { status: string; rows: string; order: string };

/** A board. Its SQL may use {:company}, {:today} and {:midnight}, the instant at which today began. */
type Board = {
  path: `/${string}`;
  /** List whose search filters the board. */
  list: List;
  cards: Written;
  columns: readonly BoardColumn[];
  /** FROM and WHERE of the rows of all columns, in disjoint parts. */
  all: readonly string[];
  filters: Readonly<Record<string, ListFilter>>;
  /** SQL of a JSON object with the counts shown next to the columns. */
  counts: string;
  /** SQL of further JSON texts of the answer, by name. */
  texts: Readonly<Record<string, string>>;
};

/** Common table of the rows that search and filters find, so that they run once for all columns. */
function foundSql({ all }: Board, asked: readonly ListCondition[]): string {
  const narrowed = asked.map(({ sql }) => ` AND ${sql}`).join("");
  const parts = all.map((rows) => `SELECT t.rowid AS place ${rows}${narrowed}`);
  return `WITH found AS MATERIALIZED (${parts.join(" UNION ALL ")})`;
}

/** Reads counts, texts, the length of each column and its first cards in one statement. */
function boardTexts(
  app: core.App,
  board: Board,
  company: string,
  asked: readonly ListCondition[],
): string[] {
  const day = today();
  const params: SqlParams = { company, midnight: dayStartInstant(day), today: storedDay(day) };
  for (const condition of asked) Object.assign(params, condition.params);
  const isNarrowed = asked.length > 0;
  const narrowed = isNarrowed ? " AND t.rowid IN (SELECT place FROM found)" : "";
  const lengths = board.columns.map(({ rows }) => `(SELECT COUNT(*) ${rows}${narrowed})`);
  const cards = board.columns.map(({ rows, order }) => {
    const first = `SELECT t.rowid ${rows}${narrowed} ORDER BY ${order} LIMIT ${cardsOfColumn}`;
    return rowsSql(app, board.cards, first, "rowid");
  });
  const texts = Object.values(board.texts);
  const read = [board.counts, `json_array(${lengths.join(", ")})`, ...texts, ...cards];
  const sql = `${isNarrowed ? foundSql(board, asked) : ""} SELECT ${read.join(", ")}`;
  return readTexts(app, sql, params, read.length);
}

/** GET of a board: its counts, its texts and `columns: [{status, count, cards}]`. */
export const boardRoute = (board: Board): Route => ({
  method: "GET",
  path: board.path,
  right: "read",
  handle(e, { company }) {
    const filters = Object.entries(board.filters).map(([name, filter]) =>
      filter(queryParam(e, name).trim()),
    );
    const search = searchCondition(e.app, board.list, company, searchQuery(e));
    const asked = [...filters, search].filter((condition) => condition !== null);
    const [counts = "", lengths = "", ...rest] = boardTexts(e.app, board, company, asked);
    const counted = JSON.parse(lengths) as number[];
    const names = Object.keys(board.texts);
    const texts = Object.fromEntries(names.map((name, place) => [name, rest[place] ?? ""]));
    const columns = board.columns.map(
      ({ status }, place) =>
        `{"status":"${status}","count":${counted[place]},"cards":${rest[names.length + place]}}`,
    );
    sendObject(e, JSON.parse(counts) as object, { ...texts, columns: `[${columns.join(",")}]` });
  },
});
