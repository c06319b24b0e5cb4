/**
 * Limits the number of objects and values in a JSON text before it is parsed: an empty object takes 3 bytes of text but
 * 240 of memory, and 16 MB of them took 1.3 GB.
 */

/** `lists`: maximum number of objects, and of lists; `values`: maximum number of commas, including those in texts. */
export type JsonLimits = { lists: number; values: number };

/** Enough for a lens tariff: 4 000 rows, each with two lists. A document of 500 lines and 200 payments needs less. */
export const documentJsonLimits: JsonLimits = { lists: 10_000, values: 40_000 };
/** Enough for 20 000 rows of eight columns, with commas in the descriptions. */
export const importJsonLimits: JsonLimits = { lists: 25_000, values: 500_000 };

/** Length below which any JSON is cheap to parse. */
export const uncheckedJsonLength = 65_536;

export const exceedsJsonLimits = (text: string, { lists, values }: JsonLimits): boolean =>
  text.length > uncheckedJsonLength &&
  (hasMore(text, "{", lists) || hasMore(text, "[", lists) || hasMore(text, ",", values));

/** Counts with indexOf, which runs in Go, and stops at the limit. */
function hasMore(text: string, mark: string, max: number): boolean {
  let found = 0;
  for (let place = text.indexOf(mark); place >= 0; place = text.indexOf(mark, place + 1)) {
    found += 1;
    if (found > max) return true;
  }
  return false;
}
