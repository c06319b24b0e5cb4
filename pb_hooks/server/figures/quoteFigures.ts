/** Figures of quotes that are dated in a period (docs/rules-quotes.md, Figures). */
import { centimesSql } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { jsonOfRows, type Sales, salesParams } from "./salesRows.ts";

type Sums = { quotes: number; amount: number; accepted: number; acceptedAmount: number };
type Lists = {
  byMonth: (Sums & { month: string })[];
  byRefusal: { refusal: string; quotes: number; amount: number }[];
};
/** `days`: mean number of days from quote to invoice; null when none was accepted. */
type Figures = Sums & { days: number | null };

/** SQL of the amount of an accepted quote: the chosen variant and the common lines. */
const soldSql = `(SELECT SUM(${itemTotalSql("x")}) FROM optique_quote_items x
  WHERE x.quote = q.id AND x.variant IN ('', q.chosen))`;
const sumsSql = `'quotes', COUNT(*), 'amount', COALESCE(SUM(amount), 0), 'accepted', COALESCE(SUM(accepted), 0),
  'acceptedAmount', COALESCE(SUM(sold), 0)`;

const figuresSql = (isShop: boolean) => `WITH quoted AS MATERIALIZED (
    SELECT substr(q.date, 1, 7) AS month, ${centimesSql("q.total_amount")} AS amount, q.refusal, q.invoice > '' AS accepted,
      IIF(q.invoice > '', ${soldSql}, 0) AS sold,
      (SELECT MAX(0, julianday(i.date) - julianday(q.date)) FROM optique_invoices i WHERE i.id = q.invoice AND q.invoice > '') AS days
    FROM optique_quotes q WHERE q.company = {:company} AND q.date >= {:from} AND q.date <= {:to} || 'z'
      ${isShop ? "" : "AND q.actor = {:seller} AND {:seller} <> ''"})
  SELECT json_object(${sumsSql}, 'days', AVG(days), 'lists', json(${jsonOfRows({
    byMonth: `SELECT json_object('month', month, ${sumsSql}) AS row FROM quoted GROUP BY month ORDER BY month`,
    byRefusal: `SELECT json_object('refusal', refusal, 'quotes', COUNT(*), 'amount', SUM(amount)) AS row
      FROM quoted WHERE refusal > '' AND accepted = 0 GROUP BY refusal ORDER BY COUNT(*) DESC, refusal`,
  })})) AS json FROM quoted`;

const inDirhams = <Row extends { amount: number; acceptedAmount?: number }>(row: Row): Row => ({
  ...row,
  amount: dirhams(row.amount),
  ...(row.acceptedAmount === undefined ? {} : { acceptedAmount: dirhams(row.acceptedAmount) }),
});

/** Figures of a period's quotes, of the shop or of one person: amounts in dirhams. */
export function quoteFigures(app: core.App, sales: Sales, period: Period): Figures & Lists {
  const sql = figuresSql(sales.seller === null);
  const { lists, days, ...sums } = readJson<Figures & { lists: Lists }>(
    app,
    sql,
    salesParams(sales, period),
  );
  return {
    ...inDirhams(sums),
    days: days === null ? null : Math.round(days * 10) / 10,
    byMonth: lists.byMonth.map(inDirhams),
    byRefusal: lists.byRefusal.map(inDirhams),
  };
}
