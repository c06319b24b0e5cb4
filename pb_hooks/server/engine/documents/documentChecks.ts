/** What every document saved whole must pass (docs/rules-common.md, Documents). */
import type { DocumentPart } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuse, refuseVersion, refuseWhole } from "#server/platform/refuse.ts";

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
export function checkNamed(company: string, field: string, owner: string | null): void {
  if (owner !== company) refuse([{ field, code: "unknown_record" }]);
}

/** The id of a new item or payment must be free: one that exists already, in whatever company, is refused. */
export const checkFree = (taken: readonly string[], parts: readonly DocumentPart[]): Violation[] =>
  parts
    .filter(({ id }) => taken.includes(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));
