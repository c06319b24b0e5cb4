/** Adds to a document the records that it names. */
import type { Stored } from "./documentReader.ts";
import { recordTexts } from "#server/platform/recordTexts.ts";

/** The records of these ids, as the records API shows them. */
const shown = (app: core.App, table: string, ids: readonly string[]): Stored[] =>
  JSON.parse(recordTexts(app, { table }, ids)) as Stored[];

/** Gives a document its `expand`; `tables`: the collection that each relation names. */
export function expandDocument(
  app: core.App,
  document: Stored,
  tables: Readonly<Record<string, string>>,
): void {
  const expand: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [found] = shown(app, table, [String(document[name])]);
    if (found) expand[name] = found;
  }
  document["expand"] = expand;
}

/** Gives each item the record that it names. */
export function expandItems(
  app: core.App,
  items: readonly Stored[],
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
