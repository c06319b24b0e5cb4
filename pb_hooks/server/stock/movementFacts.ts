/** What the list of movements says beside its page: what came in and went out, and the stock that a page begins with. */
import type { Asked } from "#server/engine/lists/list.ts";
import { readInteger, readJson } from "#server/platform/statements.ts";
import { movementTotals } from "#server/engine/totals/totals.ts";

/** The stock of a product after the newest movement of the page: its stock now, less what moved since. */
const balanceOf = (app: core.App, company: string, product: string, offset: number): number =>
  readInteger(
    app,
    `SELECT COALESCE((SELECT stock FROM optique_products WHERE id = {:product} AND company = {:company}), 0)
       - COALESCE((SELECT SUM(quantity) FROM (SELECT quantity FROM optique_stock_movements
           WHERE product = {:product} AND company = {:company} ORDER BY created DESC, rowid DESC LIMIT {:offset})), 0) AS json`,
    { company, product, offset },
  );

/**
 * `entered` and `left` of a period or of a product; `balance` of a product whose whole history is shown, so that the rows
 * below it follow one from the other.
 */
export function movementFacts(
  app: core.App,
  company: string,
  { filters, offset, condition }: Asked,
): Record<string, number> {
  const { product, type, from, to } = filters;
  if (!product) {
    if (!from || !to) return {};
    const { entered, left } = movementTotals(app, company, filters);
    return { entered, left };
  }
  const sums = readJson<{ entered: number; left: number }>(
    app,
    `SELECT json_object('entered', COALESCE(SUM(MAX(t.quantity, 0)), 0), 'left', COALESCE(SUM(MIN(t.quantity, 0)), 0)) AS json
     FROM optique_stock_movements t WHERE ${condition.sql}`,
    condition.params,
  );
  const isWhole = !type && !from && !to;
  return { ...sums, ...(isWhole ? { balance: balanceOf(app, company, product, offset) } : {}) };
}
