import type { Violation } from "#domain/core/violation.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { checkRelatedOwner } from "#server/engine/documents/documentChecks.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { findRecord, type RecordOwners } from "#server/platform/records/storedRecords.ts";

/** Finds the client of this id; answers 404 when it does not exist or belongs to another company. */
export function findCompanyClient(app: core.App, company: string, id: string): core.Record {
  const client = findRecord(app, "optique_clients", id);
  return client?.getString("company") === company ? client : refuseRequest("not_found", 404);
}

/** The anonymised client has no creation date (domain/clients/anonymisedClient.ts). */
const anonymisedClientRead = reading(
  "SELECT COUNT(*) FROM optique_clients WHERE id = {:id} AND created = ''",
);
const isStoredAnonymisedClient = (tx: core.App, id: string): boolean =>
  readInteger(tx, anonymisedClientRead, { id }) > 0;

/** Refuses new records for the anonymised client (docs/rules-clients.md, Erasure). */
export function checkNotAnonymised({ tx, record, before }: Saving): Violation[] {
  const id = record.getString("client");
  if (id === "" || before?.["client"] === id) return [];
  return isStoredAnonymisedClient(tx, id) ? [{ field: "client", code: "anonymised_client" }] : [];
}

/** Lookup of the anonymised client, added to the query that reads the companies of a document's records. */
export const documentClientSql = {
  anonymised: "(SELECT id FROM optique_clients WHERE id = {:client} AND created = '')",
};

/** Refuses a client of another company, and the anonymised one, on a document (docs/rules-clients.md, Erasure). */
export function checkDocumentClient(
  company: string,
  { client, anonymised }: RecordOwners<"client" | "anonymised">,
): void {
  checkRelatedOwner(company, "client", client);
  if (anonymised) refuse([{ field: "client", code: "anonymised_client" }]);
}
