import type { Period } from "#domain/core/days/period.ts";
import { figureRows } from "#server/engine/totals/figureRows.ts";

const pagesShown = 20;

/** Page views of a period by day and by page: the company's, and those of public pages, which belong to no company. */
export function visits(app: core.App, company: string, { from, to }: Period) {
  const seen = `optique_events WHERE name = 'page_view' AND company IN ({:company}, '')
    AND day >= {:from} AND day <= {:to}`;
  const params = { company, from, to };
  const counts = "'views', COUNT(*), 'visitors', COUNT(DISTINCT visitor)";
  return {
    byDay: figureRows(
      app,
      `SELECT json_object('day', day, ${counts}) AS row FROM ${seen} GROUP BY day ORDER BY day`,
      params,
    ),
    byPage: figureRows(
      app,
      `SELECT json_object('path', path, ${counts}) AS row FROM ${seen}
       GROUP BY path ORDER BY COUNT(*) DESC, path LIMIT ${pagesShown}`,
      params,
    ),
  };
}
