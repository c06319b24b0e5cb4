/**
 * How many things a text of JSON may hold, looked at before it is parsed: an empty object of three bytes takes 240 of memory,
 * and 16 MB of them took 1.3 GB.
 */

/** `lists`: objects and lists, each; `values`: the commas between things, those of texts among them. */
export type Parts = { lists: number; values: number };

/** A document of 500 lines and 200 payments has a fifth of it. */
export const documentParts: Parts = { lists: 5000, values: 40_000 };
/** 20 000 rows of eight columns, and as many commas in their descriptions as anybody writes. */
export const importParts: Parts = { lists: 25_000, values: 500_000 };

/** What is shorter cannot cost much, whatever it holds. */
export const harmless = 65_536;

export const hasTooManyParts = (text: string, { lists, values }: Parts): boolean =>
  text.length > harmless &&
  (hasMore(text, "{", lists) || hasMore(text, "[", lists) || hasMore(text, ",", values));

/** Each search runs in Go, and there are no more of them than are allowed. */
function hasMore(text: string, mark: string, max: number): boolean {
  let found = 0;
  for (let place = text.indexOf(mark); place >= 0; place = text.indexOf(mark, place + 1)) {
    found += 1;
    if (found > max) return true;
  }
  return false;
}
