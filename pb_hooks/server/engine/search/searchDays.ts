/** A search that reads as a date, as a condition on the records of a list. */
import { type IsoDay, storedDay } from "#domain/core/days.ts";
import { searchedDays } from "#domain/search/searchedDays.ts";
import type { Condition, List } from "#server/engine/lists/list.ts";

/** `isAll`: the query has no other meaning in this list. */
export type Days = Condition & { isAll: boolean };

/** Condition of a query that reads as a date; null of any other. */
export function daysOf(list: List, query: string): Days | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  // Document numbers contain their year.
  if (!days || (days.isYear && list.kind)) return null;
  return { ...ofDays(days.ranges), isAll: !days.isWord && !list.kind };
}

function ofDays(ranges: readonly { from: string; to: string }[]): Condition {
  const [range] = ranges;
  if (range && ranges.length === 1)
    return {
      sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}",
      params: { firstDay: `${range.from} 00:00:00.000Z`, lastDay: `${range.to} 23:59:59.999Z` },
    };
  // Each day by the index, because the days of the years between are not wanted.
  const days = ranges.flatMap(({ from, to }) => daysOfRange(from, to));
  return {
    sql: "t.date IN (SELECT value FROM json_each({:days}))",
    params: { days: JSON.stringify(days) },
  };
}

/** The stored forms of the days of a month, from one to another. */
const daysOfRange = (from: string, to: string): string[] =>
  Array.from({ length: Number(to.slice(8)) - Number(from.slice(8)) + 1 }, (_, index) => {
    const day = String(Number(from.slice(8)) + index).padStart(2, "0");
    return storedDay(`${from.slice(0, 8)}${day}` as IsoDay);
  });
