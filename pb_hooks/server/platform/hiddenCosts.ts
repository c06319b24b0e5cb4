/** Hides costs in records that PocketBase sends itself: by the records API, in expands and over realtime. */
import { costFields } from "#domain/people/costs.ts";
import { actorOfRequest } from "./requests.ts";
import { hasRight } from "./routeRequest.ts";

export const hiddenCosts = {
  enrich(e: core.RecordEnrichEvent): void {
    const { record, requestInfo } = e;
    if (record && !hasRight(actorOfRequest(requestInfo?.auth), "cost.see"))
      record.hide(...(costFields[record.collection().name] ?? []));
    e.next();
  },
};
