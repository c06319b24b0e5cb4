/**
 * Payment plans of invoices: their maximum, late ones, and instalments for the calendar (docs/rules-money.md, Plan).
 */
import { today } from "#domain/core/days/days.ts";
import { clientPart, invoiceDueSql, isOpenInvoiceSql } from "#domain/sale/due.ts";
import type { Invoice } from "#domain/core/records.ts";
import { exceedsPart, hasPlanSql, instalmentSql, planLateSql } from "#domain/sale/plan.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import type { ListCondition } from "#server/engine/lists/list.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Refuses a changed plan above the client's part of the invoice. `before`: stored plan; `invoice`: as written. */
export function checkPlan(before: unknown, invoice: Invoice, field: string): void {
  const { plan } = invoice;
  if (plan && !isSameValue(before, plan) && exceedsPart(plan, clientPart(invoice)))
    refuse([{ field, code: "plan_exceeds" }]);
}

const lateSql = (row: string): string => planLateSql(row, invoiceDueSql(row), "{:plan_day}");

/** SQL condition of open invoices with a plan, as in the partial index. */
const plannedSql = (row: string): string => `${hasPlanSql(row)} AND ${isOpenInvoiceSql(row)}`;

/** Condition: open invoices with a late instalment. */
export const latePlanCondition = (): ListCondition => ({
  sql: `${plannedSql("t")} AND ${lateSql("t")} > 0`,
  params: planParams(),
});

export const planParams = () => ({ plan_day: today() });

/** SQL of the late amount of an invoice with a plan, in dirhams; NULL without a plan. */
export const lateOfPlanSql = `IIF(${plannedSql("t")}, ${lateSql("t")} / 100.0, NULL)`;

const lateRead =
  reading(`SELECT json_object('count', COUNT(*), 'amount', COALESCE(SUM(late), 0) / 100.0)
  FROM (SELECT ${lateSql("t")} AS late FROM optique_invoices t INDEXED BY idx_invoices_planned
    WHERE t.company = {:company} AND ${plannedSql("t")}) WHERE late > 0`);

/** SQL of the sum of the instalments after instalment `p`, in centimes. */
const laterSql = `COALESCE(SUM(${instalmentSql}) OVER (PARTITION BY t.id ORDER BY p.key DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`;
/** SQL of the instalments still due (`owedInstalments`): invoice `id`, `client`, `day`, and `amount` in centimes. */
export const owedInstalmentsSql = `SELECT id, client, day, amount FROM (
  SELECT t.id, t.client, p.value ->> '$.on' AS day, MIN(${instalmentSql}, MAX(0, ${invoiceDueSql("t")} - ${laterSql})) AS amount
  FROM optique_invoices t INDEXED BY idx_invoices_planned, json_each(t.plan) p
  WHERE t.company = {:company} AND ${plannedSql("t")}) WHERE amount > 0`;

/** Number of invoices with a late instalment, and the late amount in dirhams. */
export const latePlans = (app: core.App, company: string): { count: number; amount: number } =>
  readJson(app, lateRead, { company, ...planParams() });
