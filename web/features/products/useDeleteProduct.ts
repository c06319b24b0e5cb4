import { useState } from "react";
import type { Product } from "../../../pb_hooks/domain/records";
import { toast } from "../../ui/toast";
import { useDelete } from "../../ui/useDelete";
import { archiveProduct, deleteProduct } from "./products.api";
import { strings } from "./products.strings";

export type Refused = { product: Pick<Product, "id" | "name" | "archived">; message: string };

/** What documents use stays: it may be archived instead. */
export function useDeleteProduct() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { removing, remove } = useDelete<Refused["product"]>({
    durationMs: 6000,
    send: deleteProduct,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRefused: (product, message) => setRefused({ product, message }),
  });
  return { removing, remove, refused, forget: () => setRefused(null) };
}

/** Archives a product, or brings it back. */
export async function setArchived(id: string, archived: boolean): Promise<void> {
  try {
    await archiveProduct(id, archived);
    toast.success(archived ? strings.archive.done : strings.archive.restored);
  } catch (error) {
    console.error(error);
    toast.error(strings.archive.failed);
  }
}
