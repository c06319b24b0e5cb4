import { useState } from "react";
import type { Product } from "../../../pb_hooks/domain/records";
import { failureOf } from "../../lib/api";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { archiveProduct, deleteProduct } from "./products.api";
import { strings } from "./products.strings";

const confirmMs = 6000;
export type Refused = { product: Pick<Product, "id" | "name" | "archived">; message: string };

/** Asks, deletes, says so. What documents use stays: it may be archived instead. */
export function useDeleteProduct() {
  const [removing, setRemoving] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = async (product: Product) => {
    setRemoving(product.id);
    try {
      await deleteProduct(product.id);
      toast.success(strings.removed);
    } catch (error) {
      console.warn(error);
      const { status, message } = failureOf(error);
      if (status === 400 && message) setRefused({ product, message });
      else toast.error(strings.removeFailed);
    } finally {
      setRemoving(null);
    }
  };
  const remove = (product: Product) =>
    confirmDelete(() => void send(product), { durationMs: confirmMs });
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
