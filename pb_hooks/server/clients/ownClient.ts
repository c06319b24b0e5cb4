import type { Violation } from "#domain/core/violation.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { checkNamed } from "#server/engine/documents/documentChecks.ts";
import { refuse, refuseWhole } from "#server/platform/refuse.ts";
import { readInteger, reading } from "#server/platform/statements.ts";
import { findRecord } from "#server/platform/storedRecords.ts";

/** The client of this id; 404 when it is another company's, or nobody's. */
export function ownClient(app: core.App, company: string, id: string): core.Record {
  const client = findRecord(app, "optique_clients", id);
  return client?.getString("company") === company ? client : refuseWhole("not_found", 404);
}

/** The placeholder of all erased clients has no date of creation (domain/clients/anonymisedClient.ts). */
const placeholderRead = reading(
  "SELECT COUNT(*) FROM optique_clients WHERE id = {:id} AND created = ''",
);
const isPlaceholder = (tx: core.App, id: string): boolean =>
  readInteger(tx, placeholderRead, { id }) > 0;

/** Nothing new belongs to the placeholder of all erased clients (docs/rules-clients.md, Erasure). */
export function checkClientIsPerson({ tx, record, before }: Saving): Violation[] {
  const id = record.getString("client");
  if (id === "" || before?.["client"] === id) return [];
  return isPlaceholder(tx, id) ? [{ field: "client", code: "stand_in" }] : [];
}

/** The client of a document is a person of the company, and not the placeholder of all erased clients (docs/rules-clients.md, Erasure). */
export function checkClient(tx: core.App, company: string, id: string, owner: string | null): void {
  checkNamed(company, "client", owner);
  if (isPlaceholder(tx, id)) refuse([{ field: "client", code: "stand_in" }]);
}
