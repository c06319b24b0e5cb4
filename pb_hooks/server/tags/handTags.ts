/** PUT /api/optique/tags adds tags by hand; DELETE removes a product's tag (docs/rules-tags.md, Queue). */
import { noAmount } from "#domain/people/approvals.ts";
import { type HandTag, readHandTags } from "#domain/tags/tagBody.ts";
import { noTag } from "#domain/tags/proposedTags.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { companyOf, findRecords } from "#server/platform/records/storedRecords.ts";
import { refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { type AskedAct, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { firstTagged, readTagged, writeTag } from "./taggedProducts.ts";
import { writtenTags } from "./tagList.ts";

const idsRead = reading(
  `SELECT json_group_array(id) FROM optique_tags WHERE product ${inJsonList("products")}`,
);

export function writeHands(tx: core.App, { company }: Staff, tags: readonly HandTag[]): void {
  const ids = tags.map(({ product }) => product);
  const products = readTagged(tx, company, ids, (place) => `tags.${place}.product`);
  products.forEach((product, place) => {
    const { pieces, hand, old_price, old_code } = product.tag ?? noTag;
    const wanted = tags[place]?.hand ?? 0;
    // An unchanged number is neither written nor announced.
    if (wanted !== hand)
      writeTag(tx, company, product, { pieces, hand: wanted, old_price, old_code });
  });
}

function removeTag(tx: core.App, company: string, product: string): void {
  if (companyOf(tx, "optique_products", product) !== company) refuseRequest("not_found", 404);
  for (const record of findRecords(tx, "optique_tags", { product }))
    tx.delete(markSavedWhole(record));
}

export const handTags = {
  actOf: firstTagged,

  put(e: core.RequestEvent, staff: Staff): void {
    const { value: tags, violations } = readHandTags(requestBody(e));
    refuseIf(violations);
    runAct(e, staff, (tx) => writeHands(tx, staff, tags));
    const products = JSON.stringify(tags.map(({ product }) => product));
    const ids = readJson<string[]>(e.app, idsRead, { products });
    sendObject(e, {}, { tags: recordTexts(e.app, writtenTags, ids) });
  },

  actOfRemoval: ({ id }: AskedAct) => ({ record: id, amount: noAmount }),

  remove(e: core.RequestEvent, { company, actor }: Staff): void {
    const product = e.request?.pathValue("id") ?? "";
    runAct(e, { actor }, (tx) => removeTag(tx, company, product));
    e.noContent(204);
  },
};
