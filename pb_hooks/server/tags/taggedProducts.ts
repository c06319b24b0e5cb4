/** Reads and checks the products of a request, with their tags (docs/rules-tags.md, Queue). */
import { textValue } from "#domain/core/fields/values.ts";
import type { Product, Tag } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { sentObjects } from "#domain/documents/sentAmounts.ts";
import { type Act, noAmount } from "#domain/people/approvals.ts";
import { isPriceKeptSql, isDone } from "#domain/tags/proposedTags.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import type { AskedAct } from "#server/platform/requests/routeRequest.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

type TagValues = Pick<Tag, "pieces" | "hand" | "old_price" | "old_code">;
export type TaggedProduct = Pick<Product, "id" | "type" | "stock" | "selling_price" | "barcode"> & {
  made_to_order: boolean;
  tag: (TagValues & { id: string }) | null;
};

const productsRead = reading(`SELECT json_group_array(json_object('id', p.id, 'type', p.type,
    'made_to_order', json(IIF(p.made_to_order, 'true', 'false')), 'stock', CAST(p.stock AS INTEGER),
    'selling_price', p.selling_price, 'barcode', p.barcode, 'tag', IIF(t.id IS NULL, NULL, json_object('id', t.id,
      'pieces', CAST(t.pieces AS INTEGER), 'hand', CAST(t.hand AS INTEGER),
      'old_price', IIF(${isPriceKeptSql("t")}, t.old_price, NULL), 'old_code', t.old_code))))
  FROM optique_products p LEFT JOIN optique_tags t ON t.product = p.id
  WHERE p.id ${inJsonList("ids")} AND +p.company = {:company}`);

/** Act of a request with a list of tags, for an approval: it names the first product. */
export const firstTagged = ({ body }: AskedAct): Act => ({
  record: textValue(sentObjects(body["tags"])[0]?.["product"]),
  amount: noAmount,
});

/** Products in the order of their ids; refuses unknown ones and those without stock. `at`: path of an id. */
export function readTagged(
  tx: core.App,
  company: string,
  ids: readonly string[],
  at: (place: number) => string,
): TaggedProduct[] {
  const found = readJson<TaggedProduct[]>(tx, productsRead, { company, ids: JSON.stringify(ids) });
  const byId = new Map(found.map((product) => [product.id, product]));
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  refuseIf(
    ids.flatMap((id, place): Violation[] => {
      const product = byId.get(id);
      if (product && hasStock(product)) return [];
      return [{ field: at(place), code: product ? "no_tag" : "unknown_record" }];
    }),
  );
  return products;
}

/** Writes a product's tag and announces it to other stations; a tag without any reason left is deleted. */
export function writeTag(
  tx: core.App,
  company: string,
  product: TaggedProduct,
  values: TagValues,
): void {
  const stored = product.tag && findRecord(tx, "optique_tags", product.tag.id);
  if (isDone(values)) {
    if (stored) tx.delete(markSavedWhole(stored));
    return;
  }
  const record = stored ?? new Record(tx.findCachedCollectionByNameOrId("optique_tags"));
  record.load({ company, product: product.id, ...values });
  tx.save(markSavedWhole(record));
}
