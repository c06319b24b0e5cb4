/** Document numbers used in each month of a period (docs/rules-books.md, Continuity). */
import { type LostNumber, monthOfNumber, type Series } from "#domain/books/series.ts";
import { today } from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { creditMonthOf, invoiceMonthOf } from "#domain/sale/numbering.ts";
import {
  type Deleted,
  invoiceSeries,
  reissuedNumbers,
  seriesReader,
} from "#server/sale/numberGaps.ts";

const lostOf = ({ number, deletedBy, deletedAt }: Deleted): LostNumber => {
  const time = instantMs(deletedAt);
  return {
    number,
    day: Number.isNaN(time) ? "" : today(new Date(time)),
    by: deletedBy,
  };
};

/** A credit note always counts: its number, once given, is never taken back. */
const creditSeries = seriesReader({
  table: "optique_credit_notes",
  number: "number",
  length: 7,
  months: "A*",
  given: "TRUE",
});

const kinds = {
  invoice: { monthOf: invoiceMonthOf, read: invoiceSeries },
  credit: { monthOf: creditMonthOf, read: creditSeries },
} as const;

/** Lists number series by month: invoices, then credit notes. A month with no number left has no first or last. */
export function bookedSeries(app: core.App, company: string, { from, to }: Period): Series[] {
  const reissued = reissuedNumbers(app, company).map(lostOf);
  return (["invoice", "credit"] as const).flatMap((kind) => {
    const { monthOf, read } = kinds[kind];
    const { ends, missing } = read(app, company, { first: monthOf(from), last: monthOf(to) });
    const lost = missing.map(lostOf);
    const inMonth = (month: string) => (one: LostNumber) =>
      monthOfNumber(kind, one.number) === month;
    const names = [
      ...ends.map(({ month }) => month),
      ...lost.map(({ number }) => monthOfNumber(kind, number)),
    ];
    return [...new Set(names)].sort().map((month) => ({
      kind,
      month,
      first: "",
      last: "",
      ...ends.find((one) => one.month === month),
      missing: lost.filter(inMonth(month)),
      reissued: kind === "invoice" ? reissued.filter(inMonth(month)) : [],
    }));
  });
}
