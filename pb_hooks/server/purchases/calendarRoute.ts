/** GET /api/optique/calendar?from=&weeks=: money expected and due by week (docs/rules-purchases-money.md, Calendar). */
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { centimesSql, toDirhams } from "#domain/core/money.ts";
import { billRestSql, isOpenBillSql } from "#domain/purchases/bill.ts";
import {
  calendarOf,
  type CalendarGroup,
  type CalendarRow,
  lastCalendarDay,
  mostWeeks,
  sideOf,
  defaultWeeks,
} from "#domain/purchases/calendar.ts";
import type { CalendarRows, PurchaseCalendar } from "#domain/purchases/purchaseAnswers.ts";
import type { Route } from "#server/engine/route.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";
import { owedInstalmentsSql } from "#server/sale/plannedInvoice.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

const supplierSql =
  "COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = x.supplier), '')";
const payerSql = `COALESCE(IIF(x.fund > '', (SELECT f.name FROM optique_funds f WHERE f.id = x.fund),
  (SELECT c.name FROM optique_invoices i JOIN optique_clients c ON c.id = i.client WHERE i.id = x.invoice)), '')`;

/** SQL of a source's rows due up to the last day, including those without a due day. */
const rowsSql = (row: {
  kind: string;
  name: string;
  amount: string;
  from: string;
}): string => `SELECT ${row.kind} AS kind, x.id, substr(x.due_on, 1, 10) AS day, ${row.name} AS name, ${row.amount} AS amount
  FROM ${row.from} AND x.due_on <= {:last}`;

/** SQL of each source of the calendar; an instalment is due on its day in the plan. */
const sources: readonly string[] = [
  rowsSql({
    kind: "'cheque'",
    name: payerSql,
    amount: centimesSql("x.amount"),
    from: "optique_payments x WHERE x.company = {:company} AND x.cheque_state > '' AND x.cheque_state = 'in_hand'",
  }),
  `SELECT 'plan', x.id, x.day, COALESCE((SELECT c.name FROM optique_clients c WHERE c.id = x.client), ''), x.amount
  FROM (${owedInstalmentsSql}) x WHERE x.day <= {:last}`,
  rowsSql({
    kind: "'bill'",
    name: supplierSql,
    amount: billRestSql("x"),
    from: `optique_bills x INDEXED BY idx_bills_open WHERE x.company = {:company} AND ${isOpenBillSql("x")}`,
  }),
  rowsSql({
    kind: "x.method",
    name: supplierSql,
    amount: centimesSql("x.amount"),
    from: "optique_bill_payments x INDEXED BY idx_bill_payments_issued WHERE x.company = {:company} AND x.state = 'issued'",
  }),
];

const calendarRead =
  reading(`SELECT json_group_array(json_object('kind', kind, 'id', id, 'day', day, 'name', name, 'amount', amount))
  FROM (${sources.join(" UNION ALL ")})`);

type Asked = { from: IsoDay; weeks: number };

/** First day and number of weeks in the query string; by default today and eight. */
function askedOf(e: core.RequestEvent): Asked {
  const [day, count] = [queryParam(e, "from"), queryParam(e, "weeks")];
  const from = day === "" ? today() : parseDay(day);
  const weeks = count === "" ? defaultWeeks : Number(count);
  if (!from) return refuse([{ field: "from", code: "day" }]);
  if (Number.isInteger(weeks) && weeks >= 1 && weeks <= mostWeeks) return { from, weeks };
  const code = weeks < 1 ? "min" : weeks > mostWeeks ? "max" : "int";
  return refuse([
    { field: "weeks", code, params: code === "min" ? { min: 1 } : { max: mostWeeks } },
  ]);
}

const inDirhams = ({ in: comes, out, rows }: CalendarGroup): CalendarRows => ({
  in: toDirhams(comes),
  out: toDirhams(out),
  rows: rows.map((row) => ({ ...row, amount: toDirhams(row.amount) })),
});

export const calendarRoute: Route = {
  method: "GET",
  path: "/calendar",
  right: "cost.see",
  handle(e, { company }) {
    const { from, weeks } = askedOf(e);
    const last = storedDay(lastCalendarDay(from, weeks));
    const read = readJson<Omit<CalendarRow, "side">[]>(e.app, calendarRead, { company, last });
    const rows = read.map((row) => ({ ...row, side: sideOf(row.kind) }));
    const found = calendarOf(rows, from, weeks);
    const answer: PurchaseCalendar = {
      late: inDirhams(found.late),
      undated: inDirhams(found.undated),
      weeks: found.weeks.map((week) => ({ from: week.from, to: week.to, ...inDirhams(week) })),
    };
    e.json(200, answer);
  },
};
