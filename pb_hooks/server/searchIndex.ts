/** Writes of the search index: always in the transaction of the record they speak of. */
import type { SearchKind } from "../domain/search";
import { run } from "./sql";

export type SearchEntry = { company: string; kind: SearchKind; record: string; text: string };

/** Nothing is written when the text is the same: an unchanged record costs one look-up. */
export function index(tx: core.App, entries: readonly SearchEntry[]): void {
  if (entries.length === 0) return;
  run(
    tx,
    `INSERT INTO optique_search (company, kind, record, text)
     SELECT value->>'company', value->>'kind', value->>'record', value->>'text' FROM json_each({:entries}) WHERE TRUE
     ON CONFLICT (kind, record) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
    { entries: JSON.stringify(entries) },
  );
}

export const unindex = (tx: core.App, kind: SearchKind, record: string): void =>
  run(tx, "DELETE FROM optique_search WHERE kind = {:kind} AND record = {:record}", {
    kind,
    record,
  });
