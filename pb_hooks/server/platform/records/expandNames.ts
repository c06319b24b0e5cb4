/**
 * Names of back-relations in `expand` as in the specification (docs/access.md, Queries): they are translated to
 * PocketBase's for the query, and back in the answer.
 */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { type AllowedExpands, namesAsked, withoutNames } from "./queryRules.ts";

/** Request key that stores pairs of PocketBase's name and the requested name. */
const namesKey = "optique.expandNames";

/** Writes PocketBase's names into the query of a read; returns the resulting `expand`. */
export function nameExpands(e: core.RequestEvent, known: AllowedExpands): string {
  const url = e.request?.url;
  const query = url?.query();
  const expand = query?.get("expand") ?? "";
  const asked = namesAsked(known, expand);
  if (!url || !query || asked.length === 0) return expand;
  const read = withoutNames(known, expand);
  query.set("expand", read);
  url.rawQuery = query.encode();
  e.set(namesKey, JSON.stringify(asked.map((name) => [known.names?.[name], name])));
  return read;
}

/** For each expanded back-relation of the request: PocketBase's name and the requested name. */
export function expandNames(e: core.RequestEvent): [string, string][] {
  const kept: unknown = e.get(namesKey);
  return typeof kept === "string" ? (JSON.parse(kept) as [string, string][]) : [];
}

/** Renames back-relations in a record, or in a list of records; one that nothing refers to becomes an empty list. */
export function withNames(record: unknown, names: readonly [string, string][]): unknown {
  if (Array.isArray(record)) return record.map((one) => withNames(one, names));
  if (!isObject(record) || names.length === 0) return record;
  const expand: Values = isObject(record["expand"]) ? { ...record["expand"] } : {};
  for (const [own, name] of names) {
    expand[name] = expand[own] ?? [];
    delete expand[own];
  }
  return { ...record, expand };
}
