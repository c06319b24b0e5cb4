/** What a period says when it is transmitted: figures, totals of its records, and differences. */
import type { Period } from "#domain/core/days/period.ts";
import { storedDay } from "#domain/core/days/days.ts";
import { changedSince } from "./changedSince.ts";
import { type Books, booksOf } from "./periodFigures.ts";
import { totalsOf } from "./periodTotals.ts";

/** Figures and differences as they would be kept now; what changed since an earlier transmission is one of these. */
export function transmissionOf(app: core.App, company: string, period: Period): Books {
  const books = booksOf(app, company, period);
  const [from, to] = [storedDay(period.from), storedDay(period.to)];
  const figures = { ...books.figures, totals: totalsOf(app, { company, from, to }) };
  const changed = changedSince(app, company, period, figures);
  return { figures, differences: [...books.differences, ...changed] };
}
