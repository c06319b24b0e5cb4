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

const dated = (alias: string) =>
  `${alias}.company = {:company} AND ${alias}.date >= {:from} AND ${alias}.date <= {:to}`;

const points = vatPointsSql("x.vat_rate");
const amounts = `SUM(${itemTotalSql("x")})`;

/** Sums by rate of rows of `n`, `sign`, `points` and `ttc`; HT is rounded for each row. A cheque that came back leaves no row. */
const sumsByRate = (
  shares: string,
) => `SELECT json_object('rate', points, 'ht', SUM(sign * ht), 'vat', SUM(sign * (ttc - ht)), 'ttc', SUM(sign * ttc)) AS row
  FROM (${vatOfSql(shares)}) GROUP BY points HAVING SUM(n) <> 0 OR SUM(sign * ttc) <> 0 ORDER BY points`;

const sold = `SELECT 1 AS n, 1 AS sign, ${points} AS points, ${amounts} AS ttc
  FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${dated("i")} GROUP BY i.id, 2`;

const creditedPoints = vatPointsSql("c.vat_rate");
const creditedAmount = `SUM(${centimesSql("c.amount")})`;

/** Rates of the credit notes of the period: `own` amount, and the amount of the invoice `before` it. */
const creditedRates = `SELECT n.id, n.invoice, ${creditedPoints} AS points, ${creditedAmount} AS own,
    (SELECT ${amounts} FROM optique_invoice_items x WHERE x.invoice = n.invoice AND ${points} IS ${creditedPoints})
    - COALESCE((SELECT SUM(${centimesSql("e.amount")}) FROM optique_credit_notes o JOIN optique_credit_items e ON e.credit_note = o.id
        WHERE o.invoice = n.invoice AND (o.date, o.number) < (n.date, n.number) AND ${vatPointsSql("e.vat_rate")} IS ${creditedPoints}), 0) AS before
  FROM optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id WHERE ${dated("n")} GROUP BY n.id, 3`;

/** A credit note lowers the TVA by that of the invoice before it less that of the invoice after it. */
const invoiced = sumsByRate(`${sold}
  UNION ALL SELECT 1, sign, points, IIF(sign < 0, before, before - own)
    FROM (${creditedRates}) CROSS JOIN (SELECT -1 AS sign UNION ALL SELECT 1)`);

/** Money of an invoice, from rows of `payment` and `amount`, split over the rates of its lines. */
const moneyShares = (id: string, amount: string, from: string) =>
  paymentSharesSql(`SELECT ${id} AS payment, ${amount} AS amount, ${points} AS points, ${amounts} AS ttc
    FROM ${from} GROUP BY payment, 3`);
const itemsOf = (row: string) => `CROSS JOIN optique_invoice_items x ON x.invoice = ${row}.invoice`;

const received = moneyShares(
  "p.id",
  centimesSql("p.amount"),
  `optique_payments p ${itemsOf("p")} WHERE ${dated("p")}`,
);
/** What cheques take off or give back, split as their payments are. */
const reversed = (kinds: string) =>
  moneyShares(
    "v.id",
    centimesSql("ABS(v.amount)"),
    `optique_reversals v ${itemsOf("v")} WHERE ${dated("v")} AND v.kind ${kinds}`,
  );
const refunded = moneyShares(
  "r.id",
  centimesSql("r.amount"),
  `optique_refunds r ${itemsOf("r")} WHERE ${dated("r")} AND r.from_kept = FALSE`,
);
const kept = moneyShares(
  "n.id",
  centimesSql("n.kept"),
  `optique_credit_notes n ${itemsOf("n")} WHERE ${dated("n")} AND n.kept > 0`,
);

/** A refund is a negative payment, a reversal a mirrored one; a kept credit is a refund when it is kept and a payment when it is used. */
const collected = sumsByRate(
  [
    { n: 1, sign: 1, shares: received },
    { n: 1, sign: -1, shares: refunded },
    { n: 1, sign: -1, shares: kept },
    { n: -1, sign: -1, shares: reversed("<> 'honoured'") },
    { n: 1, sign: 1, shares: reversed("= 'honoured'") },
  ]
    .map(({ n, sign, shares }) => `SELECT ${n} AS n, ${sign} AS sign, points, ttc FROM (${shares})`)
    .join(" UNION ALL "),
);

const money = ["rate", "ht", "vat", "ttc"];

export function vatFigures(app: core.App, company: string, { from, to }: Period) {
  if (!readInteger(app, anyRated, { company })) return { invoiced: [], collected: [] };
  const params = { company, from: storedDay(from), to: storedDay(to) };
  return {
    invoiced: figureRows(app, invoiced, params, money),
    collected: figureRows(app, collected, params, money),
  };
}
