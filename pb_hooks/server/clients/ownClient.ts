import { refuseWhole } from "#server/platform/refuse.ts";
import { findRecord } from "#server/platform/storedRecords.ts";

/** The client of this id; 404 when it is another company's, or nobody's. */
export function ownClient(app: core.App, company: string, id: string): core.Record {
  const client = findRecord(app, "optique_clients", id);
  return client?.getString("company") === company ? client : refuseWhole("not_found", 404);
}
