/** Differences that are counted in the records by SQL (docs/rules-books.md, Differences). */
import type { DifferenceCode, Found } from "#domain/books/differences.ts";
import type { Period } from "#domain/core/days/period.ts";
import { centimesSql } from "#domain/core/money.ts";
import { isExpectedCreditSql } from "#domain/purchases/supplierCredit.ts";
import { datedDaySql, vatParams } from "#server/figures/vatFigures.ts";
import { billedSql, receivedSql } from "#server/purchases/billedLines.ts";
import { readJson } from "#server/platform/storage/statements.ts";

const counted = (amount: string, from: string, first = ""): string =>
  `json((SELECT json_object('count', COUNT(*), 'amount', COALESCE(SUM(${centimesSql(amount)}), 0)${first && `, 'first', COALESCE((${first}), '')`}) FROM ${from}))`;

const unissued = `optique_invoices i WHERE ${datedDaySql("i")} AND i.issued_at = ''`;

/** Receipt lines of the period with received pieces that no bill covers; none in a shop that never entered a bill. */
const received = receivedSql("t", "r");
const unbilled = `(SELECT ${received} - ${billedSql("t")} AS pieces, ${centimesSql("t.price")} AS price, r.id AS receipt
  FROM optique_stock_receipts r CROSS JOIN optique_stock_receipt_items t ON t.receipt = r.id
  WHERE ${datedDaySql("r")} AND EXISTS (SELECT 1 FROM optique_bills WHERE company = {:company}) AND ${received} > ${billedSql("t")})`;

const conditions = {
  not_issued: counted(
    "i.total_amount",
    unissued,
    `SELECT i.id FROM ${unissued} ORDER BY i.date, i.rowid LIMIT 1`,
  ),
  cheques_in_hand: counted(
    "p.amount",
    `optique_payments p WHERE ${datedDaySql("p")} AND p.cheque_state = 'in_hand'`,
  ),
  bounced_later: counted(
    "p.amount",
    `optique_payments p WHERE ${datedDaySql("p")} AND p.cheque_state = 'bounced'
      AND EXISTS (SELECT 1 FROM optique_reversals v WHERE v.payment = p.id AND v.kind = 'bounced' AND v.date > {:to})`,
  ),
  not_billed: `json((SELECT json_object('count', COALESCE(SUM(pieces), 0), 'amount', COALESCE(SUM(pieces * price), 0), 'first', COALESCE(MIN(receipt), '')) FROM ${unbilled}))`,
  credits_expected: counted(
    "c.expected_amount",
    `optique_supplier_credits c WHERE c.company = {:company} AND ${isExpectedCreditSql("c")} AND c.date <= {:to}`,
  ),
} as const satisfies Partial<Record<DifferenceCode, string>>;

const countsSql = `SELECT json_object(${Object.entries(conditions)
  .map(([code, sql]) => `'${code}', ${sql}`)
  .join(", ")}) AS json`;

export const countedDifferences = (
  app: core.App,
  company: string,
  period: Period,
): Record<keyof typeof conditions, Found> => readJson(app, countsSql, vatParams(company, period));
