/** What every document saved whole must pass (domain/README.md §3). */
import type { Part } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type PartFacts, productOf } from "./partFacts.ts";
import { refuse, refuseVersion, refuseWhole } from "#server/platform/refuse.ts";
import type { Owners } from "#server/platform/storedRecords.ts";

/** True when every value given is the stored one: such a record is not written again. */
export const holds = (stored: object, values: Values): boolean =>
  Object.keys(values).every((name) => (stored as Values)[name] === values[name]);

/** Refuses the id of a document that belongs to another company. */
export function checkOwner(owner: string | null, company: string): void {
  if (owner !== null && owner !== company) refuseWhole("not_found", 404);
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
  company: string,
  field: "client" | "supplier",
  owner: string | null,
): void {
  if (owner !== company) refuse([{ field, code: "unknown_record" }]);
}

/** Nor is it who stands for all that were erased (domain/README.md §11). */
export function checkClient(company: string, { client, isStandIn }: Owners): void {
  checkNamed(company, "client", client);
  if (isStandIn) refuse([{ field: "client", code: "stand_in" }]);
}

/** The id of a new item or payment must be free: one that exists already, in whatever company, is refused. */
export const checkFree = (taken: readonly string[], parts: readonly Part[]): Violation[] =>
  parts
    .filter(({ id }) => taken.includes(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));

/** Items must name products of the same company. */
export const checkProducts = (
  company: string,
  items: readonly Part[],
  products: PartFacts["products"],
): Violation[] =>
  items
    .filter((item) => products[productOf(item)]?.company !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
