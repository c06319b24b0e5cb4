/** Tables of discounts and returns: by seller, by product, and returns by reason. */
import { formatCount } from "#lib/texts/formats.ts";
import { creditReasonLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import type { CountedSum, Statistics } from "#api/shop/figures.ts";
import { statisticsStrings } from "./statistics.strings.ts";
import type { Table } from "./tables.tsx";

const text = statisticsStrings.credits;

type Named = CountedSum & { name: string };

const tableOf = (
  title: string,
  name: string,
  heads: readonly [name: string, count: string],
  rows: readonly Named[],
): Table => ({
  title,
  name,
  heads: [...heads, words.amount],
  numbersFrom: 1,
  rows: rows.map(({ name: cell, count, amount }, index) => ({
    key: `${cell}${index}`,
    cells: [cell, formatCount(count), <Money key="amount" dirhams={amount} />],
    values: [cell, count, amount],
  })),
});

const bySeller = (rows: readonly (CountedSum & { seller: string })[]): Named[] =>
  rows.map((row) => ({ ...row, name: row.seller || text.noSeller }));

/** Tables that have rows, discounts first. */
export function creditTables({ discounts, returns }: Statistics): Table[] {
  const byReason = returns.byReason.map((row) => ({
    ...row,
    name: creditReasonLabels[row.reason],
  }));
  const product = [words.product, words.quantity] as const;
  return [
    tableOf(
      text.discountsBySeller,
      "remises-par-vendeur",
      [text.seller, text.sales],
      bySeller(discounts.bySeller),
    ),
    tableOf(
      text.discountsByProduct,
      "remises-par-produit",
      [words.product, text.sales],
      discounts.byProduct,
    ),
    tableOf(text.returnsByReason, "retours-par-motif", [words.reason, text.notes], byReason),
    tableOf(
      text.returnsBySeller,
      "retours-par-personne",
      [text.by, text.notes],
      bySeller(returns.bySeller),
    ),
    tableOf(text.returnsByProduct, "retours-par-produit", product, returns.byProduct),
  ].filter(({ rows }) => rows.length > 0);
}
