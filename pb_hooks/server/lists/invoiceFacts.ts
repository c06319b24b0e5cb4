import { type Centimes, toDirhams } from "#domain/core/money.ts";
import type { Asked } from "./list.ts";
import { centimesSql } from "#server/platform/sql.ts";
import { readJson } from "#server/platform/statements.ts";

/** `billed` and `due` of the invoices of one client, in dirhams: a surplus on one pays for no other. */
export function invoiceFacts(
  app: core.App,
  _company: string,
  { filters, condition }: Asked,
): Record<string, number> {
  if (!filters["client"]) return {};
  const [total, paid] = [centimesSql("total_amount"), centimesSql("paid_amount")];
  const sums = readJson<{ billed: Centimes; due: Centimes }>(
    app,
    `SELECT json_object('billed', COALESCE(SUM(${total}), 0), 'due', COALESCE(SUM(MAX(0, ${total} - ${paid})), 0)) AS json
     FROM optique_invoices t WHERE ${condition.sql}`,
    condition.params,
  );
  return { billed: toDirhams(sums.billed), due: toDirhams(sums.due) };
}
