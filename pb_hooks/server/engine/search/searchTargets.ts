/** Search targets of a list, and their conditions: by the ids of few matches, or by a test of each record. */
import type { MatchScope, Term } from "#domain/search/terms.ts";
import type { List, ListCondition } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/sql.ts";
import {
  containsTermsSql,
  matchesSql,
  type SearchMatches,
  type SearchTarget,
} from "./searchMatches.ts";

/** Maximum number of matches passed as ids; lower for clients, because each has several documents. */
const mostRecords = 5000;
const mostClients = 2000;

/** Texts by which a list's records are found: their own first, then their client's, then others. */
export const targetsOf = (list: List): SearchTarget[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: list.searchesClient, column: "t.client", most: mostClients }]
    : []),
  ...(list.searchesThrough ?? []).map((through) => ({
    kind: through.kind,
    column: through.column,
    most: mostClients,
    through,
  })),
];

export const nothing: ListCondition = { sql: "FALSE", params: {}, findsFew: true, findsNone: true };

/** Condition that the record is among the matches of the index. */
export function gathered(
  targets: readonly SearchTarget[],
  found: SearchMatches,
  terms: readonly Term[][],
  scope: MatchScope,
): ListCondition {
  let params: SqlParams = {};
  const idsIn = ({ kind }: SearchTarget): string => {
    const matches = found[kind.name];
    if (typeof matches === "number") {
      const { sql, params: own } = matchesSql(terms, scope, kind);
      params = { ...params, ...own };
      return `SELECT s.record ${sql}`;
    }
    params[`${scope}_${kind.name}`] = JSON.stringify(matches ?? []);
    return `SELECT value FROM json_each({:${scope}_${kind.name}})`;
  };
  const within = targets.map((target) => {
    const ids = idsIn(target);
    return `${target.column} IN (${target.through ? target.through.from(ids) : ids})`;
  });
  return { sql: `(${within.join(" OR ")})`, params, findsFew: true };
}

/**
 * Condition that the text of each record contains the terms. A scalar subquery and not EXISTS, which SQLite may turn into a
 * join that starts from every entry of the index. `prefix` begins the names of its parameters.
 */
export function asked(
  targets: readonly SearchTarget[],
  terms: readonly Term[][],
  scope: MatchScope,
  prefix: string = scope,
): ListCondition {
  const held = containsTermsSql(terms, scope, prefix);
  const found = targets.map(
    ({ kind, column, through }) =>
      `(SELECT ${held.sql} FROM optique_search s WHERE s.kind = '${kind.name}' AND s.record = ${through?.to ?? column})`,
  );
  return { sql: `(${found.join(" OR ")})`, params: held.params, findsMany: true };
}
