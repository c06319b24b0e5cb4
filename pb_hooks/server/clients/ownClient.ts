import { isStandIn } from "#domain/clients/standIn.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { checkNamed } from "#server/engine/documents/documentChecks.ts";
import { refuse, refuseWhole } from "#server/platform/refuse.ts";
import { findRecord, type Owners } from "#server/platform/storedRecords.ts";

/** The client of this id; 404 when it is another company's, or nobody's. */
export function ownClient(app: core.App, company: string, id: string): core.Record {
  const client = findRecord(app, "optique_clients", id);
  return client?.getString("company") === company ? client : refuseWhole("not_found", 404);
}

/** Nothing new belongs to the placeholder of all erased clients (domain/README.md §11). */
export function checkClientIsPerson({ tx, record, before }: Saving): Violation[] {
  const id = record.getString("client");
  if (id === "" || before?.["client"] === id) return [];
  const client = findRecord(tx, "optique_clients", id);
  const isPlaceholder = client && isStandIn({ created: client.getString("created") });
  return isPlaceholder ? [{ field: "client", code: "stand_in" }] : [];
}

/** The client of a document is a person of the company, and not the placeholder of all erased clients (domain/README.md §11). */
export function checkClient(company: string, { client, isStandIn }: Owners): void {
  checkNamed(company, "client", client);
  if (isStandIn) refuse([{ field: "client", code: "stand_in" }]);
}
