/** Numbers that are missing or were given twice, and the ends of each series (docs/rules-money.md, Invoice number). */
import { companyCondition } from "#server/engine/integrity/integrityChecks.ts";
import { userNameByIdSql } from "#server/people/userNameSql.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { readJson } from "#server/platform/storage/statements.ts";

/** A deleted number, with its latest deletion. */
export type Deleted = { number: string; deletedBy: string; deletedAt: string };

/** SQL of the next month with invoice numbers after the given one. */
const nextMonthSql = (month: string): string =>
  `(SELECT MIN(substr(invoice_number, 1, 6)) FROM optique_invoices
    WHERE company = {:company} AND substr(invoice_number, 1, 6) > ${month})`;

/**
 * SQL of a JSON list of months: those with numbers, by `idx_invoices_sequence`, and those with a counter under the
 * lock.
 */
export const numberMonthsSql = `(WITH RECURSIVE used(month) AS (SELECT ${nextMonthSql("''")}
    UNION ALL SELECT ${nextMonthSql("month")} FROM used WHERE month IS NOT NULL)
  SELECT json_group_array(json_array(month, month)) FROM (SELECT month FROM used WHERE month > ''
    UNION SELECT month FROM optique_number_counters WHERE company = {:company} AND month GLOB '[0-9]*' ORDER BY 1))`;

/**
 * A number series: a month of `length` characters, then a sequence. `given`: SQL condition on a company `o` that never
 * gives a number twice.
 */
export type Numbered = {
  table: string;
  number: string;
  length: number;
  months: string;
  given: string;
};
const invoiceNumbers: Numbered = {
  table: "optique_invoices",
  number: "invoice_number",
  length: 6,
  months: "[0-9]*",
  // Only under the lock: without the lock, a deleted number is given again.
  given: "o.invoice_lock",
};

/** SQL of the latest deletion of a number; for invoices by the partial index `idx_journal_deleted_invoices`. */
const lastDeletion = ({ table }: Numbered) => `SELECT id FROM optique_journal
  WHERE ${companyCondition} AND collection = '${table}' AND action = 'delete' AND label = number
  ORDER BY created DESC, id DESC LIMIT 1`;
const asJson = `json_group_array(json_object('number', number, 'deletedBy', COALESCE(${userNameByIdSql("j.actor", "j.actor_name")}, ''), 'deletedAt', COALESCE(j.created, ''))) AS json`;

/** SQL of the used numbers in the months from {:first} to {:last}. */
const usedSql = ({ table, number, length }: Numbered): string =>
  `SELECT substr(${number}, 1, ${length}) AS month, CAST(substr(${number}, ${length + 1}) AS INTEGER) AS sequence
    FROM ${table} WHERE ${companyCondition} AND substr(${number}, 1, ${length}) >= {:first} AND substr(${number}, 1, ${length}) <= {:last}`;

const gapsSql = (kind: Numbered): string => `WITH RECURSIVE used AS (${usedSql(kind)}),
  given AS (SELECT c.month, c.highest FROM optique_number_counters c JOIN optique_companies o ON o.id = c.company
    WHERE c.company = {:company} AND c.month >= {:first} AND c.month <= {:last} AND c.month GLOB '${kind.months}' AND ${kind.given}),
  highest AS (SELECT month, MAX(highest) AS highest FROM (SELECT month, MAX(sequence) AS highest FROM used GROUP BY month
    UNION ALL SELECT month, highest FROM given) GROUP BY month),
  months AS (SELECT h.month, h.highest FROM highest h LEFT JOIN used u ON u.month = h.month
    GROUP BY h.month HAVING COUNT(DISTINCT u.sequence) < h.highest),
  numbers AS (SELECT month, highest, 1 AS sequence FROM months
    UNION ALL SELECT month, highest, sequence + 1 FROM numbers WHERE sequence < highest),
  missing AS (SELECT month || printf('%04d', sequence) AS number FROM numbers n
    WHERE NOT EXISTS (SELECT 1 FROM used u WHERE u.month = n.month AND u.sequence = n.sequence))
  SELECT ${asJson} FROM missing LEFT JOIN optique_journal j ON j.id = (${lastDeletion(kind)})`;
const invoiceGaps = gapsSql(invoiceNumbers);

const endsSql = (kind: Numbered): string => `SELECT json_group_array(json_object('month', month,
    'first', month || printf('%04d', low), 'last', month || printf('%04d', high)) ORDER BY month) AS json
  FROM (SELECT month, MIN(sequence) AS low, MAX(sequence) AS high FROM (${usedSql(kind)}) GROUP BY month)`;

const reissuedSql = `WITH deleted AS (
    SELECT DISTINCT label AS number FROM optique_journal
    WHERE ${companyCondition} AND collection = 'optique_invoices' AND action = 'delete' AND label != ''),
  reissued AS (SELECT number FROM deleted d
    WHERE EXISTS (SELECT 1 FROM optique_invoices i WHERE i.company = {:company} AND i.invoice_number = d.number)
    ORDER BY number)
  SELECT ${asJson} FROM reissued JOIN optique_journal j ON j.id = (${lastDeletion(invoiceNumbers)})`;

/** Missing numbers of a month, with their deletion: up to the highest used or, under the lock, the highest given. */
export const numberGaps = (app: core.App, company: string, month: string): Deleted[] =>
  queryJson<Deleted[]>(app, invoiceGaps, { company, first: month, last: month }) ?? [];

/** Deleted numbers that were given again, so that two printed invoices may have them. */
export const reissuedNumbers = (app: core.App, company: string): Deleted[] =>
  queryJson<Deleted[]>(app, reissuedSql, { company }) ?? [];

type Ends = { month: string; first: string; last: string };
/** First and last number of each month's series, and the numbers missing in them. */
export type SeriesOfMonths = { ends: Ends[]; missing: Deleted[] };

/** Returns the function that reads the series of a range of months. */
export function seriesReader(kind: Numbered) {
  const [ends, gaps] = [endsSql(kind), gapsSql(kind)];
  return (
    app: core.App,
    company: string,
    months: { first: string; last: string },
  ): SeriesOfMonths => {
    const params = { company, ...months };
    return { ends: readJson(app, ends, params), missing: readJson(app, gaps, params) };
  };
}

export const invoiceSeries = seriesReader(invoiceNumbers);
