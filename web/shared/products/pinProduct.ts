import { missingRight } from "#api/failure.ts";
import type { Product } from "#domain/core/records.ts";
import { pinProduct as send } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { pinProductStrings } from "./pinProduct.strings.ts";

/** Pins a product to the quick tiles of the counter sale, or unpins it; a toast offers undo. */
export async function pinProduct(id: Product["id"], isPinned: boolean): Promise<void> {
  try {
    await send(id, isPinned);
    if (isPinned) toast.success(pinProductStrings.done);
    else
      toast.undoable(pinProductStrings.removed, {
        label: words.cancel,
        act: () => void pinProduct(id, true),
      });
  } catch (error) {
    console.error(error);
    toast.error(missingRight(error) || pinProductStrings.failed);
  }
}
