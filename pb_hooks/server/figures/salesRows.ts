/**
 * Rows that sales figures sum, in centimes: of the whole shop by daily totals, of one seller by the index of that person's
 * invoices (docs/people.md, Own sales). Money, credit notes and pieces count for the seller of their invoice.
 */
import { centimesSql } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { inPeriodSql, periodParams } from "#server/engine/totals/figureRows.ts";
import { takenMethodSql } from "#server/sale/paymentSql.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/** Sales of a company: of one seller, of nobody for '', of the whole shop for null. */
export type Sales = { company: string; seller: string | null };

export const salesParams = ({ company, seller }: Sales, period: Period): SqlParams => ({
  ...periodParams(company, period),
  seller: seller ?? "",
});

export type SalesRows = {
  /** Condition of an invoice `i`, and of a row that belongs to one. */
  counts: string;
  countsOf: (row: string) => string;
  /** `day, invoices, total, credited, fund, collected` */
  invoices: string;
  /** `day, total` of credit notes. */
  credits: string;
  /** `day, method, payments, amount` */
  payments: string;
  /** `day, amount` of what clients got back, and of what funds did. */
  refunds: string;
  fundRefunds: string;
  /** `day, product, name, type, quantity, amount`, less what was credited; `period` begins the names of its days. */
  sold: (period?: string) => string;
};

const datedSql = (row: string, period = ""): string =>
  `${row}.company = {:company} AND ${row}.date >= {:${period}from} AND ${row}.date <= {:${period}to} || 'z'`;
const dayOf = (row: string): string => `substr(${row}.date, 1, 10) AS day`;
const refundsSql = (condition: string): string =>
  `SELECT ${dayOf("r")}, ${centimesSql("r.amount")} AS amount FROM optique_refunds r WHERE ${datedSql("r")} AND ${condition}`;

const shopRows: SalesRows = {
  counts: "TRUE",
  countsOf: () => "TRUE",
  invoices: `SELECT day, invoices, total, credited, fund, collected FROM optique_invoice_days WHERE ${inPeriodSql} AND invoices > 0`,
  credits: `SELECT day, total FROM optique_credit_days WHERE ${inPeriodSql} AND notes > 0`,
  payments: `SELECT day, method, payments, amount FROM optique_payment_days WHERE ${inPeriodSql} AND payments > 0`,
  refunds: refundsSql("r.fund = ''"),
  fundRefunds: refundsSql("r.fund > ''"),
  // Deleted sales leave rows of zeros.
  sold: (period = "") => `SELECT day, product, name, type, quantity, amount FROM optique_sale_days
    WHERE company = {:company} AND day >= {:${period}from} AND day <= {:${period}to}
      AND (lines > 0 OR quantity <> 0 OR amount <> 0)`,
};

/** Never true of a station without a person, whose seller is ''. */
const isOwn = "i.seller_id = {:seller} AND {:seller} <> ''";
const isOfOwn = (row: string): string =>
  `EXISTS (SELECT 1 FROM optique_invoices i WHERE i.id = ${row}.invoice AND ${isOwn})`;
/** The same grouping as the triggers of `optique_sale_days`. */
const goodsOf = (row: string): string =>
  `${row}.product, CASE ${row}.product WHEN '' THEN ${row}.product_name ELSE '' END AS name,
    COALESCE(NULLIF(${row}.product_type, ''), 'other') AS type`;

const ownRows: SalesRows = {
  counts: isOwn,
  countsOf: isOfOwn,
  invoices: `SELECT ${dayOf("i")}, 1 AS invoices, ${centimesSql("i.total_amount")} AS total,
      ${centimesSql("i.credited_amount")} AS credited, ${centimesSql("i.fund_part")} AS fund, ${centimesSql("i.paid_amount")} AS collected
    FROM optique_invoices i WHERE ${datedSql("i")} AND ${isOwn}`,
  credits: `SELECT ${dayOf("n")}, ${centimesSql("n.total_amount")} AS total
    FROM optique_credit_notes n WHERE ${datedSql("n")} AND ${isOfOwn("n")}`,
  payments: `SELECT ${dayOf("p")}, ${takenMethodSql("p")} AS method,
      1 AS payments, ${centimesSql("p.amount")} AS amount
    FROM optique_payments p WHERE ${datedSql("p")} AND ${countedPaymentSql("p.cheque_state")} AND ${isOfOwn("p")}`,
  refunds: refundsSql(`r.fund = '' AND ${isOfOwn("r")}`),
  fundRefunds: refundsSql(`r.fund > '' AND ${isOfOwn("r")}`),
  sold: (
    period,
  ) => `SELECT ${dayOf("i")}, ${goodsOf("x")}, CAST(x.quantity AS INTEGER) AS quantity, ${itemTotalSql("x")} AS amount
    FROM optique_invoices i CROSS JOIN optique_invoice_items x ON x.invoice = i.id WHERE ${datedSql("i", period)} AND ${isOwn}
    UNION ALL SELECT ${dayOf("n")}, ${goodsOf("c")}, -CAST(c.quantity AS INTEGER), -${centimesSql("c.amount")}
    FROM optique_credit_notes n CROSS JOIN optique_credit_items c ON c.credit_note = n.id
    WHERE ${datedSql("n", period)} AND ${isOfOwn("n")}`,
};

export const rowsOf = ({ seller }: Sales): SalesRows => (seller === null ? shopRows : ownRows);

/** JSON object of lists; each query gives rows with a single JSON column named row. */
export const jsonOfRows = (queries: Readonly<Record<string, string>>): string => {
  const lists = Object.entries(queries).map(
    ([name, sql]) => `'${name}', json((SELECT json_group_array(json(row)) FROM (${sql})))`,
  );
  return `json_object(${lists.join(", ")})`;
};
