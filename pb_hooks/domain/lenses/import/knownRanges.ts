/** Matches the ranges of a file with stored ones, by code, else by name (docs/rules-lens-imports.md, Ranges). */
import { rangeKey } from "./range.ts";

type Named = { reference: string; name: string };

/**
 * Stored range for each range of the file, in order, or null. A stored range is used once; of several matches, the
 * first is used.
 */
export function knownRanges<Stored extends Named>(
  named: readonly Named[],
  stored: readonly Stored[],
): (Stored | null)[] {
  const free = new Set(stored);
  const found = new Map<Named, Stored>();
  for (const by of ["reference", "name"] as const) {
    const byKey = new Map<string, Stored>();
    for (const range of free) {
      const key = rangeKey(range[by]);
      if (key !== "" && !byKey.has(key)) byKey.set(key, range);
    }
    for (const one of named) {
      const range = found.has(one) ? undefined : byKey.get(rangeKey(one[by]));
      if (range && free.delete(range)) found.set(one, range);
    }
  }
  return named.map((one) => found.get(one) ?? null);
}
