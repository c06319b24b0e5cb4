/** Edits as data (domain/README.md §3): what to write so that the stored lines become the wanted ones. */

export type Difference<Stored, Wanted> = {
  added: Wanted[];
  updated: { stored: Stored; wanted: Wanted }[];
  removed: Stored[];
};

/** Lines are the same line when they have the same id; `isSame` says whether anything else differs. */
export function difference<Stored extends { id: string }, Wanted extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly Wanted[],
  isSame: (stored: Stored, wanted: Wanted) => boolean,
): Difference<Stored, Wanted> {
  const storedById = new Map(stored.map((line) => [line.id, line]));
  const wantedIds = new Set(wanted.map((line) => line.id));
  const result: Difference<Stored, Wanted> = {
    added: [],
    updated: [],
    removed: stored.filter((line) => !wantedIds.has(line.id)),
  };
  for (const line of wanted) {
    const old = storedById.get(line.id);
    if (!old) result.added.push(line);
    else if (!isSame(old, line)) result.updated.push({ stored: old, wanted: line });
  }
  return result;
}

/** True when nothing is added, updated or removed. */
export const isEmpty = (change: Difference<unknown, unknown>): boolean =>
  change.added.length + change.updated.length + change.removed.length === 0;
