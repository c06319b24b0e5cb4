/** Discounts and returns of a period: discounts by seller and by product, returns by reason. Money in dirhams. */
import { centimesSql } from "#domain/core/money.ts";
import { storedDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { dirhams, figureRows } from "#server/engine/totals/figureRows.ts";
import { readInteger } from "#server/platform/storage/statements.ts";
import { rowsOf, type Sales, type SalesRows } from "./salesRows.ts";

const dated = (row: string): string =>
  `${row}.company = {:company} AND ${row}.date >= {:from} AND ${row}.date <= {:to}`;

const paramsOf = ({ company, seller }: Sales, { from, to }: Period) => ({
  company,
  seller: seller ?? "",
  from: storedDay(from),
  to: storedDay(to),
});

/** Reads a partial index that is empty in a shop without discounts. */
const anyDiscount =
  "SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND discount > 0) AS json";

/** SQL of rows that sum by an expression, the largest amount first. */
const sumsBy = (name: string, key: string, count: string, sum: string, from: string): string =>
  `SELECT json_object('${name}', key, 'count', count, 'amount', amount) AS row
   FROM (SELECT ${key} AS key, ${count} AS count, ${sum} AS amount FROM ${from} GROUP BY key) ORDER BY amount DESC, key`;

type Row = { amount: number };
const totalOf = (rows: readonly object[]): number =>
  dirhams(rows.reduce((sum, row) => sum + Math.round((row as Row).amount * 100), 0));

const discount = `SUM(${centimesSql("x.discount")})`;
const discountedSql = ({ counts }: SalesRows) =>
  `optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id
   WHERE ${dated("i")} AND x.discount > 0 AND ${counts}`;

/** Discounts by product and, for the whole shop only, by seller. */
export function discountFigures(app: core.App, sales: Sales, period: Period) {
  if (!readInteger(app, anyDiscount, { company: sales.company }))
    return { amount: 0, bySeller: [], byProduct: [] };
  const discounted = discountedSql(rowsOf(sales));
  const by = (name: string, key: string) => {
    const sql = sumsBy(name, key, "COUNT(DISTINCT i.id)", discount, discounted);
    return figureRows(app, sql, paramsOf(sales, period), ["amount"]);
  };
  const byProduct = by("name", "x.product_name");
  const bySeller = sales.seller === null ? by("seller", "i.seller") : [];
  return { amount: totalOf(byProduct), bySeller, byProduct };
}

export function returnFigures(app: core.App, sales: Sales, period: Period) {
  const chosen = `${dated("n")} AND ${rowsOf(sales).countsOf("n")}`;
  const notes = `optique_credit_notes n WHERE ${chosen}`;
  const lines = `optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id WHERE ${chosen}`;
  const params = paramsOf(sales, period);
  const total = `SUM(${centimesSql("n.total_amount")})`;
  const byNote = (name: string, key: string) =>
    figureRows(app, sumsBy(name, key, "COUNT(*)", total, notes), params, ["amount"]);
  const byReason = byNote("reason", "n.reason");
  const product = sumsBy(
    "name",
    "c.product_name",
    "SUM(CAST(c.quantity AS INTEGER))",
    `SUM(${centimesSql("c.amount")})`,
    lines,
  );
  return {
    amount: totalOf(byReason),
    byReason,
    bySeller: sales.seller === null ? byNote("seller", "n.[by]") : [],
    byProduct: figureRows(app, product, params, ["amount"]),
  };
}
