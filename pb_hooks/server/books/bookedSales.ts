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

/** One rate of a document. `before`: the amount of the invoice before a credit note, at this rate. */
type Read = [
  id: string,
  number: string,
  day: IsoDay,
  issued: string,
  origin: string,
  client: string,
  ice: string,
  points: number | null,
  ttc: Centimes | null,
  before: Centimes | null,
];

const invoicesSql = `SELECT i.date, i.invoice_number AS number, s.points, json_array(i.id, i.invoice_number, substr(i.date, 1, 10), i.issued_at, '',
    ${clientSql("i", "c")}, ${clientIceSql("i", "c")}, s.points, COALESCE(s.ttc, ${centimesSql("i.total_amount")}), NULL) AS row
  FROM optique_invoices i LEFT JOIN optique_clients c ON c.id = i.client LEFT JOIN (${soldRatesSql}) s ON s.id = i.id
  WHERE ${datedDaySql("i")}`;
/** A credit note is issued as it is written. */
const creditsSql = `SELECT n.date, n.number, s.points, json_array(n.id, n.number, substr(n.date, 1, 10), n.created, i.invoice_number,
    ${clientSql("n", "c")}, ${clientIceSql("i", "c")}, s.points, s.own, s.before) AS row
  FROM optique_credit_notes n JOIN optique_invoices i ON i.id = n.invoice LEFT JOIN optique_clients c ON c.id = n.client
    LEFT JOIN (${creditedRatesSql}) s ON s.id = n.id WHERE ${datedDaySql("n")}`;
const rowsSql = `SELECT json_group_array(json(row)) AS json
  FROM (SELECT row FROM (${invoicesSql} UNION ALL ${creditsSql}) ORDER BY date, number, points)`;

const dayOfInstant = (stored: string): IsoDay | "" => {
  const time = instantMs(stored);
  return Number.isNaN(time) ? "" : today(new Date(time));
};

function rateOf(read: Read): RatedAmount {
  const [, , , , , , , points, ttc, before] = read;
  return before === null
    ? ratedAmount(ttc ?? noMoney, points, 1)
    : creditedAmount(ttc ?? noMoney, before, points);
}

/** Sales in the order of their days and numbers, credit notes below 0. An invoice without lines has its amount, without TVA. */
export function bookedSales(app: core.App, company: string, period: Period): SaleRow[] {
  const rows: SaleRow[] = [];
  let last = "";
  for (const read of readJson<Read[]>(app, rowsSql, vatParams(company, period))) {
    const [id, number, day, issued, origin, client, ice] = read;
    if (id === last) rows.at(-1)?.rates.push(rateOf(read));
    else
      rows.push({
        kind: origin === "" ? "invoice" : "credit",
        number,
        day,
        issued: dayOfInstant(issued),
        origin,
        client,
        ice,
        rates: [rateOf(read)],
      });
    last = id;
  }
  return rows;
}
