/** Invoices and credit notes of a period with their rates, as the TVA page sums them (docs/rules-books.md, Files). */
import { creditedAmount, type RatedAmount, ratedAmount, type SaleRow } from "#domain/books/rows.ts";
import { type IsoDay, today } from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, centimesSql, noMoney } from "#domain/core/money.ts";
import {
  creditedRatesSql,
  datedDaySql,
  soldRatesSql,
  vatParams,
} from "#server/figures/vatFigures.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { clientIceSql, clientSql } from "./clientSql.ts";

/** One rate of a document. `before`: at this rate, the amount of the invoice before the credit note. */
type ReadRate = [points: number | null, ttc: Centimes | null, before: Centimes | null];
type Read = Omit<SaleRow, "issued" | "rates"> & { issued: string; rates: ReadRate[] };

/** SQL expressions for the values of a document; `row` is the alias of its table. */
type Columns = Record<
  "row" | "kind" | "number" | "issued" | "origin" | "client" | "ice" | "ttc" | "before",
  string
>;

const saleJson = (of: Columns): string =>
  `json_object('kind', '${of.kind}', 'number', ${of.number}, 'day', substr(${of.row}.date, 1, 10), 'issued', ${of.issued}, 'origin', ${of.origin},
    'client', ${of.client}, 'ice', ${of.ice}, 'rates', json_group_array(json_array(s.points, ${of.ttc}, ${of.before}) ORDER BY s.points))`;

const invoicesSql = `SELECT i.date, i.invoice_number AS number, ${saleJson({
  row: "i",
  kind: "invoice",
  number: "i.invoice_number",
  issued: "i.issued_at",
  origin: "''",
  client: clientSql("i", "c"),
  ice: clientIceSql("i", "c"),
  ttc: `COALESCE(s.ttc, ${centimesSql("i.total_amount")})`,
  before: "NULL",
})} AS row
  FROM optique_invoices i LEFT JOIN optique_clients c ON c.id = i.client LEFT JOIN (${soldRatesSql}) s ON s.id = i.id
  WHERE ${datedDaySql("i")} GROUP BY i.id`;
/** A credit note has no draft: it is issued when it is written. */
const creditsSql = `SELECT n.date, n.number, ${saleJson({
  row: "n",
  kind: "credit",
  number: "n.number",
  issued: "n.created",
  origin: "i.invoice_number",
  client: clientSql("n", "c"),
  ice: clientIceSql("i", "c"),
  ttc: "s.ttc",
  before: "s.before",
})} AS row
  FROM optique_credit_notes n JOIN optique_invoices i ON i.id = n.invoice LEFT JOIN optique_clients c ON c.id = n.client
    LEFT JOIN (SELECT id, points, own AS ttc, before FROM (${creditedRatesSql})) s ON s.id = n.id
  WHERE ${datedDaySql("n")} GROUP BY n.id`;
const rowsSql = `SELECT json_group_array(json(row)) AS json
  FROM (SELECT row FROM (${invoicesSql} UNION ALL ${creditsSql}) ORDER BY date, number)`;

const dayOfInstant = (stored: string): IsoDay | "" => {
  const time = instantMs(stored);
  return Number.isNaN(time) ? "" : today(new Date(time));
};

const rateOf = ([points, ttc, before]: ReadRate): RatedAmount =>
  before === null
    ? ratedAmount(ttc ?? noMoney, points, 1)
    : creditedAmount(ttc ?? noMoney, before, points);

/** Reads sales by day and number, credit notes negative. An invoice without lines has its total, without TVA. */
export const bookedSales = (app: core.App, company: string, period: Period): SaleRow[] =>
  readJson<Read[]>(app, rowsSql, vatParams(company, period)).map((read) =>
    Object.assign(read, { issued: dayOfInstant(read.issued), rates: read.rates.map(rateOf) }),
  );
