/** Discounts and returns of a period: by seller, by product, and returns by reason. Money in dirhams. */
import { centimesSql } from "#domain/core/money.ts";
import { storedDay } from "#domain/core/days.ts";
import type { Period } from "#domain/core/period.ts";
import { dirhams, figureRows } from "#server/engine/totals/figureRows.ts";
import { readInteger } from "#server/platform/statements.ts";

const dated = (row: string): string =>
  `${row}.company = {:company} AND ${row}.date >= {:from} AND ${row}.date <= {:to}`;

const paramsOf = (company: string, { from, to }: Period) => ({
  company,
  from: storedDay(from),
  to: storedDay(to),
});

/** Reads a partial index that is empty in a shop without discounts. */
const anyDiscount =
  "SELECT EXISTS(SELECT 1 FROM optique_invoice_items WHERE company = {:company} AND discount > 0) AS json";

const discounted = `optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id
  WHERE ${dated("i")} AND x.discount > 0`;
const discount = `SUM(${centimesSql("x.discount")})`;

/** Rows of sums by an expression, the largest first. */
const sumsBy = (name: string, key: string, count: string, sum: string, from: string): string =>
  `SELECT json_object('${name}', key, 'count', count, 'amount', amount) AS row
   FROM (SELECT ${key} AS key, ${count} AS count, ${sum} AS amount FROM ${from} GROUP BY key) ORDER BY amount DESC, key`;

type Row = { amount: number };
const totalOf = (rows: readonly object[]): number =>
  dirhams(rows.reduce((sum, row) => sum + Math.round((row as Row).amount * 100), 0));

export function discountFigures(app: core.App, company: string, period: Period) {
  if (!readInteger(app, anyDiscount, { company }))
    return { amount: 0, bySeller: [], byProduct: [] };
  const params = paramsOf(company, period);
  const by = (name: string, key: string) =>
    figureRows(app, sumsBy(name, key, "COUNT(DISTINCT i.id)", discount, discounted), params, [
      "amount",
    ]);
  const bySeller = by("seller", "i.seller");
  return { amount: totalOf(bySeller), bySeller, byProduct: by("name", "x.product_name") };
}

const notes = `optique_credit_notes n WHERE ${dated("n")}`;
const lines = `optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id WHERE ${dated("n")}`;

export function returnFigures(app: core.App, company: string, period: Period) {
  const params = paramsOf(company, period);
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
    bySeller: byNote("seller", "n.[by]"),
    byProduct: figureRows(app, product, params, ["amount"]),
  };
}
