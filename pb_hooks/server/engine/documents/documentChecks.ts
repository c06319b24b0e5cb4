/** Checks of every document save (docs/rules-common.md, Documents). */
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import { refuse, refuseVersion, refuseRequest } from "#server/platform/requests/refuse.ts";

/** True when the stored record already has all these values, so that it need not be written. */
export const hasSameValues = (stored: object, values: Values): boolean =>
  Object.keys(values).every((name) => isSameValue((stored as Values)[name], values[name]));

/** Refuses the id of another company's document. */
export function checkDocumentOwner(owner: string | null, company: string): void {
  if (owner !== null && owner !== company) refuseRequest("not_found", 404);
}

/** True when a body names a version, and so is about a stored document. */
export const namesVersion = ({ version }: Values): boolean =>
  version !== undefined && version !== null && version !== "";

/** Optimistic lock: answers 409 unless the request names the stored version. */
export function checkDocumentVersion(stored: { version: string } | null, sent: unknown): void {
  if (!stored && namesVersion({ version: sent })) refuseVersion("deleted");
  if (stored && sent !== stored.version) refuseVersion("modified");
}

/** Refuses a client or supplier of another company. */
export function checkRelatedOwner(company: string, field: string, owner: string | null): void {
  if (owner !== company) refuse([{ field, code: "unknown_record" }]);
}

/** Refuses the id of a new item or payment that exists already, in any company. */
export const checkChildIdsFree = (
  taken: readonly string[],
  children: readonly DocumentChild[],
): Violation[] =>
  children
    .filter(({ id }) => taken.includes(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));
