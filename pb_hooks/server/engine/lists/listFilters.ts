/** Filters of the lists: each turns a value of the query string into a condition. */
import { isDay, storedDay } from "#domain/core/days/days.ts";
import type { ListFilter } from "./list.ts";

/** Filter by equality, mostly of a relation. */
export const equalFilter =
  (column: string): ListFilter =>
  (value) =>
    value
      ? { sql: `t.${column} = {:${column}}`, params: { [column]: value }, findsFew: true }
      : null;

/** Like `equalFilter`, on a partial index of non-empty values, whose condition the SQL repeats. */
export const filledFilter =
  (column: string): ListFilter =>
  (value) => {
    const equal = equalFilter(column)(value);
    return equal && { ...equal, sql: `t.${column} > '' AND ${equal.sql}` };
  };

/** Filter that leaves out the records of one document. */
export const exceptFilter =
  (column: string): ListFilter =>
  (value) =>
    value ? { sql: `t.${column} <> {:except}`, params: { except: value } } : null;

/** Filter by one value or several separated by commas; unknown values match nothing. */
export const oneOfFilter =
  (column: string, known: readonly string[]): ListFilter =>
  (value) => {
    if (!value) return null;
    const asked = new Set(value.split(","));
    const wanted = known.filter((one) => asked.has(one));
    const params = Object.fromEntries(wanted.map((one, index) => [`${column}${index}`, one]));
    return {
      sql: `t.${column} IN (${wanted.map((_, index) => `{:${column}${index}}`).join(", ")})`,
      params,
    };
  };

/** Filter by a date column; both ends are inclusive. */
export const dayFilter =
  (name: "from" | "to", sign: ">=" | "<=", column = "date"): ListFilter =>
  (value) =>
    isDay(value)
      ? { sql: `t.${column} ${sign} {:${name}}`, params: { [name]: storedDay(value) } }
      : null;

export const fromDayFilter = dayFilter("from", ">=");
export const untilDayFilter = dayFilter("to", "<=");
