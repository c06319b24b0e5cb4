import type { Product } from "#domain/core/records.ts";
import { scannedProducts } from "#api/stock/products.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ui } from "#ui/ui.strings.ts";
import { newProductStrings } from "./newProduct.strings.ts";
import { makeProduct } from "./newProduct.tsx";

/** Handles a code scanned into a product field: selects its product, or offers to create one. */
export const takeProductCode =
  (onPick: (product: Product) => void) =>
  async (code: string): Promise<void> => {
    const field = document.activeElement;
    try {
      const [found] = await scannedProducts(code);
      if (found) return onPick(found);
      const act = () =>
        void makeProduct(code, (made) => {
          // Moving the focus closes the toast whose button was pressed.
          if (field instanceof HTMLElement) field.focus();
          onPick(made);
        });
      toast.offer(newProductStrings.unknown(code), { label: newProductStrings.make, act });
    } catch (error) {
      console.error(error);
      toast.error(ui.products.failed);
    }
  };
