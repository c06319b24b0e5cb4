import { missingRight } from "#api/failure.ts";
import { useState } from "react";
import type { Product } from "#domain/core/records.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { archiveProduct, deleteProduct } from "#api/stock/products.ts";
import { productsStrings } from "./products.strings.ts";

export type Refused = {
  product: Pick<
    Product,
    "id" | "name" | "reference" | "archived" | "type" | "image" | "selling_price"
  >;
  message: string;
};

/** Deletes a product after a question. If documents use it, `refused` lets the page offer to archive it. */
export function useDeleteProduct() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { removing, remove } = useDelete<Refused["product"]>({
    target: (product) => ({
      icon: "glasses",
      picture: <ProductPicture product={product} size="tall" />,
      name: productsStrings.target(product.name),
      details: [product.reference, productTypeLabels[product.type]],
      amount: product.selling_price,
    }),
    list: "products",
    send: deleteProduct,
    removed: () => productsStrings.removed,
    failed: productsStrings.removeFailed,
    onRefused: (product, message) => setRefused({ product, message }),
  });
  return { removing, remove, refused, forget: () => setRefused(null) };
}

/** Archives or restores a product. */
export async function setArchived(id: string, archived: boolean): Promise<void> {
  try {
    await archiveProduct(id, archived);
    toast.success(archived ? productsStrings.archive.done : productsStrings.archive.restored);
  } catch (error) {
    console.error(error);
    toast.error(missingRight(error) || productsStrings.archive.failed);
  }
}
