/** TVA tables of a period: by invoices and by takings. */
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Statistics, VatSum } from "#api/shop/figures.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import type { FigureRow } from "#shared/figures/FigureTable.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import type { Table } from "./tables.tsx";

const text = statisticsStrings.vat;
const heads = [words.rate, words.net, words.vat, words.gross];
const money = ["ht", "vat", "ttc"] as const;

const rowOf = (name: string, amounts: Omit<VatSum, "rate">): FigureRow => ({
  key: name,
  cells: [
    <span dir="auto" key="name" className="font-medium">
      {name}
    </span>,
    ...money.map((column) => <Money key={column} dirhams={amounts[column]} />),
  ],
  values: [name, ...money.map((column) => amounts[column])],
});

const totalOf = (rows: readonly VatSum[]): number =>
  toDirhams(sum(rows.map(({ vat }) => toCentimes(vat))));

/** TVA tables, each with its total over all rates, in dirhams. */
export const vatTables = ({ vat }: Statistics): (Table & { total: number })[] =>
  (
    [
      ["invoiced", "vatInvoiced"],
      ["collected", "vatCollected"],
    ] as const
  )
    .filter(() => vat.invoiced.length + vat.collected.length > 0)
    .map(([kind, name]) => ({
      title: text[kind],
      name: statisticsStrings.exportNames[name],
      heads,
      numbersFrom: 1,
      rows: vat[kind].map((one) => rowOf(text.percent(rateText(one.rate)), one)),
      total: totalOf(vat[kind]),
    }));
