import type { SavedItem } from "#domain/documents/documents.ts";
import { soldName } from "#lib/texts/soldName.ts";
import type { Pictured } from "#api/stock/products.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";

/** Line of a sale or a quote. */
type Line = Pick<SavedItem, "product" | "label" | "product_name" | "product_type" | "expand">;

export const picturedOf = (item: Line): Pictured => ({
  name: soldName(item),
  type: item.product_type,
  ...item.expand?.product,
});

/** Sale from a list (with one picture), or a whole document (with items). */
export type SoldThings = { pictured?: Pictured | null; items?: readonly SavedItem[] | undefined };

const isFrame = ({ product_type: type }: SavedItem): boolean =>
  type === "frame" || type === "sunglasses";

/** Picture of the first frame, else of the first item; null when nothing was sold. */
export function soldPicture({ pictured, items = [] }: SoldThings) {
  const first = items.find(isFrame) ?? items[0];
  const product = pictured ?? (first && picturedOf(first));
  return product ? <ProductPicture product={product} size="tall" /> : null;
}
