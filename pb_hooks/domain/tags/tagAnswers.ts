/** Bodies and answers of the routes of tags (docs/api-stock.md, Tags). */
import type { Product, Tag } from "#domain/core/records.ts";

/** Most products of a print, and tags of each. */
export const maxTagged = 100;
export const maxTags = 1_000;

/** Why a product is in the queue. */
export const tagReasons = ["receipt", "price", "code", "hand"] as const;
export type TagReason = (typeof tagReasons)[number];

/** Row of the queue: `proposed` tags of a product. */
export type QueuedTag = Tag & {
  proposed: number;
  expand?: { product?: Product };
};
/** Products by reason, and tags of all. */
export type TagCounts = Record<TagReason, number> & { tags: number };

/** Tag of a print: as many as `quantity`, at the price and code that were printed. */
export type PrintedTag = { product: string; quantity: number; price: number; barcode: string };
