/**
 * The specification's names of back-relations in `expand` (docs/access.md, Queries): PocketBase reads its own, and the answer
 * has the name that was asked.
 */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { type AllowedExpands, namesAsked, withoutNames } from "./queryRules.ts";

/** Key of the asked names in the request, by PocketBase's. */
const namesKey = "optique.expandNames";

/** Puts PocketBase's names into the query of a read; returns the `expand` that PocketBase then reads. */
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

/** Pairs of PocketBase's name and the asked one. */
export function expandNames(e: core.RequestEvent): [string, string][] {
  const kept: unknown = e.get(namesKey);
  return typeof kept === "string" ? (JSON.parse(kept) as [string, string][]) : [];
}

/** A record, or a list of them, with these back-relations under their names: an empty list where nothing refers to it. */
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
