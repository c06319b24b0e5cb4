/**
 * Reads a day of the till: payments, cash movements and their sums (docs/rules-workshop-till.md, Day of the till). A
 * payment counts on its own date.
 */
import { chequesDue } from "./cheques.ts";
import { paymentMethodSql } from "#server/sale/paymentSql.ts";
import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { expectedCash } from "#domain/till/cash.ts";
import type { TillDay, TillFigures } from "#domain/till/tillDay.ts";
import {
  balanceRows,
  joinFund,
  ofDay,
  paidRows,
  paymentStageSql,
  paymentsSql,
  reversedRows,
  withFund,
} from "./tillRows.ts";
import { userNameByIdSql, joinedUserNameSql } from "#server/people/userNameSql.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import {
  readTexts,
  reading,
  readJson,
  readText,
  statement,
} from "#server/platform/storage/statements.ts";

/** Number of past days searched for a missing closing. */
const openDaysBack = 31;

/** SQL key that sorts invoice numbers: 99 before 100. */
const numberOrder = `printf('%03d', length(s.invoice_number)) || s.invoice_number`;

/** Common tables of partial sums, from which all figures are computed. */
const sumRows = `${paidRows}, ${reversedRows}, ${balanceRows},
  taken AS MATERIALIZED (SELECT method, person, actor, [by],
      ${paymentStageSql("fund", "prescription", "place")} AS part, SUM(n) AS n, SUM(centimes) AS amount
    FROM (${["paid", "reversed"].map((rows) => `SELECT fund, prescription, place, method, person, actor, [by], n, centimes FROM ${rows}`).join(" UNION ALL ")})
    GROUP BY method, person, part),
  moved AS MATERIALIZED (SELECT m.created, m.kind, 1 AS n, ${centimesSql("m.amount")} AS amount,
    ${recordJson("optique_cash_moves", "m", { by: joinedUserNameSql("u", "m.[by]") })} AS row
    FROM optique_cash_moves m LEFT JOIN optique_users u ON u.id = m.actor WHERE ${ofDay("m")}),
  refunded AS MATERIALIZED (SELECT r.created, ${paymentMethodSql("r.payment_method")} AS method, 1 AS n, ${centimesSql("r.amount")} AS amount,
    ${withFund(`json_object('id', r.id, 'invoice', r.invoice, 'credit_note', r.credit_note, 'date', r.date, 'created', r.created, 'amount', r.amount,
      'payment_method', r.payment_method, 'by', ${joinedUserNameSql("u", "r.[by]")}, 'invoice_number', i.invoice_number, 'client_name', c.name)`)} AS row
    FROM optique_refunds r JOIN optique_invoices i ON i.id = r.invoice LEFT JOIN optique_clients c ON c.id = i.client
      LEFT JOIN optique_users u ON u.id = r.actor ${joinFund("r")} WHERE ${ofDay("r")}),
  credited AS MATERIALIZED (SELECT COALESCE(SUM(${centimesSql("k.total_amount")}), 0) AS total, COALESCE(SUM(${centimesSql("k.kept")}), 0) AS kept
    FROM optique_credit_notes k WHERE ${ofDay("k")}),
  numbered AS MATERIALIZED (SELECT COUNT(*) AS n, MIN(${numberOrder}) AS low, MAX(${numberOrder}) AS high
    FROM optique_invoices s WHERE ${ofDay("s")})`;

/** SQL condition: the method brings money in, unlike a used kept credit. */
const isMoney = "method <> 'credit'";
const grouped = (name: string, counted: string, from: string): string =>
  `(SELECT json_group_array(json_object('${name}', key, '${counted}', MAX(n, 0), 'amount', amount / 100.0))
    FROM (SELECT [${name}] AS key, SUM(n) AS n, SUM(amount) AS amount FROM ${from} GROUP BY key HAVING SUM(n) <> 0 OR SUM(amount) <> 0 ORDER BY amount DESC, key))`;
/** Sums by user, under the current name; older payments without a user id are grouped by the stored name. */
const byPersonSql = `(SELECT json_group_array(json_object('actor', actor, 'by', name, 'payments', MAX(n, 0), 'amount', amount / 100.0))
    FROM (SELECT actor, ${joinedUserNameSql("u", "taken.[by]")} AS name, SUM(n) AS n, SUM(amount) AS amount
      FROM taken LEFT JOIN optique_users u ON u.id = actor WHERE ${isMoney} GROUP BY person HAVING SUM(n) <> 0 OR SUM(amount) <> 0 ORDER BY amount DESC, name))`;
const sumOf = (condition: string, from = "taken"): string =>
  `COALESCE((SELECT SUM(amount) FROM ${from} WHERE ${condition}), 0)`;
