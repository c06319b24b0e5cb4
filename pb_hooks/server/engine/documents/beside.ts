/** A document together with what other rooms attach to it (engine/attached.ts). */
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Remade } from "#domain/workshop/remade.ts";
import { type Beside, besidesOf, type Change, type SoldLines } from "#server/engine/attached.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

type SqlByName = Record<string, string>;

/** SQL of the lists that other rooms add inside a document, by name; `id`: SQL of the document's id. */
export const listsBeside = (collection: CollectionName, id: string): SqlByName =>
  Object.assign({}, ...besidesOf(collection).map(({ lists }) => lists?.(id)));

/** SQL of the values that other rooms add next to a document, by name; `column`: gives SQL of a document's column. */
export const membersOf = (
  collection: CollectionName,
  column: (name: string) => string,
): SqlByName => Object.assign({}, ...besidesOf(collection).map(({ members }) => members?.(column)));

/** Names of the values that other rooms add next to a document. */
export const memberNames = (collection: CollectionName): string[] =>
  Object.keys(membersOf(collection, (name) => name));

/** SQL of the JSON `own` extended by the values that other rooms add next to a document, except those in `without`. */
export function membersBeside(
  collection: CollectionName,
  column: (name: string) => string,
  own = "'{}'",
  without: readonly string[] = [],
): string {
  const all = Object.entries(membersOf(collection, column));
  const members = all.filter(([name]) => !without.includes(name));
  const values = members.map(([name, sql]) => `'$.${name}', ${sql}`);
  return members.length === 0 ? own : `json_set(${[own, ...values].join(", ")})`;
}

/** Lets other rooms compute further values of an answer from those they added. */
export function completeBeside(collection: CollectionName, document: Values): void {
  besidesOf(collection).forEach(({ completes }) => completes?.(document));
}

/** SQL of other rooms' sums that the document's record stores. */
export const sumsBeside = (collection: CollectionName, id: string): SqlByName =>
  Object.assign({}, ...besidesOf(collection).map(({ sums }) => sums?.(id)));

export function checkBeside(tx: core.App, collection: CollectionName, change: Change): void {
  besidesOf(collection).forEach(({ checks }) => checks?.(tx, change));
}

export function changedBeside(tx: core.App, collection: CollectionName, change: Change): void {
  besidesOf(collection).forEach(({ changed }) => changed?.(tx, change));
}

/** True when another room forbids deleting the record with its document. */
export const isKeptBeside = (tx: core.App, collection: CollectionName, id: string): boolean =>
  besidesOf(collection).some(({ keeps }) => keeps?.(tx, id));

/** Lenses of a remake, provided by another room; null for a first order. */
export const remadeBeside = (tx: core.App, collection: CollectionName, id: string): Remade | null =>
  besidesOf(collection)
    .map(({ remade }) => remade?.(tx, id) ?? null)
    .find((one) => one !== null) ?? null;

/** Passes the lines of a sale to the other rooms before it is written. */
export const sellsBeside = (
  tx: core.App,
  collection: CollectionName,
  sale: SoldLines,
): NonNullable<ReturnType<NonNullable<Beside["sells"]>>>[] =>
  besidesOf(collection).flatMap(({ sells }) => sells?.(tx, sale) ?? []);

/** Lets other rooms update the records from which the given ids draw. */
export function drawnBeside(
  tx: core.App,
  collection: CollectionName,
  ids: readonly string[],
  field: string,
): void {
  besidesOf(collection).forEach(({ drawn }) => drawn?.(tx, ids, field));
}

/** Merges what the other rooms find of their documents in a body; null when it names none. */
export function takenBeside(
  tx: core.App,
  staff: Staff,
  collection: CollectionName,
  body: Values,
  document: { id: string; client: string },
): ReturnType<NonNullable<Beside["takes"]>> {
  const all = besidesOf(collection).flatMap(
    ({ takes }) => takes?.(tx, staff, body, document) ?? [],
  );
  if (all.length === 0) return null;
  return {
    approved: all.flatMap(({ approved }) => approved),
    lenses: all.flatMap(({ lenses }) => lenses),
    saved: (later) => all.forEach(({ saved }) => saved(later)),
  };
}
