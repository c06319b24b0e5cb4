/** Numbers of sale documents: one series for each month (docs/rules-money.md, Invoice). */
import type { IsoDay } from "#domain/core/days.ts";
import { invoiceNumber, invoiceMonthOf } from "#domain/sale/numbering.ts";
import type { SaleKind } from "#domain/sale/saleKind.ts";
import { readInteger, reading } from "#server/platform/statements.ts";

/** Next number of the month, read inside the inserting transaction so that none is issued twice. */
export function numberSeries({ header, number }: Pick<SaleKind, "header" | "number">) {
  const highest = reading(`SELECT MAX(CAST(substr(${number}, 7) AS INTEGER)) FROM ${header}
    WHERE company = {:company} AND substr(${number}, 1, 6) = {:month}`);
  return (tx: core.App, company: string, day: IsoDay): string => {
    const month = invoiceMonthOf(day);
    return invoiceNumber(month, readInteger(tx, highest, { company, month }) + 1);
  };
}
