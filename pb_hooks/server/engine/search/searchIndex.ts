/** Writes the search index, always in the transaction of the record that an entry is about. */
import type { SearchKind } from "#domain/search/searchKind.ts";
import { execute, statement } from "#server/platform/statements.ts";

type SearchEntry = { company: string; record: string; text: string };

/** Index of one kind of record. An entry whose text is unchanged costs a look-up. */
export type SearchIndex = {
  kind: SearchKind;
  write: (tx: core.App, entries: readonly SearchEntry[]) => void;
  remove: (tx: core.App, record: string) => void;
};

/** Entries of a kind have a range of ids of their own: a search of one kind never reads the matches of another. */
const rangeSize = 2 ** 40;
const firstId = ({ number }: SearchKind): number => number * rangeSize;
/** Condition that this column holds the id of an entry of the kind. */
export const idsOf = (kind: SearchKind, column: string): string =>
  `${column} BETWEEN ${firstId(kind)} AND ${firstId(kind) + rangeSize - 1}`;

const deletion = statement(
  "DELETE FROM optique_search WHERE kind = {:kind} AND record = {:record}",
);

/** Declared at the top of a module, because it declares a statement. */
export function searchIndexOf(kind: SearchKind): SearchIndex {
  const insertion = statement(`INSERT INTO optique_search (id, company, kind, record, text)
    SELECT COALESCE((SELECT id FROM optique_search WHERE ${idsOf(kind, "id")} ORDER BY id DESC LIMIT 1), ${firstId(kind)}) + 1 + key,
      value->>'company', '${kind.name}', value->>'record', value->>'text' FROM json_each({:entries}) WHERE TRUE
    ON CONFLICT (kind, record) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`);
  return {
    kind,
    write(tx, entries) {
      if (entries.length > 0) execute(tx, insertion, { entries: JSON.stringify(entries) });
    },
    remove: (tx, record) => execute(tx, deletion, { kind: kind.name, record }),
  };
}
