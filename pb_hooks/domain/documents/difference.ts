/**
 * Difference between the stored and the wanted children of a document (docs/rules-common.md, Documents): what to add,
 * update and remove.
 */

export type Difference<Stored, Wanted> = {
  added: Wanted[];
  updated: { stored: Stored; wanted: Wanted }[];
  removed: Stored[];
};

/** Matches children by id; `isSame` compares their other values. */
export function differenceOfChildren<Stored extends { id: string }, Wanted extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly Wanted[],
  isSame: (stored: Stored, wanted: Wanted) => boolean,
): Difference<Stored, Wanted> {
  const storedById = new Map(stored.map((child) => [child.id, child]));
  const wantedIds = new Set(wanted.map((child) => child.id));
  const result: Difference<Stored, Wanted> = {
    added: [],
    updated: [],
    removed: stored.filter((child) => !wantedIds.has(child.id)),
  };
  for (const child of wanted) {
    const old = storedById.get(child.id);
    if (!old) result.added.push(child);
    else if (!isSame(old, child)) result.updated.push({ stored: old, wanted: child });
  }
  return result;
}

/** True when nothing is added, updated or removed. */
export const isEmptyDifference = (change: Difference<unknown, unknown>): boolean =>
  change.added.length + change.updated.length + change.removed.length === 0;

/** Children to write, additions and updates, each in the order of the wanted list. */
export const writtenChildren = <Wanted>({
  added,
  updated,
}: Difference<unknown, Wanted>): Wanted[] => [...added, ...updated.map(({ wanted }) => wanted)];
