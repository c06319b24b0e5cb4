/** VAT of a period by rate (docs/rules-money.md, TVA): of its invoices and of its payments. */
import { isRatedSql, paymentSharesSql, vatOfSql, vatPointsSql } from "#domain/sale/vat.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { centimesSql } from "#domain/core/money.ts";
import { storedDay } from "#domain/core/days.ts";
import type { Period } from "#domain/core/period.ts";
import { figureRows } from "#server/engine/totals/figureRows.ts";
import { readInteger } from "#server/platform/statements.ts";

/** Reads a partial index that is empty in a shop without VAT, whose statistics cost nothing more. */
const anyRated = `SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND ${isRatedSql("vat_rate")}) AS json`;

const dated = (alias: string) =>
  `${alias}.company = {:company} AND ${alias}.date >= {:from} AND ${alias}.date <= {:to}`;

const points = vatPointsSql("x.vat_rate");
const amounts = `SUM(${itemTotalSql("x")})`;

const sumsByRate = (
  shares: string,
) => `SELECT json_object('rate', points, 'ht', SUM(ht), 'vat', SUM(ttc - ht), 'ttc', SUM(ttc)) AS row
  FROM (${vatOfSql(shares)}) GROUP BY points ORDER BY points`;

const invoiced = sumsByRate(`SELECT ${points} AS points, ${amounts} AS ttc
  FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${dated("i")} GROUP BY i.id, 1`);

const collected = sumsByRate(
  paymentSharesSql(`SELECT p.id AS payment, ${centimesSql("p.amount")} AS amount, ${points} AS points, ${amounts} AS ttc
    FROM optique_payments p CROSS JOIN optique_invoice_items x ON x.invoice = p.invoice
    WHERE ${dated("p")} AND ${countedPaymentSql("p.cheque_state")} GROUP BY p.id, 3`),
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
