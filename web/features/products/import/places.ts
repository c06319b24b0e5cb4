/** Maps the header cells of a catalogue file to fields (docs/rules-stock.md, Catalogue import). */
import { type CatalogueColumn, catalogueColumns } from "#domain/stock/catalogue.ts";
import { fold } from "#domain/search/search.ts";
import { columnHeads } from "./columnHeads.strings.ts";

/** Field of each column; undefined for an ignored one. */
export type Places = readonly (CatalogueColumn | undefined)[];

/** Normalises a header cell and joins initials: 'P.A. HT' becomes 'pa ht'. */
const plain = (head: string): string =>
  fold(head)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b([a-z]) (?=[a-z]\b)/g, "$1")
    .trim();
/** Removes a unit from a header: 'Prix TTC (DH)', 'PV en MAD', 'Stock [pcs]'. */
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

/** Fields by header cell. If two cells mean the same field, the first one gets it. */
export function placesOf(head: readonly string[]): Places {
  const found = head.map(columnOf);
  return found.map((column, at) => (found.indexOf(column) === at ? column : undefined));
}

const priceWords = /(?:^| )(?:prix|price|tarif|p[uva](?:ht|ttc)?|ppc|montant|cout|valeur)(?: |$)/;

/** Ignored headers that seem to be prices, which the preview reports. */
export const unknownPrices = (head: readonly string[], places: Places): string[] =>
  head.filter((cell, at) => places[at] === undefined && priceWords.test(plain(cell)));