const stageSum = (part: string): string => `${sumOf(`part = '${part}' AND ${isMoney}`)} / 100.0`;
const numberOf = (end: string): string => `COALESCE((SELECT substr(${end}, 4) FROM numbered), '')`;

/** json_patch leaves `funds` out on a day without cheques of funds. */
const figuresSql = `json_patch(json_object(
    'byMethod', ${grouped("method", "payments", "taken")}, 'byPerson', ${byPersonSql},
    'byKind', ${grouped("kind", "moves", "moved")},
    'cash', (${sumOf("method = 'cash'")} + ${sumOf("TRUE", "moved")} - ${sumOf("method = 'cash'", "refunded")}) / 100.0,
    'refunded', ${grouped("method", "refunds", "refunded")}, 'credited', (SELECT total FROM credited) / 100.0,
    'kept', (SELECT kept FROM credited) / 100.0, 'used', ${sumOf("method = 'credit'")} / 100.0,
    'reversed', COALESCE((SELECT SUM(centimes) FROM reversed), 0) / 100.0,
    'sales', (SELECT n FROM numbered), 'invoicesFrom', ${numberOf("low")}, 'invoicesTo', ${numberOf("high")},
    'deposits', ${stageSum("deposit")}, 'balances', ${stageSum("balance")}, 'counter', ${stageSum("counter")}),
  json_object('funds', NULLIF(${stageSum("fund")}, 0)))`;

/** SQL of the cash of some days; arguments: conditions on the day of payments and on the date of movements. */
const cashOfDays = (payments: string, moves: string): string =>
  `(COALESCE((SELECT SUM(amount) FROM optique_payment_days WHERE company = {:company} AND method = 'cash' AND ${payments}), 0)
    - COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_refunds WHERE company = {:company} AND payment_method = 'cash' AND ${moves}), 0)
    + COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_cash_moves WHERE company = {:company} AND ${moves}), 0))`;
const closed = "substr(l.day, 1, 10)";
/** SQL of a day's cash as its closing stored it, in centimes; `close`: the closing's alias. */
export const closedCashSql = (close: string): string =>
  centimesSql(`json_extract(IIF(json_valid(${close}.figures), ${close}.figures, '{}'), '$.cash')`);

/**
 * SQL condition: closings made before the day's own closing, since a day closed late was unknown to earlier closings.
 * It compares their order in the table, because the clock may have been set back.
 */
const isKnown = `l.rowid <= COALESCE((SELECT own.rowid FROM optique_closes own
  WHERE own.company = {:company} AND own.day = {:stored}), l.rowid)`;

/** SQL of the last closing before the day, the cash of open days since, and changes to that closed day afterwards. */
const openingSql = `(SELECT json_object('day', l.day, 'counted', l.counted,
    'since', ${cashOfDays(`day > ${closed} AND day < {:day}`, `date > ${closed} || 'z' AND date < {:day}`)} / 100.0,
    'late', COALESCE(${cashOfDays(`day = ${closed}`, `date >= ${closed} AND date < ${closed} || 'z'`)}
      - ${closedCashSql("l")}, 0) / 100.0)
  FROM optique_closes l WHERE l.company = {:company} AND l.day < {:day} AND ${isKnown} ORDER BY l.day DESC LIMIT 1)`;

/** SQL of past days with payments or movements but without a closing, the latest first. */
export const openRows = `SELECT o.day, SUM(o.payments) AS payments, SUM(o.moves) AS moves, SUM(o.amount) AS amount FROM (
    SELECT day, payments, 0 AS moves, amount FROM optique_payment_days
      WHERE company = {:company} AND day >= {:from} AND day < {:day} AND (payments <> 0 OR amount <> 0) AND method <> 'fund'
    UNION ALL SELECT substr(date, 1, 10), 0, 1, 0 FROM optique_cash_moves
      WHERE company = {:company} AND date >= {:from} AND date < {:day}
    UNION ALL SELECT substr(date, 1, 10), 0, 1, 0 FROM optique_refunds
      WHERE company = {:company} AND payment_method = 'cash' AND date >= {:from} AND date < {:day}) o
  WHERE NOT EXISTS (SELECT 1 FROM optique_closes c WHERE c.company = {:company} AND c.day = o.day || ' 00:00:00.000Z')
  GROUP BY o.day ORDER BY o.day DESC`;
const openDaysSql = `(SELECT json_group_array(json_object('day', day, 'payments', payments, 'moves', moves,
    'amount', amount / 100.0)) FROM (${openRows}))`;

