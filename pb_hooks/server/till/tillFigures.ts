/**
 * A day of the till in one look (domain/README.md §13): its payments and moves as they are shown, and what they come to. The
 * day of the till is the payments' own date.
 */
import { addDays, type IsoDay, storedDay } from "#domain/core/days.ts";
import { type Centimes, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { TillDay, TillFigures } from "#domain/till/tillDay.ts";
import { joinedNames } from "./paymentRows.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import { centimesSql } from "#server/platform/sql.ts";
import { reading, readJson, readText } from "#server/platform/statements.ts";

/** So many days before are looked at for ones that were not closed. */
const openDaysBack = 31;

/** Payments p and moves m of the day; text compares as days do, because a stored day begins with its date. */
const ofDay = (alias: string): string =>
  `${alias}.company = {:company} AND ${alias}.date >= {:day} AND ${alias}.date < {:next}`;
const method =
  "CASE p.payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE p.payment_method END";

/**
 * Where a sale has a prescription: what was paid of it until each payment, in the order of date and creation. Summed once for
 * each sale: asked for each payment, two thousand of one sale took 3.5 s, and a close kept every shop waiting.
 */
const untilSql = `until AS MATERIALIZED (SELECT q.id, SUM(IIF(q.cheque_state = 'bounced', 0, ${centimesSql("q.amount")}))
    OVER (PARTITION BY q.invoice ORDER BY q.date, q.created, q.rowid) AS paid FROM optique_payments q
    WHERE q.invoice IN (SELECT p.invoice FROM optique_payments p JOIN optique_invoices i ON i.id = p.invoice
      WHERE ${ofDay("p")} AND i.prescription <> ''))`;
const partSql = `CASE WHEN i.prescription = '' THEN 'counter'
  WHEN u.paid >= ${centimesSql("i.total_amount")} THEN 'balance' ELSE 'deposit' END`;

/** What a day shows of a payment, and no more: there are hundreds. What most have none of is told of those that have. */
const always = ["id", "invoice", "date", "created", "amount", "payment_method", "by"];
const seldom = ["reference", "notes", "bank", "due_on", "cheque_state", "slip"];
const fields = (names: readonly string[]): string =>
  names.map((name) => `'${name}', [${name}], `).join("");
const rowJson = (names: readonly string[]): string => `json_object(${fields(names)}'part', part,
    'expand', json_object('client', IIF(client IS NULL, NULL, json_object('id', client, 'name', client_name)),
      'invoice', json_object('id', invoice, 'invoice_number', invoice_number, 'prescription', prescription)))`;

/** The limit keeps SQLite from asking for each part again wherever it is named. Groups are few: each sum is theirs. */
const rowsSql = `${untilSql}, read AS (SELECT p.*, i.invoice_number, i.prescription, c.id AS client, c.name AS client_name,
      ${method} AS method, ${centimesSql("p.amount")} AS centimes, ${partSql} AS part
    FROM optique_payments p ${joinedNames("p")} LEFT JOIN until u ON u.id = p.id WHERE ${ofDay("p")} LIMIT -1),
  paid AS MATERIALIZED (SELECT created, method, by, centimes, part, cheque_state <> 'bounced' AS counts,
    IIF(cheque_state || reference || notes = '', ${rowJson(always)}, ${rowJson([...always, ...seldom])}) AS row FROM read),
  taken AS MATERIALIZED (SELECT method, by, part, COUNT(*) AS n, SUM(centimes) AS amount FROM paid WHERE counts GROUP BY 1, 2, 3),
  moved AS MATERIALIZED (SELECT m.created, m.kind, 1 AS n, ${centimesSql("m.amount")} AS amount,
    ${recordJson("optique_cash_moves", "m")} AS row FROM optique_cash_moves m WHERE ${ofDay("m")})`;

const grouped = (name: string, counted: string, from: string): string =>
  `(SELECT json_group_array(json_object('${name}', key, '${counted}', n, 'amount', amount / 100.0))
    FROM (SELECT [${name}] AS key, SUM(n) AS n, SUM(amount) AS amount FROM ${from} GROUP BY key ORDER BY amount DESC, key))`;
const sumOf = (condition: string, from = "taken"): string =>
  `COALESCE((SELECT SUM(amount) FROM ${from} WHERE ${condition}), 0)`;
const partSum = (part: string): string => `${sumOf(`part = '${part}'`)} / 100.0`;
const numberOf = (order: string): string =>
  `COALESCE((SELECT invoice_number FROM optique_invoices s WHERE ${ofDay("s")}
    ORDER BY length(invoice_number) ${order}, invoice_number ${order} LIMIT 1), '')`;

const figuresSql = `json_object(
    'byMethod', ${grouped("method", "payments", "taken")}, 'byPerson', ${grouped("by", "payments", "taken")},
    'byKind', ${grouped("kind", "moves", "moved")},
    'cash', (${sumOf("method = 'cash'")} + ${sumOf("TRUE", "moved")}) / 100.0,
    'sales', (SELECT COUNT(*) FROM optique_invoices s WHERE ${ofDay("s")}),
    'invoicesFrom', ${numberOf("")}, 'invoicesTo', ${numberOf("DESC")},
    'deposits', ${partSum("deposit")}, 'balances', ${partSum("balance")}, 'counter', ${partSum("counter")})`;

/** The last close before the day, and the cash of the open days since. */
const openingSql = `(SELECT json_object('day', l.day, 'counted', l.counted, 'since',
    (COALESCE((SELECT SUM(amount) FROM optique_payment_days WHERE company = {:company} AND method = 'cash'
      AND day > substr(l.day, 1, 10) AND day < {:day}), 0)
    + COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_cash_moves WHERE company = {:company}
      AND date > substr(l.day, 1, 10) || 'z' AND date < {:day}), 0)) / 100.0)
  FROM optique_closes l WHERE l.company = {:company} AND l.day < {:day} ORDER BY l.day DESC LIMIT 1)`;

/** The days before with movements that are not closed, the latest first. */
const openRows = `SELECT o.day, SUM(o.payments) AS payments, SUM(o.moves) AS moves, SUM(o.amount) AS amount FROM (
    SELECT day, payments, 0 AS moves, amount FROM optique_payment_days
      WHERE company = {:company} AND day >= {:from} AND day < {:day} AND payments > 0
    UNION ALL SELECT substr(date, 1, 10), 0, 1, 0 FROM optique_cash_moves
      WHERE company = {:company} AND date >= {:from} AND date < {:day}) o
  WHERE NOT EXISTS (SELECT 1 FROM optique_closes c WHERE c.company = {:company} AND c.day = o.day || ' 00:00:00.000Z')
  GROUP BY o.day ORDER BY o.day DESC`;
const openDaysSql = `(SELECT json_group_array(json_object('day', day, 'payments', payments, 'moves', moves,
    'amount', amount / 100.0)) FROM (${openRows}))`;

/** The day from which this shop closes its till; NULL in one that never did. */
const closeDaySql = (order = ""): string =>
  `(SELECT substr(z.day, 1, 10) FROM optique_closes z WHERE z.company = {:company} AND z.day > '' ORDER BY z.day${order} LIMIT 1)`;
const firstCloseSql = closeDaySql();

const closeSql = `(SELECT ${recordJson("optique_closes", "c")} FROM optique_closes c
  WHERE c.company = {:company} AND c.day = {:stored})`;

/** Three lines: the figures, the payments, the moves. JSON has no line breaks of its own. */
const dayRead = reading(`WITH ${rowsSql} SELECT ${figuresSql}
  || char(10) || (SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT row FROM paid ORDER BY created DESC))
  || char(10) || (SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT row FROM moved ORDER BY created DESC))`);

/** What stands around the day: where it begins, what was left open before, its close. */
const aroundRead =
  reading(`SELECT json_object('openingOf', json(${openingSql}), 'openDays', ${openDaysSql},
    'firstClose', ${firstCloseSql}, 'close', json(${closeSql}))`);

const closeRead = reading(closeSql);
/** The close of a day as JSON; '' where it is open. */
export const closeText = (app: core.App, company: string, day: IsoDay): string =>
  readText(app, closeRead, { company, stored: storedDay(day) });

type Around = Pick<TillDay, "openingOf" | "openDays" | "firstClose" | "close">;
/** `payments` and `moves` as JSON. */
export type DayRead = Around & { figures: TillFigures; payments: string; moves: string };

/** What a day of the till says now. */
export function readDay(app: core.App, company: string, day: IsoDay): DayRead {
  const asked = { company, day };
  const rows = readText(app, dayRead, { ...asked, next: addDays(day, 1) });
  const [figures = "", payments = "[]", moves = "[]"] = rows.split("\n");
  const around = { ...asked, from: backFrom(day), stored: storedDay(day) };
  return {
    ...readJson<Around>(app, aroundRead, around),
    figures: JSON.parse(figures) as TillFigures,
    payments,
    moves,
  };
}

/** What the day opened with: of a closed one, what its close says; nothing where no day before it was closed. */
export function openingCash({ close, openingOf }: Pick<DayRead, "close" | "openingOf">): Centimes {
  if (close) return toCentimes(close.opening);
  return openingOf ? sum([toCentimes(openingOf.counted), toCentimes(openingOf.since)]) : noMoney;
}

const backFrom = (day: IsoDay): IsoDay => addDays(day, -openDaysBack);

const openRead = reading(`SELECT json_object('tillOpen', COUNT(*),
    'tillToClose', COALESCE(SUM(day > ${firstCloseSql}), 0), 'lastClose', ${closeDaySql(" DESC")}) FROM (${openRows})`);
/**
 * How many days before this one were not closed, though something was paid or moved; and those of them that the shop should
 * have closed: none from before it began to.
 */
export const countOpenDays = (
  app: core.App,
  company: string,
  day: IsoDay,
): { tillOpen: number; tillToClose: number; lastClose: string | null } =>
  readJson(app, openRead, { company, day, from: backFrom(day) });
