/** Figures and differences of a period, as the pack tells them. */
import type { Period } from "#domain/core/days/period.ts";
import type { Difference, PeriodFigures } from "#domain/books/period.ts";
import { overview, takings } from "#server/figures/statistics.ts";
import { vatFigures } from "#server/figures/vatFigures.ts";

export type Books = { figures: PeriodFigures; differences: Difference[] };

/** Figures of a period that stay once it is transmitted: what is collected of its invoices later is none of them. */
export function booksOf(app: core.App, company: string, period: Period): Books {
  const shop = { company, seller: null };
  const { invoices, total, credited } = overview(app, shop, period);
  const { byMethod } = takings(app, shop, period);
  const figures = {
    sales: { invoices, total, credited },
    takings: Object.fromEntries(byMethod.map(({ method, amount }) => [method, amount])),
    ...vatFigures(app, company, period),
  };
  return { figures, differences: [] };
}
