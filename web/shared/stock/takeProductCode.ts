import type { Product } from "#domain/core/records.ts";
import { scannedProducts } from "#api/products.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ui } from "#ui/ui.strings.ts";
import { newProductStrings } from "./newProduct.strings.ts";
import { makeProduct } from "./newProduct.tsx";

/** What a picker does with a code that was scanned into it: its product is picked at once, or offered to be made. */
export const takeProductCode =
  (onPick: (product: Product) => void) =>
  async (code: string): Promise<void> => {
    const field = document.activeElement;
    try {
      const [found] = await scannedProducts(code);
      if (found) return onPick(found);
      const act = () =>
        void makeProduct(code, (made) => {
          // The message whose button was pressed is gone.
          if (field instanceof HTMLElement) field.focus();
          onPick(made);
        });
      toast.offer(newProductStrings.unknown(code), { label: newProductStrings.make, act });
    } catch (error) {
      console.error(error);
      toast.error(ui.products.failed);
    }
  };
