import { idForm } from "#domain/core/fields/fields.ts";
import { isStation } from "#server/platform/people/stations.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

/** Finds an active person of the company; null for unknown ids, shared computers and people of other companies. */
export function findColleague(app: core.App, company: string, id: string): core.Record | null {
  const user = idForm.test(id) ? findRecord(app, "optique_users", id) : null;
  const isHere = user?.getString("company") === company && user.getBool("active");
  return user && isHere && !isStation(user) ? user : null;
}
