/**
 * Hides costs and eye values in records that PocketBase sends itself. A hook on each record would cost 22 ms a row:
 * instead, this file answers lists and single records for a person without the right, and any `expand` with the
 * specification's names.
 */
import {
  expandsToHidden,
  hiddenFields,
  hiddenOf,
  type ShowingRight,
  showingRights,
  withoutHidden,
} from "#domain/people/hiddenFields.ts";
import { expandNames, withNames } from "./expandNames.ts";
import type { Actor } from "./recordEvents.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { checkRight, hasRight } from "#server/platform/requests/routeRequest.ts";

/** Adds the request, which PocketBase's types omit, under its runtime name. */
type OfRequest = { requestEvent?: core.RequestEvent };

/** Rights to see certain fields that a person lacks. */
export const lackedRights = (actor: Actor): ShowingRight[] =>
  showingRights.filter((right) => !hasRight(actor, right));

/** How to change PocketBase's answer to a read; null when it stays as it is. */
function differenceOf(request: core.RequestEvent): ((written: unknown) => unknown) | null {
  const lacked = lackedRights(actorOfRequest(request));
  const names = expandNames(request);
  if (lacked.length === 0 && names.length === 0) return null;
  return (written) =>
    lacked.reduce(
      (value, right) => withoutHidden(right, value),
      withNames(JSON.parse(JSON.stringify(written)), names),
    );
}

export const hiddenRecords = {
  list(e: core.RecordsListRequestEvent & OfRequest): void {
    const { requestEvent: request, records, result } = e;
    const shown = request ? differenceOf(request) : null;
    if (!request || !shown) return e.next();
    $apis.enrichRecords(request, records);
    const { page, perPage, totalItems, totalPages } = result ?? {};
    request.json(200, { page, perPage, totalItems, totalPages, items: shown(records) });
  },

  view(e: core.RecordRequestEvent & OfRequest): void {
    const { requestEvent: request, record } = e;
    const shown = request ? differenceOf(request) : null;
    if (!request || !record || !shown) return e.next();
    $apis.enrichRecord(request, record);
    request.json(200, shown(record));
  },
};

/** Hides fields in the record that a write answers; refuses an `expand` that leads to hidden fields. */
export function hideWrittenFields(actor: Actor, record: core.Record, expand: string): void {
  const { name } = record.collection();
  for (const right of lackedRights(actor)) {
    if (expandsToHidden(right, expand)) checkRight(actor, right);
    if (name in hiddenFields[right].collections) record.hide(...hiddenOf(right, name));
  }
}
