/**
 * Difference between the stored and the wanted parts of a document (docs/rules-common.md, Documents): what to add, update and
 * remove.
 */

export type Difference<Stored, Wanted> = {
  added: Wanted[];
  updated: { stored: Stored; wanted: Wanted }[];
  removed: Stored[];
};

/** Matches parts by id; `isSame` compares everything else. */
export function differenceOfParts<Stored extends { id: string }, Wanted extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly Wanted[],
  isSame: (stored: Stored, wanted: Wanted) => boolean,
): Difference<Stored, Wanted> {
  const storedById = new Map(stored.map((part) => [part.id, part]));
  const wantedIds = new Set(wanted.map((part) => part.id));
  const result: Difference<Stored, Wanted> = {
    added: [],
    updated: [],
    removed: stored.filter((part) => !wantedIds.has(part.id)),
  };
  for (const part of wanted) {
    const old = storedById.get(part.id);
    if (!old) result.added.push(part);
    else if (!isSame(old, part)) result.updated.push({ stored: old, wanted: part });
  }
  return result;
}

/** True when nothing is added, updated or removed. */
export const isEmptyDifference = (change: Difference<unknown, unknown>): boolean =>
  change.added.length + change.updated.length + change.removed.length === 0;

/** Parts to write, additions and updates, each in the order of the wanted list. */
export const writtenParts = <Wanted>({ added, updated }: Difference<unknown, Wanted>): Wanted[] => [
  ...added,
  ...updated.map(({ wanted }) => wanted),
];
