/**
 * Hides costs in records that PocketBase sends itself. A hook of each record costs 22 ms a row, so lists and single records are
 * answered here for a person without `cost.see`.
 */
import { costFields, expandsToCost, withoutCosts } from "#domain/people/costs.ts";
import type { Actor } from "./recordEvents.ts";
import { actorOfRequest } from "./person.ts";
import { checkRight, hasRight } from "./routeRequest.ts";

/** Adds the request, which PocketBase's types omit, under its runtime name. */
type OfRequest = { requestEvent?: core.RequestEvent };

const maySee = (e: core.RequestEvent): boolean => hasRight(actorOfRequest(e), "cost.see");
const shown = (written: unknown): unknown => withoutCosts(JSON.parse(JSON.stringify(written)));

export const hiddenCosts = {
  list(e: core.RecordsListRequestEvent & OfRequest): void {
    const { requestEvent: request, records, result } = e;
    if (!request || maySee(request)) return e.next();
    $apis.enrichRecords(request, records);
    const { page, perPage, totalItems, totalPages } = result ?? {};
    request.json(200, { page, perPage, totalItems, totalPages, items: shown(records) });
  },

  view(e: core.RecordRequestEvent & OfRequest): void {
    const { requestEvent: request, record } = e;
    if (!request || !record || maySee(request)) return e.next();
    $apis.enrichRecord(request, record);
    request.json(200, shown(record));
  },
};

/** Hides the costs of a record that a write answers; its expands may hold none. */
export function hideWrittenCosts(actor: Actor, record: core.Record, expand: string): void {
  if (hasRight(actor, "cost.see")) return;
  if (expandsToCost(expand)) checkRight(actor, "cost.see");
  record.hide(...(costFields[record.collection().name] ?? []));
}
