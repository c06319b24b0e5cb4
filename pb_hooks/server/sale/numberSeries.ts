/** Numbers of sale documents: one series for each month (docs/rules-money.md, Invoice number). */
import type { IsoDay } from "#domain/core/days/days.ts";
import {
  creditMonthOf,
  invoiceMonthOf,
  invoiceNumber,
  quoteMonthOf,
} from "#domain/sale/numbering.ts";
import type { SaleKind } from "#domain/sale/saleKind.ts";
import { runSql } from "#server/platform/storage/sql.ts";
import { execute, readInteger, reading, statement } from "#server/platform/storage/statements.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";

/** SQL of the highest number ever given in the month, which triggers maintain. */
const everGiven =
  "COALESCE((SELECT highest FROM optique_number_counters WHERE company = {:company} AND month = {:month}), 0)";

type Numbered = Pick<SaleKind, "header" | "number">;

/** SQL of the highest number of {:month}; with the invoice lock, deleted numbers count too and are not given again. */
export const highestNumberSql = ({ header, number }: Numbered): string => `MAX(
    COALESCE((SELECT MAX(CAST(substr(${number}, 7) AS INTEGER)) FROM ${header}
      WHERE company = {:company} AND substr(${number}, 1, 6) = {:month}), 0),
    (SELECT COALESCE(MAX(invoice_lock), FALSE) FROM optique_companies WHERE id = {:company}) * ${everGiven})`;

/** Next number of the month, read inside the inserting transaction so that no number is given twice. */
export function numberSeries(kind: Numbered) {
  const highest = reading(`SELECT ${highestNumberSql(kind)}`);
  return (tx: core.App, company: string, day: IsoDay): string => {
    const month = invoiceMonthOf(day);
    return invoiceNumber(month, readInteger(tx, highest, { company, month }) + 1);
  };
}

const highestGiven = reading(`SELECT ${everGiven}`);

/** Next number of a series that never gives a number twice: credit notes, quotes and tickets. */
export const nextOf =
  (monthOf: (day: IsoDay) => string) =>
  (tx: core.App, company: string, day: IsoDay): string => {
    const month = monthOf(day);
    return invoiceNumber(month, readInteger(tx, highestGiven, { company, month }) + 1);
  };

export const nextCreditNumber = nextOf(creditMonthOf);
export const nextQuoteNumber = nextOf(quoteMonthOf);

const month = "substr(invoice_number, 1, 6)";

/** Resets the counters of invoices to the highest stored number, when the shop enables the lock. */
export function restartNumbers(tx: core.App, company: string): void {
  runSql(
    tx,
    "DELETE FROM optique_number_counters WHERE company = {:company} AND month GLOB '[0-9]*'",
    { company },
  );
  runSql(
    tx,
    `INSERT INTO optique_number_counters SELECT company, ${month}, MAX(CAST(substr(invoice_number, 7) AS INTEGER))
     FROM optique_invoices WHERE company = {:company} GROUP BY ${month}`,
    { company },
  );
}

/** Increments the counter: a printed slip keeps its number even when its documents are gone. */
const takeNumber = statement(`INSERT INTO optique_number_counters VALUES ({:company}, {:month}, 1)
  ON CONFLICT DO UPDATE SET highest = highest + 1`);

/** Next number for a day's slips, such as 'BF-20261128-1', never given twice. */
export const nextOfDay =
  (prefixOf: (day: IsoDay) => string) =>
  (tx: core.App, company: string, day: IsoDay): string => {
    const prefix = prefixOf(day);
    const of = { company, month: prefix };
    execute(tx, takeNumber, of);
    return `${prefix}${readInteger(tx, highestGiven, of)}`;
  };

/** Number of a stored invoice; '' when it is deleted. */
export const invoiceNumberOf = (tx: core.App, invoice: string): string =>
  storedRecord(tx, "optique_invoices", invoice)?.invoice_number ?? "";
