/** Records as Go exports them: cheap to carry, and a place for `expand` and the like. */
import type { CollectionName } from "#domain/core/records.ts";
import { findRecord, recordsById } from "#server/platform/storedRecords.ts";

export type Exported = Record<string, unknown> & { id: string };

export const exported = (record: core.Record): Exported => record.publicExport() as Exported;

/** A record named by a document, as its `expand` holds it. */
export function named(
  app: core.App,
  collection: CollectionName,
  name: string,
  id: unknown,
): Record<string, unknown> {
  const record = id ? findRecord(app, collection, String(id)) : null;
  return record ? { [name]: record } : {};
}

/** Gives each item its product. */
export function expandItems(app: core.App, document: Exported): void {
  const items = document["items"] as Exported[];
  const ids = items.map((item) => String(item["product"]));
  const products = recordsById(app, "optique_products", ids);
  for (const item of items) {
    const product = products.get(String(item["product"]));
    if (product) item["expand"] = { product };
  }
}
