/** Tags of products: their queue, our own barcodes, and prints. */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { Product, TagPrint, TagTemplate } from "#domain/core/records.ts";
import {
  maxTagged,
  type PrintedTag,
  type QueuedTag,
  type TagCounts,
} from "#domain/tags/tagAnswers.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { pb } from "#api/pb.ts";
import { invalidate } from "#api/queryClient.ts";
import { get, listQuery, loadQuery, type Page, post, put, rowsQuery } from "#api/request.ts";

export type TagPage = Page<QueuedTag> & { counts: TagCounts };
export type KeptPrint = Omit<TagPrint, "tags"> & { tags: PrintedTag[] };

/** Sets how many tags of a product were added by hand. */
export async function setHandTags(product: string, hand: number): Promise<void> {
  await put("tags", { tags: [{ product, hand }] });
  invalidate("optique_tags");
}

/** Removes a product from the queue. */
export async function removeTag(product: string): Promise<void> {
  await pb.send(`/api/optique/tags/${product}`, { method: "DELETE" });
  invalidate("optique_tags");
}

/** Stores a confirmed print. */
export async function keepTagPrint(
  id: string,
  body: { template: TagTemplate; tags: readonly PrintedTag[] },
): Promise<void> {
  await put(`tag-prints/${id}`, body);
  invalidate("optique_tag_prints");
}

/** Loads products that have stock, in the given order. Products without a barcode get one of the shop's own. */
async function loadTagged(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  const filter = ids.map((id) => `id = "${id}"`).join(" || ");
  const found = await pb.collection("optique_products").getFullList<Product>({ filter, signal });
  const products = ids
    .flatMap((id) => found.find((product) => product.id === id) ?? [])
    .filter(hasStock);
  const without = products.filter(({ barcode }) => barcode === "").map(({ id }) => id);
  if (without.length === 0) return products;
  const { codes } = await post<{ codes: Record<string, string> }>("tags/codes", {
    products: without,
  });
  return products.map((product) => ({ ...product, barcode: codes[product.id] ?? product.barcode }));
}

export const tagQueries = {
  /** Queue of products, in pages of as many rows as a print can have products. */
  queue: ({ filter, query, page }: ListAddress) =>
    rowsQuery<TagPage>("tags", {
      q: query,
      page,
      perPage: maxTagged,
      reason: filter("raison"),
      type: filter("type"),
    }),
  prints: (at: ListAddress) => listQuery<Page<KeptPrint>>("tag-prints", at, { perPage: 10 }),
  /** Numbers of products by reason, and number of tags to print. */
  counts: () =>
    loadQuery(
      ["tags", "counts"],
      async (signal) => (await get<TagPage>("lists/tags", { perPage: 1 }, signal)).counts,
    ),
  /** Products to print, loaded once when the page opens. */
  products: (ids: readonly string[]) =>
    loadQuery(["tags", "products", ids], (signal) => loadTagged(ids, signal)),
};