/** SQL of the first closed day; NULL in a shop that never closed its till. */
export const firstCloseSql = `(SELECT substr(z.day, 1, 10) FROM optique_closes z WHERE z.company = {:company} AND z.day > '' ORDER BY z.day LIMIT 1)`;

const closeSql = `(SELECT ${recordJson("optique_closes", "c", { by: userNameByIdSql("c.actor", "c.[by]") })} FROM optique_closes c
  WHERE c.company = {:company} AND c.day = {:stored})`;

const rowsOf = (name: string): string =>
  `(SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT row FROM ${name} ORDER BY created DESC))`;

const figuresRead = statement(`WITH ${sumRows} SELECT ${figuresSql}`);
/** Computes the present sums of a day. */
export const readTillFigures = (app: core.App, company: string, day: IsoDay): TillFigures =>
  readJson(app, figuresRead, asked(company, day));
/** Reads figures, payments and cash movements. */
const dayRead = statement(`WITH ${sumRows} SELECT ${figuresSql}, ${paymentsSql},
  ${rowsOf("moved")}, ${rowsOf("refunded")}, ${rowsOf("reversed")}`);

/** Reads the opening, the earlier open days and the closing. */
const aroundRead =
  reading(`SELECT json_object('openingOf', json(${openingSql}), 'openDays', ${openDaysSql},
    'firstClose', ${firstCloseSql}, 'close', json(${closeSql}))`);

const closeRead = reading(closeSql);
/** Closing of a day as JSON; '' when the day is open. */
export const closingJson = (app: core.App, company: string, day: IsoDay): string =>
  readText(app, closeRead, { company, stored: storedDay(day) });

type Around = Pick<TillDay, "openingOf" | "openDays" | "firstClose" | "close">;
type DaySums = Around & { figures: TillFigures };

const aroundOf = (app: core.App, company: string, day: IsoDay): Around =>
  readJson(app, aroundRead, { company, day, from: backFrom(day), stored: storedDay(day) });
const asked = (company: string, day: IsoDay) => ({ company, day, next: addDays(day, 1) });

/** Sums of a day without its rows: fewer reads, because other writers wait during a closing. */
export const readTillSums = (app: core.App, company: string, day: IsoDay): DaySums => ({
  ...aroundOf(app, company, day),
  figures: readTillFigures(app, company, day),
});

/** Everything about a day; `payments`, `moves`, `refunds` and `reversals` are JSON lists. */
export function readTillDay(
  app: core.App,
  company: string,
  day: IsoDay,
): DaySums & { payments: string; moves: string; refunds: string; reversals: string } {
  const texts = readTexts(app, dayRead, asked(company, day), 5);
  const [figures = "", payments = "", moves = "", refunds = "", reversals = ""] = texts;
  return {
    ...aroundOf(app, company, day),
    figures: JSON.parse(figures) as TillFigures,
    payments,
    moves,
    refunds,
    reversals,
  };
}

/** Cash at the opening, and expected cash. */
export function tillCashOf(read: DaySums): { opening: Centimes; expected: Centimes } {
  const opening = openingCash(read);
  return { opening, expected: expectedCash(opening, [toCentimes(read.figures.cash)], []) };
}

/** Opening cash: as stored in the closing, else derived from the last closing; zero without one. */
function openingCash({ close, openingOf }: Around): Centimes {
  if (close) return toCentimes(close.opening);
  return openingOf ? sum([toCentimes(openingOf.counted), toCentimes(openingOf.since)]) : noMoney;
}

const backFrom = (day: IsoDay): IsoDay => addDays(day, -openDaysBack);

const openRead = reading(`SELECT json_object('tillOpen', COUNT(*),
    'tillToClose', COUNT(CASE WHEN day > ${firstCloseSql} THEN 1 END),
    'firstToClose', MIN(CASE WHEN day > ${firstCloseSql} THEN day END)) FROM (${openRows})`);
/**
 * Counts past days without a closing; `tillToClose` and `firstToClose` only cover days after the shop's first closing.
 */
const countOpenDays = (
  app: core.App,
  company: string,
  day: IsoDay,
): { tillOpen: number; tillToClose: number; firstToClose: string | null } =>
  readJson(app, openRead, { company, day, from: backFrom(day) });

/** Number of days to close, shown at the menu entry. */
export const countDaysToClose = (app: core.App, company: string): number =>
  countOpenDays(app, company, today()).tillToClose;

/** Tasks of the till, for the dashboard. */
export function tillTasks(app: core.App, company: string) {
  const { cheques, amount } = chequesDue(app, company);
  return {
    chequesDue: cheques,
    chequesDueAmount: amount,
    ...countOpenDays(app, company, today()),
  };
}
