import type { DocumentJson } from "#server/engine/documents/documentReader.ts";
import type { ExpandedItems } from "#server/engine/documents/expandDocument.ts";

/** Items of an answer to expand with their product. */
export const withProducts = (items: unknown): ExpandedItems => ({
  list: (items ?? []) as DocumentJson[],
  name: "product",
  table: "optique_products",
});
