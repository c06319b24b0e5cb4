/** Maps the header cells of a catalogue file to fields (docs/rules-stock.md, Catalogue import). */
import { type CatalogueColumn, catalogueColumns } from "#domain/stock/catalogue.ts";
import { fold } from "#domain/search/search.ts";
import { columnHeads } from "./columnHeads.strings.ts";

/** Field of a column; undefined when ignored. */
export type Places = readonly (CatalogueColumn | undefined)[];

/** Joins initials: 'P.A. HT' is 'pa ht'. */
const plain = (head: string): string =>
  fold(head)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b([a-z]) (?=[a-z]\b)/g, "$1")
    .trim();
/** Removes units: 'Prix TTC (DH)', 'PV en MAD', 'Stock [pcs]'. */
const withoutUnit = (head: string): string =>
  plain(head.replace(/\([^)]*\)|\[[^\]]*\]/g, " "))
    .replace(/ (?:en )?(?:dhs?|mad|dirhams?|euros?|pcs|pieces?|unites?|u)$/, "")
    .trim();

const known = new Map<string, CatalogueColumn>(
  catalogueColumns.flatMap((column) =>
    columnHeads[column].map((head): [string, CatalogueColumn] => [plain(head), column]),
  ),
);

const columnOf = (head: string): CatalogueColumn | undefined =>
  known.get(plain(head)) ?? known.get(withoutUnit(head));

/** Fields by header cell; the first wins. */
export function placesOf(head: readonly string[]): Places {
  const found = head.map(columnOf);
  return found.map((column, at) => (found.indexOf(column) === at ? column : undefined));
}

const priceWords = /(?:^| )(?:prix|price|tarif|p[uva](?:ht|ttc)?|ppc|montant|cout|valeur)(?: |$)/;

/** Ignored headers about prices, which are reported. */
export const unknownPrices = (head: readonly string[], places: Places): string[] =>
  head.filter((cell, at) => places[at] === undefined && priceWords.test(plain(cell)));
