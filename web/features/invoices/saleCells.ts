/**
 * Table of exported invoices. On each row, the due is the amount less credits, payments and the fund's part; TVA by
 * rate follows.
 */
import type { ExportedSale } from "#api/sales/invoices.ts";
import { type Centimes, minus, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { clientPart } from "#domain/sale/due.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { vatOf } from "#domain/sale/vat.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf, invoiceStatusLabels } from "#lib/texts/labels.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { invoicesStrings } from "./invoices.strings.ts";

/** Balance with its sign: negative for a surplus. */
const balanceOf = (sale: ExportedSale): Centimes =>
  minus(clientPart(sale), toCentimes(sale.paid_amount));

/** Amount without TVA; a line without a rate counts in full. */
const netOf = ({ lines }: ExportedSale): Centimes =>
  sum([
    ...vatOf(lines).map(({ ht }) => ht),
    ...lines.filter(({ vat_rate }) => vat_rate === null).map(itemTotal),
  ]);

/** Heads and rows of the table; TVA columns appear only for rates that a line has. */
export function saleTable(sales: readonly ExportedSale[]): { head: string[]; rows: Cell[][] } {
  const rates = [
    ...new Set(sales.flatMap(({ lines }) => vatOf(lines).map(({ rate }) => rate))),
  ].sort((a, b) => a - b);
  const vatCells = (sale: ExportedSale): Cell[] => {
    if (rates.length === 0) return [];
    const shares = new Map(vatOf(sale.lines).map(({ rate, vat }) => [rate, vat]));
    return [netOf(sale), ...rates.map((rate) => shares.get(rate) ?? noMoney)].map(toDirhams);
  };
  const vatHeads = rates.map((rate) => invoicesStrings.list.vatHead(rateText(rate)));
  return {
    head: [
      ...invoicesStrings.list.exportHead,
      words.credits,
      invoicesStrings.list.fundPart,
      ...(rates.length > 0 ? [invoicesStrings.list.net, ...vatHeads] : []),
    ],
    rows: sales.map((sale) => [
      sale.invoice_number,
      formatDay(sale.date),
      buyerOf(sale),
      invoiceStatusLabels[sale.status],
      sale.total_amount,
      sale.paid_amount,
      toDirhams(balanceOf(sale)),
      sale.credited_amount,
      sale.fund_part,
      ...vatCells(sale),
    ]),
  };
}
