/** Reads stored records as plain objects typed by records.ts: one query, no hook, no expand. */
import { type CollectionName, collections, type Field, type RecordOf } from "../domain/records";
import { listParams, rows } from "./sql";

type Example = Record<string, string | number | boolean>;

const isJson = (field: Field) => field.kind === "eye" || field.kind === "json";

function exampleOf(fields: Record<string, Field>): Example {
  const example: Example = { id: "", created: "", updated: "" };
  for (const [name, field] of Object.entries(fields)) {
    example[name] = field.kind === "number" ? -0 : field.kind === "bool" ? false : "";
  }
  return example;
}

/** The records of a collection that satisfy `where` (SQL over its own columns, with {:params}). */
export function storedRows<C extends CollectionName>(
  app: core.App,
  collection: C,
  where: string,
  params: Record<string, string | number>,
): RecordOf<C>[] {
  const fields: Record<string, Field> = collections[collection];
  const json = Object.entries(fields).filter(([, field]) => isJson(field));
  const jsonNames = new Set(json.map(([name]) => name));
  const example = exampleOf(fields);
  const columns = Object.keys(example).map((name) =>
    jsonNames.has(name) ? `COALESCE([[${name}]], 'null') AS [[${name}]]` : `[[${name}]]`,
  );
  const found = rows(
    app,
    `SELECT ${columns.join(", ")} FROM {{${collection}}} WHERE ${where}`,
    params,
    example,
  );
  return found.map((row): RecordOf<C> => {
    const record: Record<string, unknown> = { ...row };
    for (const name of jsonNames) record[name] = readJson(row[name]);
    return record as RecordOf<C>;
  });
}

/** A JSON column's text; what is unreadable counts as null. */
export function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text || "null"));
  } catch {
    return null;
  }
}

export function storedRow<C extends CollectionName>(
  app: core.App,
  collection: C,
  id: string,
): RecordOf<C> | null {
  return storedRows(app, collection, "id = {:id}", { id })[0] ?? null;
}

export function storedByIds<C extends CollectionName>(
  app: core.App,
  collection: C,
  ids: readonly string[],
): Map<string, RecordOf<C>> {
  const unique = [...new Set(ids)].filter((id) => id !== "");
  if (unique.length === 0) return new Map();
  const { sql, params } = listParams(unique);
  const found: RecordOf<C>[] = storedRows(
    app,
    collection,
    `id IN (${sql})`,
    params as Record<string, string>,
  );
  return new Map(found.map((record) => [record.id, record]));
}
