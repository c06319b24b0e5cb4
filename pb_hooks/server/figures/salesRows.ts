/**
 * SQL rows that the sales figures sum, in centimes: of the whole shop, or of one seller by daily totals
 * (docs/people.md, Own sales). Payments, credit notes and pieces count for their invoice's seller.
 */
import { centimesSql } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import { inPeriodSql, periodParams } from "#server/engine/totals/figureRows.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/** Whose sales: one seller's, nobody's for '', the whole shop's for null. */
export type Sales = { company: string; seller: string | null };

export const salesParams = ({ company, seller }: Sales, period: Period): SqlParams => ({
  ...periodParams(company, period),
  seller: seller ?? "",
});

export type SalesRows = {
  /** SQL condition on an invoice `i` (`counts`), or on a row that belongs to an invoice (`countsOf`). */
  counts: string;
  countsOf: (row: string) => string;
  /** `day, invoices, total, credited, fund, collected` */
  invoices: string;
  /** `day, total` of credit notes. */
  credits: string;
  /** `day, method, payments, amount` */
  payments: string;
  /** `amount` of reversed payments. */
  reversals: string;
  /** `day, amount` of refunds to clients, and of refunds to funds. */
  refunds: string;
  fundRefunds: string;
  /** `day, product, name, type, quantity, amount`, less credited pieces; `period`: prefix of the days' parameters. */
  sold: (period?: string) => string;
};

/** SQL condition: a document is dated in the period. */
export const datedSql = (row: string): string =>
  `${row}.company = {:company} AND ${row}.date >= {:from} AND ${row}.date <= {:to} || 'z'`;
const dayOf = (row: string): string => `substr(${row}.date, 1, 10) AS day`;
const refundsSql = (condition: string): string =>
  `SELECT ${dayOf("r")}, ${centimesSql("r.amount")} AS amount FROM optique_refunds r WHERE ${datedSql("r")} AND ${condition}`;

/** Rows of the daily totals of all sellers; `one`: condition that selects one seller. */
const rowsBySeller = (one: string): Pick<SalesRows, "invoices" | "payments" | "sold"> => ({
  invoices: `SELECT day, invoices, total, credited, fund, collected FROM optique_invoice_days WHERE ${inPeriodSql}${one} AND invoices > 0`,
  payments: `SELECT day, method, payments, amount FROM optique_payment_days WHERE ${inPeriodSql}${one} AND (payments <> 0 OR amount <> 0)`,
  // The totals keep rows of zeros for deleted sales.
  sold: (period = "") => `SELECT day, product, name, type, quantity, amount FROM optique_sale_days
    WHERE company = {:company} AND day >= {:${period}from} AND day <= {:${period}to}${one}
      AND (lines > 0 OR quantity <> 0 OR amount <> 0)`,
});

const reversalsSql = (condition: string): string =>
  `SELECT ${centimesSql("v.amount")} AS amount FROM optique_reversals v WHERE ${datedSql("v")} AND ${condition}`;

const shopRows: SalesRows = {
  ...rowsBySeller(""),
  counts: "TRUE",
  countsOf: () => "TRUE",
  credits: `SELECT day, total FROM optique_credit_days WHERE ${inPeriodSql} AND notes > 0`,
  reversals: reversalsSql("TRUE"),
  refunds: refundsSql("r.fund = ''"),
  fundRefunds: refundsSql("r.fund > ''"),
};

/** Never true for a shared station without a person, whose seller is ''. */
const isOwn = "i.seller_id = {:seller} AND {:seller} <> ''";
const isOfOwn = (row: string): string =>
  `EXISTS (SELECT 1 FROM optique_invoices i WHERE i.id = ${row}.invoice AND ${isOwn})`;

const ownRows: SalesRows = {
  ...rowsBySeller(" AND seller = {:seller} AND {:seller} <> ''"),
  counts: isOwn,
  countsOf: isOfOwn,
  credits: `SELECT ${dayOf("n")}, ${centimesSql("n.total_amount")} AS total
    FROM optique_credit_notes n WHERE ${datedSql("n")} AND ${isOfOwn("n")}`,
  reversals: reversalsSql(isOfOwn("v")),
  refunds: refundsSql(`r.fund = '' AND ${isOfOwn("r")}`),
  fundRefunds: refundsSql(`r.fund > '' AND ${isOfOwn("r")}`),
};

export const rowsOf = ({ seller }: Sales): SalesRows => (seller === null ? shopRows : ownRows);

/** SQL of a JSON object of lists; each query returns rows with a single JSON column named row. */
export const jsonOfRows = (queries: Readonly<Record<string, string>>): string => {
  const lists = Object.entries(queries).map(
    ([name, sql]) => `'${name}', json((SELECT json_group_array(json(row)) FROM (${sql})))`,
  );
  return `json_object(${lists.join(", ")})`;
};
