/** Plans of invoices: what they may come to, which are late, and what the calendar expects (docs/rules-money.md, Plan). */
import { today } from "#domain/core/days/days.ts";
import { clientPart, invoiceDueSql, isOpenInvoiceSql } from "#domain/sale/due.ts";
import type { Invoice } from "#domain/core/records.ts";
import { exceedsPart, hasPlanSql, instalmentSql, planLateSql } from "#domain/sale/plan.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import type { ListCondition } from "#server/engine/lists/list.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Refuses a changed plan above what the client pays of the invoice. `before`: the stored plan, `invoice`: as it is written. */
export function checkPlan(before: unknown, invoice: Invoice, field: string): void {
  const { plan } = invoice;
  if (plan && !isSameValue(before, plan) && exceedsPart(plan, clientPart(invoice)))
    refuse([{ field, code: "plan_exceeds" }]);
}

const lateSql = (row: string): string => planLateSql(row, invoiceDueSql(row), "{:plan_day}");

/** Condition of the partial index of open invoices with a plan. */
const plannedSql = (row: string): string => `${hasPlanSql(row)} AND ${isOpenInvoiceSql(row)}`;

/** Open invoices of which an instalment is late. */
export const latePlanCondition = (): ListCondition => ({
  sql: `${plannedSql("t")} AND ${lateSql("t")} > 0`,
  params: planParams(),
});

/** Parameters of the SQL of plans. */
export const planParams = () => ({ plan_day: today() });

/** Amount that is late of an invoice with a plan, in dirhams, as SQL of a JSON text; none without a plan. */
export const lateOfPlanSql = `IIF(${plannedSql("t")}, ${lateSql("t")} / 100.0, NULL)`;

const lateRead =
  reading(`SELECT json_object('count', COUNT(*), 'amount', COALESCE(SUM(late), 0) / 100.0)
  FROM (SELECT ${lateSql("t")} AS late FROM optique_invoices t INDEXED BY idx_invoices_planned
    WHERE t.company = {:company} AND ${plannedSql("t")}) WHERE late > 0`);

/** Sum of the instalments after one of `p`, in centimes. */
const laterSql = `COALESCE(SUM(${instalmentSql}) OVER (PARTITION BY t.id ORDER BY p.key DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`;
/** Instalments that rest (`owedInstalments`): `id` of the invoice, `client`, `day`, and `amount` in centimes. */
export const owedInstalmentsSql = `SELECT id, client, day, amount FROM (
  SELECT t.id, t.client, p.value ->> '$.on' AS day, MIN(${instalmentSql}, MAX(0, ${invoiceDueSql("t")} - ${laterSql})) AS amount
  FROM optique_invoices t INDEXED BY idx_invoices_planned, json_each(t.plan) p
  WHERE t.company = {:company} AND ${plannedSql("t")}) WHERE amount > 0`;

/** Invoices with a late plan, and the amount that is late in dirhams. */
export const latePlans = (app: core.App, company: string): { count: number; amount: number } =>
  readJson(app, lateRead, { company, ...planParams() });
