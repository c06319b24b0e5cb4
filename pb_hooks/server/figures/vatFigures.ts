/** TVA of a period by rate, invoiced and collected (docs/rules-money.md, TVA). */
import { isRatedSql, paymentSharesSql, vatOfSql, vatPointsSql } from "#domain/sale/vat.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { centimesSql } from "#domain/core/money.ts";
import { storedDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { figureRows } from "#server/engine/totals/figureRows.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

/** Reads a partial index that is empty in a shop without TVA, so that its statistics cost nothing more. */
const anyRated = `SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND ${isRatedSql("vat_rate")}) AS json`;

/** SQL condition: a document is dated in the period, whose days are in stored form (`vatParams`). */
export const datedDaySql = (alias: string) =>
  `${alias}.company = {:company} AND ${alias}.date >= {:from} AND ${alias}.date <= {:to}`;

const points = vatPointsSql("x.vat_rate");
const amounts = `SUM(${itemTotalSql("x")})`;

/**
 * SQL that sums rows of `n`, `sign`, `points` and `ttc` by rate, with HT rounded in each row. A rate at which payments
 * and reversals cancel out has no row.
 */
const sumsByRate = (
  shares: string,
) => `SELECT json_object('rate', points, 'ht', SUM(sign * ht), 'vat', SUM(sign * (ttc - ht)), 'ttc', SUM(sign * ttc)) AS row
  FROM (${vatOfSql(shares)}) GROUP BY points HAVING SUM(n) <> 0 OR SUM(sign * ttc) <> 0 ORDER BY points`;

/** SQL of each invoice of the period by rate: `id`, `points` and `ttc`. */
export const soldRatesSql = `SELECT i.id, ${points} AS points, ${amounts} AS ttc
  FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${datedDaySql("i")} GROUP BY i.id, 2`;

const creditedPoints = vatPointsSql("c.vat_rate");
const creditedAmount = `SUM(${centimesSql("c.amount")})`;

/** SQL of each credit note of the period by rate: its `own` amount, and the invoice's amount `before` it. */
export const creditedRatesSql = `SELECT n.id, n.invoice, ${creditedPoints} AS points, ${creditedAmount} AS own,
    (SELECT ${amounts} FROM optique_invoice_items x WHERE x.invoice = n.invoice AND ${points} IS ${creditedPoints})
    - COALESCE((SELECT SUM(${centimesSql("e.amount")}) FROM optique_credit_notes o JOIN optique_credit_items e ON e.credit_note = o.id
        WHERE o.invoice = n.invoice AND (o.date, o.number) < (n.date, n.number) AND ${vatPointsSql("e.vat_rate")} IS ${creditedPoints}), 0) AS before
  FROM optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id WHERE ${datedDaySql("n")} GROUP BY n.id, 3`;

/** A credit note reduces the TVA by the difference between the invoice's TVA before and after it. */
const invoiced = sumsByRate(`SELECT 1 AS n, 1 AS sign, points, ttc FROM (${soldRatesSql})
  UNION ALL SELECT 1, sign, points, IIF(sign < 0, before, before - own)
    FROM (${creditedRatesSql}) CROSS JOIN (SELECT -1 AS sign UNION ALL SELECT 1)`);

/** SQL that splits an invoice's money, rows of `payment` and `amount`, over the rates of its lines. */
const moneyShares = (id: string, amount: string, from: string) =>
  paymentSharesSql(`SELECT ${id} AS payment, ${amount} AS amount, ${points} AS points, ${amounts} AS ttc
    FROM ${from} GROUP BY payment, 3`);
const itemsOf = (row: string) => `CROSS JOIN optique_invoice_items x ON x.invoice = ${row}.invoice`;

/** SQL of the period's money by rate: `payment` (id of its row), `points` and a positive `ttc`. */
export const sharesSql = {
  received: moneyShares(
    "p.id",
    centimesSql("p.amount"),
    `optique_payments p ${itemsOf("p")} WHERE ${datedDaySql("p")}`,
  ),
  /** Reversals of cheques, split like the payments that they reverse. */
  reversed: (condition: string) =>
    moneyShares(
      "v.id",
      centimesSql("ABS(v.amount)"),
      `optique_reversals v ${itemsOf("v")} WHERE ${datedDaySql("v")} AND ${condition}`,
    ),
  refunded: (condition: string) =>
    moneyShares(
      "r.id",
      centimesSql("r.amount"),
      `optique_refunds r ${itemsOf("r")} WHERE ${datedDaySql("r")} AND ${condition}`,
    ),
  kept: moneyShares(
    "n.id",
    centimesSql("n.kept"),
    `optique_credit_notes n ${itemsOf("n")} WHERE ${datedDaySql("n")} AND n.kept > 0`,
  ),
} as const;

/** Refunds and bounced cheques count negative; a kept credit counts negative when kept, positive when used. */
const collected = sumsByRate(
  [
    { n: 1, sign: 1, shares: sharesSql.received },
    { n: 1, sign: -1, shares: sharesSql.refunded("r.from_kept = FALSE") },
    { n: 1, sign: -1, shares: sharesSql.kept },
    { n: -1, sign: -1, shares: sharesSql.reversed("v.kind <> 'honoured'") },
    { n: 1, sign: 1, shares: sharesSql.reversed("v.kind = 'honoured'") },
  ]
    .map(({ n, sign, shares }) => `SELECT ${n} AS n, ${sign} AS sign, points, ttc FROM (${shares})`)
    .join(" UNION ALL "),
);

const money = ["rate", "ht", "vat", "ttc"];

/** Parameters for the SQL of this file. */
export const vatParams = (company: string, { from, to }: Period) => ({
  company,
  from: storedDay(from),
  to: storedDay(to),
});

export type VatSum = Record<"rate" | "ht" | "vat" | "ttc", number>;

/** Sums by rate in dirhams, lowest rate first; empty in a shop that never sold with TVA. */
export function vatFigures(
  app: core.App,
  company: string,
  period: Period,
): Record<"invoiced" | "collected", VatSum[]> {
  if (!readInteger(app, anyRated, { company })) return { invoiced: [], collected: [] };
  const params = vatParams(company, period);
  return {
    invoiced: figureRows(app, invoiced, params, money) as VatSum[],
    collected: figureRows(app, collected, params, money) as VatSum[],
  };
}
