/** A document together with what other rooms keep beside it (engine/attached.ts). */
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Remade } from "#domain/workshop/remade.ts";
import { type Beside, besidesOf, type Change, type SoldLines } from "#server/engine/attached.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

type SqlByName = Record<string, string>;

/** SQL of the lists that other rooms keep in a document; `id`: SQL of its id. */
export const listsBeside = (collection: CollectionName, id: string): SqlByName =>
  Object.assign({}, ...besidesOf(collection).map(({ lists }) => lists?.(id)));

/** SQL of the values beside a document or a record by name; `column`: SQL of a column of it. */
export const membersOf = (
  collection: CollectionName,
  column: (name: string) => string,
): SqlByName => Object.assign({}, ...besidesOf(collection).map(({ members }) => members?.(column)));

/** Names of the values beside a document. */
export const memberNames = (collection: CollectionName): string[] =>
  Object.keys(membersOf(collection, (name) => name));

/** SQL of the JSON of `own` with the values that other rooms have beside a document, but not with those in `without`. */
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

/** Completes an answer with values derived from those of other rooms. */
export function completeBeside(collection: CollectionName, document: Values): void {
  besidesOf(collection).forEach(({ completes }) => completes?.(document));
}

/** SQL of the sums that the record of a document keeps of other rooms. */
export const sumsBeside = (collection: CollectionName, id: string): SqlByName =>
  Object.assign({}, ...besidesOf(collection).map(({ sums }) => sums?.(id)));

export function checkBeside(tx: core.App, collection: CollectionName, change: Change): void {
  besidesOf(collection).forEach(({ checks }) => checks?.(tx, change));
}

export function changedBeside(tx: core.App, collection: CollectionName, change: Change): void {
  besidesOf(collection).forEach(({ changed }) => changed?.(tx, change));
}

/** True of a record that another room keeps. */
export const isKeptBeside = (tx: core.App, collection: CollectionName, id: string): boolean =>
  besidesOf(collection).some(({ keeps }) => keeps?.(tx, id));

/** Lenses of a remake, which another room provides; null for a first order. */
export const remadeBeside = (tx: core.App, collection: CollectionName, id: string): Remade | null =>
  besidesOf(collection)
    .map(({ remade }) => remade?.(tx, id) ?? null)
    .find((one) => one !== null) ?? null;

/** Asks the rooms about the lines of a sale before it is written. */
export const sellsBeside = (
  tx: core.App,
  collection: CollectionName,
  sale: SoldLines,
): NonNullable<ReturnType<NonNullable<Beside["sells"]>>>[] =>
  besidesOf(collection).flatMap(({ sells }) => sells?.(tx, sale) ?? []);

/** Follows what was drawn from records of other rooms. */
export function drawnBeside(
  tx: core.App,
  collection: CollectionName,
  ids: readonly string[],
  field: string,
): void {
  besidesOf(collection).forEach(({ drawn }) => drawn?.(tx, ids, field));
}

/** Finds the documents of other rooms that a body names, as one; null when it names none. */
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
