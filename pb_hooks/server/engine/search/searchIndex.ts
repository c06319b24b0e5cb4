/** Writes the search index, always in the transaction of the indexed record. */
import type { Values } from "#domain/core/fields/values.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { execute, statement } from "#server/platform/storage/statements.ts";

type SearchEntry = { company: string; record: string; text: string };

/** Index of one kind of record. Writing an unchanged text costs only a look-up. */
export type SearchIndex = {
  kind: SearchKind;
  write: (tx: core.App, entries: readonly SearchEntry[]) => void;
  /** Writes the entry of one record by its values. */
  put: (tx: core.App, company: string, record: string, values: Values) => void;
  remove: (tx: core.App, record: string) => void;
};

/** Id range of each kind, so that a search never reads matches of another kind. */
const rangeSize = 2 ** 40;
const firstId = ({ number }: SearchKind): number => number * rangeSize;
/** SQL condition: a column holds the id of an entry of this kind. */
export const searchIdRangeSql = (kind: SearchKind, column: string): string =>
  `${column} BETWEEN ${firstId(kind)} AND ${firstId(kind) + rangeSize - 1}`;

const deletion = statement(
  "DELETE FROM optique_search WHERE kind = {:kind} AND record = {:record}",
);

/** Declares a prepared statement; call it at the top of a module. */
export function searchIndexOf(kind: SearchKind): SearchIndex {
  const insertion = statement(`INSERT INTO optique_search (id, company, kind, record, text)
    SELECT COALESCE((SELECT id FROM optique_search WHERE ${searchIdRangeSql(kind, "id")} ORDER BY id DESC LIMIT 1), ${firstId(kind)}) + 1 + key,
      value->>'company', '${kind.name}', value->>'record', value->>'text' FROM json_each({:entries}) WHERE TRUE
    ON CONFLICT (kind, record) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`);
  const write: SearchIndex["write"] = (tx, entries) => {
    if (entries.length > 0) execute(tx, insertion, { entries: JSON.stringify(entries) });
  };
  return {
    kind,
    write,
    put: (tx, company, record, values) => write(tx, [{ company, record, text: kind.text(values) }]),
    remove: (tx, record) => execute(tx, deletion, { kind: kind.name, record }),
  };
}
