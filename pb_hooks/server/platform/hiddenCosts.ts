/** Hides costs in records that PocketBase sends itself: by the records API, in expands and over realtime. */
import { changesWithoutCosts, costFields } from "#domain/people/costs.ts";
import { actorOfRequest } from "./requests.ts";
import { jsonFieldValue } from "./recordValues.ts";
import { hasRight } from "./routeRequest.ts";

function hide(record: core.Record): void {
  const { name } = record.collection();
  record.hide(...(costFields[name] ?? []));
  if (name !== "optique_journal") return;
  const changes = jsonFieldValue(record, "changes");
  record.set("changes", changesWithoutCosts(record.getString("collection"), changes));
}

export const hiddenCosts = {
  enrich(e: core.RecordEnrichEvent): void {
    const { record, requestInfo } = e;
    if (record && !hasRight(actorOfRequest(requestInfo?.auth), "cost.see")) hide(record);
    e.next();
  },
};
