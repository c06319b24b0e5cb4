/** Writes the search index, always in the transaction of the record that an entry is about. */
import { searched, type SearchKind } from "#domain/search/search.ts";
import { execute, type Statement, statement } from "#server/platform/statements.ts";

type SearchEntry = { company: string; record: string; text: string };

/** Entries of a kind have ids of their own range: a search of one kind never walks through the matches of another. */
const rangeSize = 2 ** 40;
const firstId = (kind: SearchKind): number => (Object.keys(searched).indexOf(kind) + 1) * rangeSize;
/** The ids of a kind, as a condition on this column. */
export const idsOf = (kind: SearchKind, column: string): string =>
  `${column} BETWEEN ${firstId(kind)} AND ${firstId(kind) + rangeSize - 1}`;

const entryWrite = (kind: SearchKind): Statement =>
  statement(`INSERT INTO optique_search (id, company, kind, record, text)
    SELECT COALESCE((SELECT id FROM optique_search WHERE ${idsOf(kind, "id")} ORDER BY id DESC LIMIT 1), ${firstId(kind)}) + 1 + key,
      value->>'company', '${kind}', value->>'record', value->>'text' FROM json_each({:entries}) WHERE TRUE
    ON CONFLICT (kind, record) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`);
const entryWrites = Object.fromEntries(
  Object.keys(searched).map((kind) => [kind, entryWrite(kind as SearchKind)]),
) as Record<SearchKind, Statement>;
const entryDeletion = statement(
  "DELETE FROM optique_search WHERE kind = {:kind} AND record = {:record}",
);

/** Nothing is written when the text is the same: an unchanged record costs one look-up. */
export function index(tx: core.App, kind: SearchKind, entries: readonly SearchEntry[]): void {
  if (entries.length > 0) execute(tx, entryWrites[kind], { entries: JSON.stringify(entries) });
}

export const unindex = (tx: core.App, kind: SearchKind, record: string): void =>
  execute(tx, entryDeletion, { kind, record });
