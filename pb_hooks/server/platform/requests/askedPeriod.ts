/** Parses days of a query string. */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuse } from "./refuse.ts";
import { queryParam } from "./routeRequest.ts";

/** Parses a day of the query string: the day, or its violation. */
export function dayOf(e: core.RequestEvent, name: string): IsoDay | Violation {
  const text = queryParam(e, name);
  const day = parseDay(text);
  return day ?? { field: name, code: text ? "day" : "required" };
}

/** Parses the day of a filter, '' when absent; refuses a day that does not exist, naming its parameter. */
export function filterDay(e: core.RequestEvent, name: string): IsoDay | "" {
  const text = queryParam(e, name).trim();
  return text && (parseDay(text) ?? refuse([{ field: name, code: "day" }]));
}

/** Parses the period of the query string; refuses a missing, invalid or reversed one, naming its parameter. */
export function periodOf(e: core.RequestEvent): Period {
  const from = dayOf(e, "from");
  const to = dayOf(e, "to");
  if (typeof from !== "string") return refuse([from]);
  if (typeof to !== "string") return refuse([to]);
  return from > to ? refuse([{ field: "to", code: "period" }]) : { from, to };
}
