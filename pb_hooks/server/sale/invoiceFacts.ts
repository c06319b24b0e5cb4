import { type Centimes, centimesSql, toDirhams } from "#domain/core/money.ts";
import { dueSql } from "#domain/sale/due.ts";
import type { Asked } from "#server/engine/lists/list.ts";
import { readInteger, readJson } from "#server/platform/statements.ts";

/**
 * `due`: what the invoices that are listed still ask for, in dirhams; of one client with what was `billed`. Not of a search:
 * what it finds is shown whole, or its sum says nothing.
 */
export function invoiceFacts(
  app: core.App,
  company: string,
  { filters, query, condition }: Asked,
): Record<string, number> {
  if (filters["client"]) return clientFacts(app, condition);
  if (query) return {};
  switch (filters["status"] ?? "") {
    case "":
    case "unpaid":
      return { due: dueInAll(app, company) };
    case "partial":
      return { due: duePartly(app, company) };
    default:
      return {};
  }
}

type Wanted = Pick<Asked["condition"], "sql" | "params">;

function clientFacts(app: core.App, condition: Wanted): Record<string, number> {
  const sums = readJson<{ billed: Centimes; due: Centimes }>(
    app,
    `SELECT json_object('billed', COALESCE(SUM(${centimesSql("t.total_amount")}), 0), 'due', COALESCE(SUM(${dueSql("t")}), 0)) AS json
     FROM optique_invoices t WHERE ${condition.sql}`,
    condition.params,
  );
  return { billed: toDirhams(sums.billed), due: toDirhams(sums.due) };
}

const dirhams = (centimes: number): number => toDirhams(centimes as Centimes);

/** In the words of the partial index, which has nothing else in it. */
const duePartly = (app: core.App, company: string): number =>
  dirhams(
    readInteger(
      app,
      `SELECT COALESCE(SUM(${dueSql("t")}), 0) AS json FROM optique_invoices t INDEXED BY idx_invoices_partial
       WHERE t.company = {:company} AND t.status = 'partial'`,
      { company },
    ),
  );

/** What is owed in all, by passers-by too, beside the list of all clients; nothing beside some of them. */
export const owedFacts = (app: core.App, company: string, { query, filters }: Asked) =>
  query || filters["standing"] ? {} : { due: dueInAll(app, company) };

/** Of every invoice that is not paid: the totals know it. */
const dueInAll = (app: core.App, company: string): number =>
  dirhams(
    readInteger(
      app,
      "SELECT COALESCE(SUM(due), 0) AS json FROM optique_invoice_days WHERE company = {:company}",
      { company },
    ),
  );
