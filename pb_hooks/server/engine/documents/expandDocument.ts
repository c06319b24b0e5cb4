/** Adds related records to a document, as the records API does with `expand`. */
import type { DocumentJson } from "./documentReader.ts";
import { recordLists, type Written } from "#server/platform/records/recordTexts.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/** One object for each table, because recordTexts caches its SQL by object identity. */
const written = new Map<string, Written>();

function writtenOf(table: string): Written {
  const own = written.get(table) ?? { table };
  written.set(table, own);
  return own;
}

/** Items to expand by one relation: `name` is its field, `table` its collection. */
export type ExpandedItems = { list: readonly DocumentJson[]; name: string; table: string };

/**
 * Adds `expand` to a document and its items, by one statement. `tables`: collection of each relation. Returns the text
 * that `also`, a further query of one value, reads.
 */
export function expandDocument(
  app: core.App,
  document: DocumentJson,
  tables: Readonly<Record<string, string>>,
  { list, name, table }: ExpandedItems = { list: [], name: "", table: "" },
  also?: { sql: string; params: SqlParams },
): string {
  const relations = Object.entries(tables);
  const asked = relations.map(([relation, to]) => ({
    written: writtenOf(to),
    ids: [String(document[relation])],
  }));
  const related = (item: DocumentJson): string => String(item[name]);
  const ids = [...new Set(list.map(related))];
  if (ids.length > 0) asked.push({ written: writtenOf(table), ids });
  const { lists, text } = recordLists<DocumentJson>(app, asked, also);
  const expand: Record<string, unknown> = {};
  relations.forEach(([relation], place) => {
    const [found] = lists[place] ?? [];
    if (found) expand[relation] = found;
  });
  document["expand"] = expand;
  const byId = new Map(lists[relations.length]?.map((found) => [found.id, found]));
  list.forEach((item) => {
    const found = byId.get(related(item));
    if (found) item["expand"] = { [name]: found };
  });
  return text;
}
