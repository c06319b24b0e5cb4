/** VAT of a period by rate (docs/rules-money.md, TVA): of its invoices and of its payments. */
import { isRatedSql, paymentSharesSql, vatOfSql, vatPointsSql } from "#domain/sale/vat.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { centimesSql } from "#domain/core/money.ts";
import { storedDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { figureRows } from "#server/engine/totals/figureRows.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

/** Reads a partial index that is empty in a shop without VAT, whose statistics cost nothing more. */
const anyRated = `SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND ${isRatedSql("vat_rate")}) AS json`;

/** Condition of a document of the period; its days are stored ones (`vatParams`). */
export const datedDaySql = (alias: string) =>
  `${alias}.company = {:company} AND ${alias}.date >= {:from} AND ${alias}.date <= {:to}`;

const points = vatPointsSql("x.vat_rate");
const amounts = `SUM(${itemTotalSql("x")})`;

/** Sums by rate of rows of `n`, `sign`, `points` and `ttc`; HT is rounded for each row. A cheque that came back leaves no row. */
const sumsByRate = (
  shares: string,
) => `SELECT json_object('rate', points, 'ht', SUM(sign * ht), 'vat', SUM(sign * (ttc - ht)), 'ttc', SUM(sign * ttc)) AS row
  FROM (${vatOfSql(shares)}) GROUP BY points HAVING SUM(n) <> 0 OR SUM(sign * ttc) <> 0 ORDER BY points`;

/** Rates of the invoices of the period: `id`, `points` and `ttc`. */
export const soldRatesSql = `SELECT i.id, ${points} AS points, ${amounts} AS ttc
  FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${datedDaySql("i")} GROUP BY i.id, 2`;

const creditedPoints = vatPointsSql("c.vat_rate");
const creditedAmount = `SUM(${centimesSql("c.amount")})`;

/** Rates of the credit notes of the period: `own` amount, and the amount of the invoice `before` it. */
export const creditedRatesSql = `SELECT n.id, n.invoice, ${creditedPoints} AS points, ${creditedAmount} AS own,
    (SELECT ${amounts} FROM optique_invoice_items x WHERE x.invoice = n.invoice AND ${points} IS ${creditedPoints})
    - COALESCE((SELECT SUM(${centimesSql("e.amount")}) FROM optique_credit_notes o JOIN optique_credit_items e ON e.credit_note = o.id
        WHERE o.invoice = n.invoice AND (o.date, o.number) < (n.date, n.number) AND ${vatPointsSql("e.vat_rate")} IS ${creditedPoints}), 0) AS before
  FROM optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id WHERE ${datedDaySql("n")} GROUP BY n.id, 3`;

/** A credit note lowers the TVA by that of the invoice before it less that of the invoice after it. */
const invoiced = sumsByRate(`SELECT 1 AS n, 1 AS sign, points, ttc FROM (${soldRatesSql})
  UNION ALL SELECT 1, sign, points, IIF(sign < 0, before, before - own)
    FROM (${creditedRatesSql}) CROSS JOIN (SELECT -1 AS sign UNION ALL SELECT 1)`);

/** Money of an invoice, from rows of `payment` and `amount`, split over the rates of its lines. */
const moneyShares = (id: string, amount: string, from: string) =>
  paymentSharesSql(`SELECT ${id} AS payment, ${amount} AS amount, ${points} AS points, ${amounts} AS ttc
    FROM ${from} GROUP BY payment, 3`);
const itemsOf = (row: string) => `CROSS JOIN optique_invoice_items x ON x.invoice = ${row}.invoice`;

/** Money of the period by rate: `payment`, the id of its row, `points` and `ttc`, which is above 0. */
export const sharesSql = {
  received: moneyShares(
    "p.id",
    centimesSql("p.amount"),
    `optique_payments p ${itemsOf("p")} WHERE ${datedDaySql("p")}`,
  ),
  /** Reversals of cheques, split as their payments are. */
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

/** A refund is a negative payment, a reversal a mirrored one; a kept credit is a refund when it is kept and a payment when it is used. */
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

/** Parameters of the SQL of this file. */
export const vatParams = (company: string, { from, to }: Period) => ({
  company,
  from: storedDay(from),
  to: storedDay(to),
});

export type VatSum = Record<"rate" | "ht" | "vat" | "ttc", number>;

/** Sums by rate in dirhams, the lowest first; empty in a shop that never sold with a rate. */
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
