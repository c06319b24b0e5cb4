/** Filters of the lists: each turns a value of the query string into a condition. */
import { isDay, storedDay } from "#domain/core/days.ts";
import type { Filter } from "./list.ts";

/** Records related to this one. */
export const equal =
  (column: string): Filter =>
  (value) =>
    value
      ? { sql: `t.${column} = {:${column}}`, params: { [column]: value }, findsFew: true }
      : null;

/** All records except those of one document. */
export const except =
  (column: string): Filter =>
  (value) =>
    value ? { sql: `t.${column} <> {:except}`, params: { except: value } } : null;

/** Accepts one value or several separated by commas; unknown values match nothing. */
export const oneOf =
  (column: string, known: readonly string[]): Filter =>
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
  (name: "from" | "to", sign: ">=" | "<=", column = "date"): Filter =>
  (value) =>
    isDay(value)
      ? { sql: `t.${column} ${sign} {:${name}}`, params: { [name]: storedDay(value) } }
      : null;

export const fromDay = dayFilter("from", ">=");
export const untilDay = dayFilter("to", "<=");
