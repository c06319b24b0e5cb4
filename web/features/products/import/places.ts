/** Maps the header cells of a catalogue file to fields (docs/rules-stock.md, Catalogue import). */
import { type CatalogueColumn, catalogueColumns } from "#domain/stock/catalogue.ts";
import { fold } from "#domain/search/search.ts";
import { strings } from "./import.strings.ts";

/** What a column of the file holds; undefined for one that is left aside. */
export type Places = readonly (CatalogueColumn | undefined)[];

const plain = (head: string): string =>
  fold(head)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
/** 'Prix TTC (DH)', 'PV en MAD', 'Stock [pcs]': the unit says nothing of the column. */
const withoutUnit = (head: string): string =>
  plain(head.replace(/\([^)]*\)|\[[^\]]*\]/g, " "))
    .replace(/ (?:en )?(?:dhs?|mad|dirhams?|euros?|pcs|pieces?|unites?|u)$/, "")
    .trim();

const known = new Map<string, CatalogueColumn>(
  catalogueColumns.flatMap((column) =>
    strings.columns[column].map((head): [string, CatalogueColumn] => [plain(head), column]),
  ),
);

const columnOf = (head: string): CatalogueColumn | undefined =>
  known.get(plain(head)) ?? known.get(withoutUnit(head));

/** What the cells of a head say that their columns hold; of two that say the same the first counts. */
export function placesOf(head: readonly string[]): Places {
  const found = head.map(columnOf);
  return found.map((column, at) => (found.indexOf(column) === at ? column : undefined));
}

const priceWords = /(?:^| )(?:prix|price|tarif|pu|pv|pa|ppc|montant|cout|valeur)(?: |$)/;

/** Heads that speak of a price and are left aside: amounts would be lost without a word. */
export const unknownPrices = (head: readonly string[], places: Places): string[] =>
  head.filter((cell, at) => places[at] === undefined && priceWords.test(plain(cell)));
