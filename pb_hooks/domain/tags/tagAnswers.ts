/** Bodies and answers of the routes of tags (docs/api-stock.md, Tags). */
import type { Product, Tag } from "#domain/core/records.ts";

/** Most products in a print, and most tags of one product. */
export const maxTagged = 100;
export const maxTags = 1_000;

/** Why a product is in the queue. */
export const tagReasons = ["receipt", "price", "code", "hand"] as const;
export type TagReason = (typeof tagReasons)[number];

/** Row of the queue; `proposed`: tags to print for the product. */
export type QueuedTag = Tag & {
  proposed: number;
  expand?: { product?: Product };
};
/** Numbers of products by reason, and of all proposed tags. */
export type TagCounts = Record<TagReason, number> & { tags: number };

/** Printed tags of a product: their number, and the price and code on them. */
export type PrintedTag = { product: string; quantity: number; price: number; barcode: string };
