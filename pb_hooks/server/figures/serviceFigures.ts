/** Figures of the tickets received in a period (docs/rules-slips.md, Figures). */
import { centimesSql } from "#domain/core/money.ts";
import { daysBetween, parseDay, today } from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { withoutKeys } from "#domain/people/hiddenFields.ts";
import { meanDays, remakeRate, type ServiceFigures } from "#domain/services/serviceFigures.ts";
import { partsCostSql } from "#domain/services/serviceParts.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import { readInteger, readJson } from "#server/platform/storage/statements.ts";
import { firstInvoiceSql } from "#server/workshop/firstInvoice.ts";
import { lastStepInstantSql } from "#server/workshop/jobCards.ts";
import { datedSql, jsonOfRows, rowsOf, type Sales, salesParams } from "./salesRows.ts";

const anyService =
  "SELECT EXISTS(SELECT 1 FROM optique_services WHERE company = {:company}) AS json";

/** Tickets of the period, of the shop or of the person who received them; `cost` is before suppliers' refunds. */
const takenSql = (
  isShop: boolean,
): string => `SELECT t.kind, t.cause, t.worker, t.supplier, t.status, t.date,
    t.invoice > '' AS sold, IIF(t.status = 'returned', ${lastStepInstantSql}, '') AS handed,
    ${centimesSql("t.cost")} + ${partsCostSql("t.id")} AS cost, ${centimesSql("t.received_amount")} AS received
  FROM optique_services t WHERE ${datedSql("t")}${isShop ? "" : " AND t.actor = {:seller} AND {:seller} <> ''"}`;

/** Jobs whose first invoice is dated in the period. */
const madeSql = (counts: string): string => `SELECT j.lab FROM optique_invoices i
  CROSS JOIN optique_jobs j ON j.prescription = i.prescription
  WHERE ${datedSql("i")} AND i.prescription > '' AND ${counts} AND i.rowid = ${firstInvoiceSql("i.rowid", "j.prescription")}`;

const figuresSql = (sales: Sales): string => `WITH
  taken AS MATERIALIZED (${takenSql(sales.seller === null)}),
  made AS MATERIALIZED (${madeSql(rowsOf(sales).counts)})
  SELECT json_object('count', COUNT(*), 'remakes', COALESCE(SUM(kind = 'remake'), 0),
    'free', COALESCE(SUM(status = 'returned' AND sold = 0), 0), 'paid', COALESCE(SUM(status = 'returned' AND sold = 1), 0),
    'jobs', (SELECT COUNT(*) FROM made), 'cost', COALESCE(SUM(cost), 0), 'received', COALESCE(SUM(received), 0),
    'lists', json(${jsonOfRows({
      handed: "SELECT json_array(date, handed) AS row FROM taken WHERE handed > ''",
      byCause: `SELECT json_object('cause', cause, 'count', COUNT(*), 'cost', SUM(cost)) AS row
        FROM taken WHERE cause > '' GROUP BY cause ORDER BY COUNT(*) DESC, cause`,
      byLab: `SELECT json_object('lab', lab, 'name', COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = lab), ''),
          'jobs', SUM(jobs), 'remakes', SUM(remakes)) AS row
        FROM (SELECT lab, 1 AS jobs, 0 AS remakes FROM made UNION ALL SELECT supplier, 0, 1 FROM taken WHERE kind = 'remake')
        WHERE lab > '' GROUP BY lab ORDER BY SUM(remakes) DESC, SUM(jobs) DESC, lab`,
      byWorker: `SELECT json_object('worker', worker, 'name', COALESCE((SELECT u.name FROM optique_users u WHERE u.id = worker), ''),
          'count', COUNT(*), 'cost', SUM(cost)) AS row
        FROM taken WHERE worker > '' GROUP BY worker ORDER BY SUM(cost) DESC, COUNT(*) DESC, worker`,
    })})) AS json FROM taken`;

type Read = Omit<ServiceFigures, "days" | "rate" | "byCause" | "byLab" | "byWorker"> & {
  lists: {
    handed: [date: string, at: string][];
    byCause: ServiceFigures["byCause"];
    byLab: Omit<ServiceFigures["byLab"][number], "rate">[];
    byWorker: ServiceFigures["byWorker"];
  };
};

/** Number of days from the reception of the glasses to their hand-over. */
function daysWithUs([date, at]: [date: string, at: string]): number[] {
  const [from, to] = [parseDay(date), instantMs(at)];
  return from === null || Number.isNaN(to) ? [] : [daysBetween(from, today(new Date(to)))];
}

const inDirhams = <Row extends { cost: number }>(row: Row): Row => ({
  ...row,
  cost: dirhams(row.cost),
});

const none: ServiceFigures = {
  count: 0,
  free: 0,
  paid: 0,
  days: null,
  remakes: 0,
  jobs: 0,
  rate: null,
  cost: 0,
  received: 0,
  byCause: [],
  byLab: [],
  byWorker: [],
};

function readFigures(app: core.App, sales: Sales, period: Period): ServiceFigures {
  const { lists, ...sums } = readJson<Read>(app, figuresSql(sales), salesParams(sales, period));
  return {
    ...inDirhams(sums),
    received: dirhams(sums.received),
    days: meanDays(lists.handed.flatMap(daysWithUs)),
    rate: remakeRate(sums),
    byCause: lists.byCause.map(inDirhams),
    byLab: lists.byLab.map((row) => ({ ...row, rate: remakeRate(row) })),
    // A person's own figures have no list by worker.
    byWorker: sales.seller === null ? lists.byWorker.map(inDirhams) : [],
  };
}

/** Figures of tickets: zeros in a shop without any, whose jobs are not counted. Without `seesCosts` no costs. */
export function serviceFigures(
  app: core.App,
  sales: Sales,
  period: Period,
  seesCosts: boolean,
): object {
  const isUsed = readInteger(app, anyService, { company: sales.company }) > 0;
  const figures = isUsed ? readFigures(app, sales, period) : none;
  if (seesCosts) return figures;
  return {
    ...withoutKeys(figures, ["cost", "received"]),
    byCause: figures.byCause.map((row) => withoutKeys(row, ["cost"])),
    byWorker: figures.byWorker.map((row) => withoutKeys(row, ["cost"])),
  };
}
