/** Condition of a search query that reads as a date. */
import { type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { searchedDays } from "#domain/search/searchedDays.ts";
import type { ListCondition, List } from "#server/engine/lists/list.ts";

/** `isAll`: the query has no other meaning than the date in this list. */
export type DayCondition = ListCondition & { isAll: boolean };

/** Condition for a query that reads as a date; null for any other. */
export function searchedDaysCondition(list: List, query: string): DayCondition | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  // A year alone searches document numbers, which contain it.
  if (!days || (days.isYear && list.kind)) return null;
  return { ...ofDays(days.ranges), isAll: !days.isWord && !list.kind };
}

function ofDays(ranges: readonly { from: string; to: string }[]): ListCondition {
  const [range] = ranges;
  if (range && ranges.length === 1)
    return {
      sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}",
      params: { firstDay: `${range.from} 00:00:00.000Z`, lastDay: `${range.to} 23:59:59.999Z` },
    };
  // Separate days are each found by the index; one range would include all the years between them.
  const days = ranges.flatMap(({ from, to }) => daysOfRange(from, to));
  return {
    sql: "t.date IN (SELECT value FROM json_each({:days}))",
    params: { days: JSON.stringify(days) },
  };
}

/** Stored forms of the days between two days of a month. */
const daysOfRange = (from: string, to: string): string[] =>
  Array.from({ length: Number(to.slice(8)) - Number(from.slice(8)) + 1 }, (_, index) => {
    const day = String(Number(from.slice(8)) + index).padStart(2, "0");
    return storedDay(`${from.slice(0, 8)}${day}` as IsoDay);
  });
