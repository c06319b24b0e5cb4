/**
 * Payments deleted or changed, from the journal: those dated on the day, and those corrected on it
 * (docs/rules-workshop-till.md, Day of the till).
 */
import { addDays, dayStartInstant, type IsoDay } from "#domain/core/days/days.ts";
import { userNameByIdSql } from "#server/people/userNameSql.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

const own = (name: string): string => `json_extract(j.changes, '$.${name}[0]')`;
const now = (name: string): string => `json_extract(j.changes, '$.${name}[1]')`;
/** Fields whose change counts as a correction; depositing a cheque does not change any. */
const correctedFields = ["amount", "payment_method", "date"];
const isCorrection = correctedFields
  .map((name) => `json_type(j.changes, '$.${name}') IS NOT NULL`)
  .join(" OR ");
const who = `'id', j.id, 'action', j.action, 'created', j.created, 'actor', j.actor, 'by', ${userNameByIdSql("j.actor", "j.actor_name")}`;
const from = `FROM optique_journal j INDEXED BY idx_journal_payments`;
const kept = `(j.collection = 'optique_payments' OR (j.collection = 'optique_invoices' AND j.action = 'delete'))
    AND j.company = {:company} AND j.created >= {:began}`;
const ofDay = (dates: readonly string[]): string =>
  `(j.created < {:ended} OR ${dates.map((date) => `substr(${date}, 1, 10) = {:day}`).join(" OR ")})`;

/** SQL of an invoice's number, even when the invoice is deleted by now. */
const numberSql = `COALESCE(i.invoice_number, (SELECT d.label FROM optique_journal d WHERE d.company = {:company}
    AND d.collection = 'optique_invoices' AND d.action = 'delete' AND d.record = COALESCE(p.invoice, ${own("invoice")})), '')`;

const payments = `SELECT j.created AS at, json_object(${who},
    'invoice', COALESCE(p.invoice, ${own("invoice")}, ''), 'invoice_number', ${numberSql},
    'amount', COALESCE(${own("amount")}, p.amount, 0),
    'payment_method', COALESCE(${own("payment_method")}, p.payment_method, ''),
    'date', COALESCE(${own("date")}, p.date, ''),
    'becomes', CASE j.action WHEN 'update' THEN json_object('amount', ${now("amount")},
      'payment_method', ${now("payment_method")}, 'date', ${now("date")}) END) AS row
  ${from} LEFT JOIN optique_payments p ON p.id = j.record
    LEFT JOIN optique_invoices i ON i.id = COALESCE(p.invoice, ${own("invoice")})
  WHERE ${kept} AND j.collection = 'optique_payments' AND (j.action = 'delete' OR ${isCorrection})
    AND ${ofDay([`COALESCE(${own("date")}, p.date)`, now("date")])}`;

const value = (name: string): string => `json_extract(v.value, '$.${name}')`;
/** SQL of the payments deleted with their invoice. */
const withInvoice = `SELECT j.created AS at, json_object(${who}, 'invoice', j.record, 'invoice_number', j.label,
    'amount', ${value("amount")}, 'payment_method', ${value("payment_method")}, 'date', ${value("date")},
    'becomes', NULL) AS row
  ${from} CROSS JOIN json_each(j.changes, '$.payments[0]') v
  WHERE ${kept} AND j.collection = 'optique_invoices' AND ${ofDay([value("date")])}`;

const correctionsRead = reading(`SELECT COALESCE(json_group_array(json(row)), '[]') FROM (
  SELECT row FROM (${payments} UNION ALL ${withInvoice}) ORDER BY at DESC)`);

/** JSON list of corrections, the latest first. */
export const paymentCorrectionsJson = (app: core.App, company: string, day: IsoDay): string =>
  readText(app, correctionsRead, {
    company,
    day,
    began: dayStartInstant(day),
    ended: dayStartInstant(addDays(day, 1)),
  });
