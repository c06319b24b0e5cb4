/** The TVA of a period by rate (domain/README.md §14): of the invoices dated in it, and of what was cashed in it. */
import { storedDay } from "#domain/core/days.ts";
import type { Period } from "#domain/core/period.ts";
import { figureRows } from "#server/engine/totals/figureRows.ts";
import { centimesSql } from "#server/platform/sql.ts";
import { readInteger } from "#server/platform/statements.ts";
import { countedSql } from "#server/sale/paymentSql.ts";

const isRated = (alias = "") => `typeof(${alias}vat_rate) IN ('integer', 'real')`;
/** Of a shop that is not subject, the partial index has nothing: this is all that it pays. */
const anyRated = `SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND ${isRated()}) AS json`;

const dated = (alias: string) =>
  `${alias}.company = {:company} AND ${alias}.date >= {:from} AND ${alias}.date <= {:to}`;

/** The rate of an item in hundredths of a percent, NULL without TVA; and what items come to. */
const points = `IIF(${isRated("x.")}, ${centimesSql("x.vat_rate")}, NULL)`;
const amounts = `SUM(${centimesSql("x.price")} * CAST(x.quantity AS INTEGER))`;

/** Of amounts with their rate: HT of each to the nearest centime, in whole numbers as domain/sale/vat.ts has it, then the sums. */
const sumsByRate = (
  shares: string,
) => `SELECT json_object('rate', points, 'ht', SUM(ht), 'vat', SUM(ttc - ht), 'ttc', SUM(ttc)) AS row
  FROM (SELECT points, ttc, (ttc * 20000 + 10000 + points) / (2 * (10000 + points)) AS ht
    FROM (${shares}) WHERE points IS NOT NULL) GROUP BY points ORDER BY points`;

const invoiced = sumsByRate(`SELECT ${points} AS points, ${amounts} AS ttc
  FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${dated("i")} GROUP BY i.id, 1`);

/** `amount` × `ttc` / `total` downwards; by its millions, because the whole product is more than SQLite's integers hold. */
const share = `COALESCE(amount / 1000000 * ttc / total * 1000000
    + (amount / 1000000 * ttc % total * 1000000 + amount % 1000000 * ttc) / total, 0)`;

/** Each payment beside what its invoice sold at each rate; the highest, in the first place, takes the rest. */
const collected =
  sumsByRate(`SELECT points, IIF(place = 1, amount - SUM(part) OVER (PARTITION BY payment), part) AS ttc
  FROM (SELECT payment, points, amount, place, IIF(place = 1, 0, ${share}) AS part
    FROM (SELECT payment, points, amount, ttc, SUM(ttc) OVER own AS total, ROW_NUMBER() OVER (own ORDER BY points DESC) AS place
      FROM (SELECT p.id AS payment, ${centimesSql("p.amount")} AS amount, ${points} AS points, ${amounts} AS ttc
        FROM optique_payments p CROSS JOIN optique_invoice_items x ON x.invoice = p.invoice
        WHERE ${dated("p")} AND ${countedSql("p.cheque_state")} GROUP BY p.id, 3) WINDOW own AS (PARTITION BY payment)))`);

const money = ["rate", "ht", "vat", "ttc"];

export function vatFigures(app: core.App, company: string, { from, to }: Period) {
  if (!readInteger(app, anyRated, { company })) return { invoiced: [], collected: [] };
  const params = { company, from: storedDay(from), to: storedDay(to) };
  return {
    invoiced: figureRows(app, invoiced, params, money),
    collected: figureRows(app, collected, params, money),
  };
}
