/** GET and PUT /api/optique/tag-prints/{id}: confirms printed tags, written once (docs/rules-tags.md, Confirm). */
import type { TagPrint } from "#domain/core/records.ts";
import { noTag, tagAfterPrint } from "#domain/tags/proposedTags.ts";
import { readTagPrint, type TagPrintBody } from "#domain/tags/tagBody.ts";
import type { List } from "#server/engine/lists/list.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { companyOf, storedRecord } from "#server/platform/records/storedRecords.ts";
import { refuseConflict, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { insertAndBroadcast } from "#server/platform/storage/rowWrites.ts";
import { firstTagged, readTagged, writeTag } from "./taggedProducts.ts";

export const tagPrintList: List = {
  table: "optique_tag_prints",
  order: newestFirst,
  orderedBy: "idx_tag_prints_company_created",
};

/** Text of a print, to compare two bodies. */
const textOf = ({ template, tags }: Pick<TagPrint, "template" | "tags">): string =>
  JSON.stringify([
    template,
    (tags as TagPrintBody["tags"]).map(({ product, quantity, price, barcode }) => [
      product,
      quantity,
      price,
      barcode,
    ]),
  ]);

/** True when this print is already stored; refuses with 409 a different one under the same id. */
function isWritten(tx: core.App, company: string, id: string, body: TagPrintBody): boolean {
  const stored = storedRecord(tx, "optique_tag_prints", id);
  if (!stored) return false;
  if (stored.company !== company) refuseRequest("not_found", 404);
  return textOf(stored) === textOf(body) || refuseConflict("id", "written_once");
}

/** Stores a print, and removes the printed tags from the queue. */
export function keepPrint(
  tx: core.App,
  { company, actor }: Staff,
  id: string,
  body: TagPrintBody,
): void {
  if (isWritten(tx, company, id, body)) return;
  const { template, tags } = body;
  const ids = tags.map(({ product }) => product);
  const products = readTagged(tx, company, ids, (place) => `tags.${place}.product`);
  const row = { id, company, template, tags, by: actor.name };
  insertAndBroadcast(tx, "optique_tag_prints", row);
  products.forEach((product, place) => {
    const printed = tags[place];
    if (printed)
      writeTag(tx, company, product, tagAfterPrint(product.tag ?? noTag, product, printed));
  });
}

function send(e: core.RequestEvent, company: string, id: string): void {
  if (companyOf(e.app, "optique_tag_prints", id) !== company) refuseRequest("not_found", 404);
  sendJson(e, String(recordTexts(e.app, { table: "optique_tag_prints" }, [id])).slice(1, -1));
}

export const tagPrints = {
  actOf: firstTagged,

  get: (e: core.RequestEvent, { company }: Staff): void =>
    send(e, company, e.request?.pathValue("id") ?? ""),

  put(e: core.RequestEvent, staff: Staff): void {
    const id = requestDocumentId(e);
    const { value, violations } = readTagPrint(requestBody(e));
    refuseIf(violations);
    runAct(e, staff, (tx) => keepPrint(tx, staff, id, value));
    send(e, staff.company, id);
  },
};
