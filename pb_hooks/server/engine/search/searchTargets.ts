/** Texts by which the records of a list are found. */
import type { List, SearchJoin } from "#server/engine/lists/list.ts";

/** Search kind of a list, with the column of t that holds or leads to the found record. */
export type SearchTarget = SearchJoin & { most: number };

/** Maximum number of matches passed as ids; lower for clients, because each has several documents. */
const mostRecords = 5000;
const mostClients = 2000;

const known = new WeakMap<List, readonly SearchTarget[]>();

/** Texts of a list: its own first, then their client's, then others. */
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

/** True for a list searched only by its own texts, which can rank its matches. */
export const mayRank = (list: List): boolean =>
  list.kind !== undefined && targetsOf(list).length === 1;
