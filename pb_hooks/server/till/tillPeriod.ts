/** Days of the till in a period: open ones, closed ones that changed since, cash (docs/rules-books.md, Differences). */
import { addDays, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, centimesSql, toCentimes } from "#domain/core/money.ts";
import type { TillClosing } from "#domain/core/records.ts";
import type { CashMoveOfDay, CountedDay } from "#domain/till/cash.ts";
import { type ClosedFigures, type TillChanges, tillChangesSince } from "#domain/till/tillDay.ts";
import { joinedUserNameSql } from "#server/people/userNameSql.ts";
import { inPeriodSql, periodParams } from "#server/engine/totals/figureRows.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { firstCloseSql, openRows, readTillFigures } from "./tillFigures.ts";

const storedParams = (company: string, { from, to }: Period) => ({
  company,
  from: storedDay(from),
  to: storedDay(to),
});

const openSql = `SELECT json_object('count', COUNT(*), 'amount', COALESCE(SUM(amount), 0), 'first', COALESCE(MIN(day), '')) AS json
  FROM (${openRows}) WHERE day > ${firstCloseSql}`;

/** Days with money but no closing, after the shop's first closing: number, `amount` in centimes, and first day. */
export const openDaysOf = (
  app: core.App,
  company: string,
  { from, to }: Period,
): { count: number; amount: Centimes; first: string } =>
  readJson(app, openSql, { company, from, day: addDays(to, 1) });

type ReadClose = Pick<TillClosing, "by" | "expected" | "counted" | "difference"> & {
  day: IsoDay;
  figures: ClosedFigures | null;
};

const closesSql = `SELECT json_group_array(json_object('day', substr(c.day, 1, 10), 'by', ${joinedUserNameSql("u", "c.[by]")},
    'expected', c.expected, 'counted', c.counted, 'difference', c.difference,
    'figures', json(IIF(json_valid(c.figures), c.figures, 'null'))) ORDER BY c.day) AS json
  FROM optique_closes c LEFT JOIN optique_users u ON u.id = c.actor
  WHERE c.company = {:company} AND c.day >= {:from} AND c.day <= {:to}`;

/** Closing of a day, in centimes; `changes`: what differs in the day's figures now; null when nothing does. */
type ClosedDay = CountedDay & { changes: TillChanges };

/** Closings of the period by day. */
export const closedDays = (app: core.App, company: string, period: Period): ClosedDay[] =>
  readJson<ReadClose[]>(app, closesSql, storedParams(company, period)).map(
    ({ day, by, figures, ...cash }) => ({
      day,
      by,
      expected: toCentimes(cash.expected),
      counted: toCentimes(cash.counted),
      difference: toCentimes(cash.difference),
      changes: figures && tillChangesSince(figures, readTillFigures(app, company, day)),
    }),
  );

const dayOf = "substr(date, 1, 10)";
const datedCash = "company = {:company} AND date >= {:storedFrom} AND date <= {:storedTo}";
const cashSql = `SELECT json_group_object(day, amount) AS json FROM (SELECT day, SUM(amount) AS amount FROM (
    SELECT day, amount FROM optique_payment_days WHERE ${inPeriodSql} AND method = 'cash'
    UNION ALL SELECT ${dayOf}, -${centimesSql("amount")} FROM optique_refunds WHERE ${datedCash} AND payment_method = 'cash'
    UNION ALL SELECT ${dayOf}, ${centimesSql("amount")} FROM optique_cash_moves WHERE ${datedCash})
  GROUP BY day HAVING SUM(amount) <> 0)`;

/** Cash of each day in the period from the till's totals, in centimes. */
export function cashByDay(
  app: core.App,
  company: string,
  period: Period,
): Record<string, Centimes> {
  const { from, to } = storedParams(company, period);
  const params = { ...periodParams(company, period), storedFrom: from, storedTo: to };
  return readJson(app, cashSql, params);
}

const movesSql = `SELECT json_group_array(json_object('day', substr(m.date, 1, 10), 'kind', m.kind, 'label', m.label,
    'by', ${joinedUserNameSql("u", "m.[by]")}, 'amount', ${centimesSql("m.amount")}) ORDER BY m.date, m.created, m.id) AS json
  FROM optique_cash_moves m LEFT JOIN optique_users u ON u.id = m.actor
  WHERE m.company = {:company} AND m.date >= {:from} AND m.date <= {:to}`;

/** Cash movements of the period, by day. */
export const cashMovesOf = (app: core.App, company: string, period: Period): CashMoveOfDay[] =>
  readJson(app, movesSql, storedParams(company, period));
