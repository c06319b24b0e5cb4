/** Texts by which a list's records are found. */
import type { List, SearchJoin } from "#server/engine/lists/list.ts";

/** Search kind of a list, with the column of t that holds the found record's id or leads to it. */
export type SearchTarget = SearchJoin & { most: number };

/** Maximum number of matches passed as ids; lower for clients, because each client has several documents. */
const mostRecords = 5000;
const mostClients = 2000;

const known = new WeakMap<List, readonly SearchTarget[]>();

/** Texts that a search of the list uses: its own first, then its client's, then others. */
export function targetsOf(list: List): readonly SearchTarget[] {
  const targets = known.get(list) ?? makeTargets(list);
  known.set(list, targets);
  return targets;
}

const makeTargets = (list: List): SearchTarget[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: list.searchesClient, column: "t.client", most: mostClients }]
    : []),
  ...(list.searchesThrough ?? []).map((through) => ({ ...through, most: mostClients })),
];

/** True for a list searched only by its own texts, because only then can matches be ranked. */
export const mayRank = (list: List): boolean =>
  list.kind !== undefined && targetsOf(list).length === 1;
