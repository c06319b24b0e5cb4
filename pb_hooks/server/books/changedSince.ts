/** What changed since a period was transmitted and opened again (docs/rules-periods.md, Opening again). */
import {
  changedCode,
  changedFigures,
  type Difference,
  type PeriodFigures,
} from "#domain/books/period.ts";
import { changedSinceMessage } from "#domain/books/books.strings.ts";
import { storedDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";

/** Figures of the period as they were when it was transmitted last; '' where it never was. */
const reopenedRead = reading(`SELECT figures FROM optique_periods
  WHERE company = {:company} AND [from] = {:from} AND [to] = {:to} AND reopened_at > ''
  ORDER BY reopened_at DESC LIMIT 1`);

/** One difference for all figures that changed; none where the period was never transmitted. */
export function changedSince(
  app: core.App,
  company: string,
  { from, to }: Period,
  figures: PeriodFigures,
): Difference[] {
  const days = { company, from: storedDay(from), to: storedDay(to) };
  const before = readText(app, reopenedRead, days);
  if (before === "") return [];
  const changed = changedFigures(JSON.parse(before) as PeriodFigures, figures);
  if (changed.length === 0) return [];
  const message = changedSinceMessage(changed);
  return [{ code: changedCode, message, count: changed.length, amount: 0 }];
}
