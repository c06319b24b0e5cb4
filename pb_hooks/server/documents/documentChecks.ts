/** What every document saved whole must pass (domain/README.md §3). */
import type { Part } from "#domain/documents/documentBody.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuse, refuseVersion, refuseWhole } from "#server/platform/refuse.ts";
import { takenIds, type WrittenName } from "#server/platform/rows.ts";
import { companyOf, recordsById } from "#server/platform/storedRecords.ts";

/** True when every value given is the stored one: such a record is not written again. */
export const holds = (stored: object, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => (stored as Values)[name] === value);

/** Refuses an id whose record belongs to another company. */
export function checkOwner(tx: core.App, collection: CollectionName, id: string): void {
  if (companyOf(tx, collection, id)) refuseWhole("not_found", 404);
}

/**
 * A save that changes something must name the version that is stored. Otherwise it is refused with 409, and nothing is
 * written.
 */
export function checkVersion(stored: { version: string } | null, sent: unknown): void {
  const hasVersion = sent !== undefined && sent !== null && sent !== "";
  if (!stored && hasVersion) refuseVersion("deleted");
  if (stored && sent !== stored.version) refuseVersion("modified");
}

/** The client or supplier of a document is one of the same company. */
export function checkNamed(
  tx: core.App,
  company: string,
  field: "client" | "supplier",
  id: string,
): void {
  if (companyOf(tx, `optique_${field}s`, id) !== company)
    refuse([{ field, code: "unknown_record" }]);
}

/** The id of a new item or payment must be free: one that exists already, in whatever company, is refused. */
export function checkFree(
  tx: core.App,
  collection: WrittenName,
  parts: readonly Part[],
): Violation[] {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const taken = new Set(takenIds(tx, collection, ids));
  return parts
    .filter(({ id }) => taken.has(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));
}

export const productOf = (item: Part): string => String(item.values["product"]);

/** The products that these items name, by id. */
export const productsOf = (tx: core.App, items: readonly Part[]): Map<string, core.Record> =>
  recordsById(tx, "optique_products", items.map(productOf));

/** Items must name products of the same company. */
export const checkProducts = (
  company: string,
  items: readonly Part[],
  products: ReadonlyMap<string, core.Record>,
): Violation[] =>
  items
    .filter((item) => products.get(productOf(item))?.getString("company") !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
