/** Rows of a day of the till: payments and reversals, each with its part of the sale (docs/rules-workshop-till.md). */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { paymentMethodSql } from "#server/sale/paymentSql.ts";
import { centimesSql } from "#domain/core/money.ts";
import { clientPartSql, clientRefundSql } from "#domain/sale/due.ts";
import { joinedUserNameSql } from "#server/people/userNameSql.ts";

/** SQL condition: dated on the day. Stored days compare as texts, because they begin with the date. */
export const ofDay = (alias: string): string =>
  `${alias}.company = {:company} AND ${alias}.date >= {:day} AND ${alias}.date < {:next}`;

/** FROM of the till's payments. A fund's payment only counts as a cheque, which lies in the cash drawer. */
const ofPaid = `FROM optique_payments p CROSS JOIN optique_invoices i
  ON i.id = p.invoice AND (p.fund = '' OR p.cheque_state > '')`;

/** Common table of the payments from which the day's sums are computed. */
export const paidRows = `paid AS MATERIALIZED (SELECT p.rowid AS place, p.invoice AS sale, p.fund,
    i.prescription, ${centimesSql("i.paid_amount")} >= ${clientPartSql("i")} AS whole, ${paymentMethodSql("p.payment_method")} AS method, p.[by], p.actor, IIF(p.actor = '', p.[by], p.actor) AS person,
    ${centimesSql("p.amount")} AS centimes, 1 AS n ${ofPaid} WHERE ${ofDay("p")})`;

/** SQL that adds the fund `f` which paid or was refunded; a client's row gets none. */
export const withFund = (object: string): string =>
  `IIF(f.id IS NULL, ${object}, json_set(${object}, '$.fund', f.id, '$.fund_name', f.name))`;
export const joinFund = (row: string): string =>
  `LEFT JOIN optique_funds f ON ${row}.fund > '' AND f.id = ${row}.fund`;
const reversalJson =
  withFund(`json_object('id', r.id, 'payment', r.payment, 'invoice', r.invoice, 'date', r.date, 'created', r.created,
  'amount', r.amount, 'kind', r.kind, 'payment_method', p.payment_method, 'reference', p.reference, 'taken_on', p.date,
  'by', ${joinedUserNameSql("u", "r.[by]")}, 'invoice_number', i.invoice_number, 'client_name', c.name)`);
/** Common table of the day's reversals, each with its cheque's method, person and part. */
export const reversedRows = `reversed AS MATERIALIZED (SELECT r.created, p.rowid AS place, p.invoice AS sale, p.fund, i.prescription,
    ${paymentMethodSql("p.payment_method")} AS method, p.[by], p.actor, IIF(p.actor = '', p.[by], p.actor) AS person,
    ${centimesSql("r.amount")} AS centimes, IIF(r.kind = 'honoured', 1, -1) AS n, ${reversalJson} AS row
  FROM optique_reversals r JOIN optique_payments p ON p.id = r.payment JOIN optique_invoices i ON i.id = r.invoice
    LEFT JOIN optique_clients c ON c.id = i.client LEFT JOIN optique_users u ON u.id = r.actor ${joinFund("p")} WHERE ${ofDay("r")})`;

/**
 * Sales with a prescription whose payments may be balances: fully paid now, or possibly before a cheque bounced or
 * money was refunded or kept.
 */
const wholeRows = `whole_sales AS MATERIALIZED (SELECT sale FROM paid WHERE prescription <> '' AND whole
  ${["optique_reversals", "optique_refunds", "optique_credit_notes"].map((table) => `UNION SELECT r.invoice FROM paid d CROSS JOIN ${table} r ON r.invoice = d.sale WHERE d.prescription <> ''`).join(" ")}
  UNION SELECT sale FROM reversed WHERE prescription <> '')`;
const ofWhole = (sale: string): string => `${sale} IN (SELECT sale FROM whole_sales)`;
/**
 * Payments of a sale with a prescription from the one that completed it. A later bounced cheque, credit note or refund
 * counts from its own day, so that a payment keeps its kind. Summed once for each sale: for each payment, 2 000
 * payments of one sale took 3.5 s.
 */
export const balanceRows = `${wholeRows}, balances AS MATERIALIZED (SELECT place FROM (
    SELECT place, total, SUM(centimes) OVER (PARTITION BY sale ORDER BY date, created, step, place) AS paid FROM (
      SELECT q.rowid AS place, q.invoice AS sale, q.date, q.created, 0 AS step, ${centimesSql("q.amount")} AS centimes,
        ${centimesSql("i.total_amount")} - ${centimesSql("i.fund_part")} AS total
      FROM optique_payments q JOIN optique_invoices i ON i.id = q.invoice AND q.fund = '' WHERE ${ofWhole("q.invoice")}
      UNION ALL SELECT NULL, r.invoice, r.date, r.created, 1, ${centimesSql("r.amount")}, NULL
      FROM optique_reversals r JOIN optique_payments q ON q.id = r.payment AND q.fund = '' WHERE ${ofWhole("r.invoice")}
      UNION ALL SELECT NULL, invoice, date, created, 1, ${centimesSql("total_amount")} - ${centimesSql("kept")}, NULL
      FROM optique_credit_notes WHERE ${ofWhole("invoice")}
      UNION ALL SELECT NULL, invoice, date, created, 1, -${centimesSql("amount")}, NULL
      FROM optique_refunds WHERE ${ofWhole("invoice")} AND ${clientRefundSql}))
  WHERE place IS NOT NULL AND paid >= total)`;
export const paymentStageSql = (fund: string, prescription: string, place: string): string =>
  `CASE WHEN ${fund} > '' THEN 'fund' WHEN ${prescription} = '' THEN 'counter' WHEN ${place} IN (SELECT place FROM balances) THEN 'balance' ELSE 'deposit' END`;

/**
 * Fields of a payment shown in the day. The seldom filled ones are omitted when empty: a day may have hundreds of
 * payments.
 */
const always = ["id", "invoice", "date", "created", "amount", "payment_method"];
const seldom = ["reference", "notes", "bank", "due_on", "cheque_state", "slip"];
const beside = `'by', ${joinedUserNameSql("u", "p.[by]")}, 'part', ${paymentStageSql("p.fund", "i.prescription", "p.rowid")}, 'invoice_number', i.invoice_number, 'client_name', c.name`;
const paymentJson = `IIF(p.cheque_state || p.reference || p.notes = '',
  json_object(${membersSql(always, "p")}, ${beside}),
  ${withFund(`json_object(${membersSql([...always, ...seldom], "p")}, ${beside})`)})`;

/** SQL of the day's payments, latest first, in the order of their index. */
export const paymentsSql = `(SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT ${paymentJson} AS row ${ofPaid}
  LEFT JOIN optique_clients c ON c.id = i.client LEFT JOIN optique_users u ON u.id = p.actor ${joinFund("p")}
  WHERE ${ofDay("p")} ORDER BY p.date DESC, p.created DESC))`;
