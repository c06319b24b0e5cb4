/** Addresses that print tags, for a shop that has chosen its tag paper. */
import type { Company, Product } from "#domain/core/records.ts";
import { maxTagged, maxTags } from "#domain/tags/tagAnswers.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { company } from "#api/session/session.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";

/** The company when it has chosen its tag paper, else null. */
export function useTagShop(): Company | null {
  const shop = useValue(company);
  return shop && shop.tag_template !== "" ? shop : null;
}

type Received = { received_quantity: number; expand?: { product?: Product } };

/** Address that prints tags for the products of a receipt; '' when none of their types gets tags. */
export function tagsOfReceipt(items: readonly Received[], { tag_types }: Company): string {
  const types = Array.isArray(tag_types) ? tag_types : [];
  const quantities = new Map<string, number>();
  for (const { received_quantity: quantity, expand } of items) {
    const product = expand?.product;
    if (!product || quantity === 0 || !hasStock(product) || !types.includes(product.type)) continue;
    const sum = (quantities.get(product.id) ?? 0) + quantity;
    quantities.set(product.id, Math.min(sum, maxTags));
  }
  const tags = [...quantities].slice(0, maxTagged);
  return tags.length > 0 ? paths.printTags(tags) : "";
}
