/** Adds related records to a document, as `expand` of the records API does. */
import type { DocumentJson } from "./documentReader.ts";
import { recordTexts, type Written } from "#server/platform/records/recordTexts.ts";

/** One object a table, because recordTexts caches its SQL by the object. */
const written = new Map<string, Written>();

/** Records in the format of the records API. */
function shown(app: core.App, table: string, ids: readonly string[]): DocumentJson[] {
  const own = written.get(table) ?? { table };
  written.set(table, own);
  return JSON.parse(recordTexts(app, own, ids)) as DocumentJson[];
}

/** Adds `expand` to a document; `tables`: collection of each relation. */
export function expandDocument(
  app: core.App,
  document: DocumentJson,
  tables: Readonly<Record<string, string>>,
): void {
  const expand: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [found] = shown(app, table, [String(document[name])]);
    if (found) expand[name] = found;
  }
  document["expand"] = expand;
}

/** Adds `expand` to each item, with its related record. */
export function expandItems(
  app: core.App,
  items: readonly DocumentJson[],
  name: string,
  table: string,
): void {
  const ids = [...new Set(items.map((item) => String(item[name])))];
  const byId = new Map(shown(app, table, ids).map((found) => [found.id, found]));
  for (const item of items) {
    const found = byId.get(String(item[name]));
    if (found) item["expand"] = { [name]: found };
  }
}
