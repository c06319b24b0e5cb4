/** A product that is made where a scanned code found none. Its dialog stands outside of the form that asks for it. */
import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { Product } from "#domain/core/records.ts";
import { useValue } from "#lib/useValue.ts";
import { toast } from "#ui/feedback/toast.ts";
import { newProductStrings } from "./newProduct.strings.ts";
import type { NewProductDialog } from "./NewProductDialog.tsx";

type Wanted = {
  Dialog: typeof NewProductDialog;
  barcode: string;
  onCreated: (product: Product) => void;
};
const wanted = signal<Wanted | null>(null);

/** Its code comes when it is asked for: most codes are known. */
export async function makeProduct(barcode: string, onCreated: Wanted["onCreated"]): Promise<void> {
  try {
    const { NewProductDialog: Dialog } = await import("./NewProductDialog.tsx");
    wanted.value = { Dialog, barcode, onCreated };
  } catch (error) {
    console.error(error);
    toast.error(newProductStrings.notOpened);
  }
}

const close = () => {
  wanted.value = null;
};

/** Beside the form of a page that products are scanned into. */
export function NewProductHost() {
  const shown = useValue(wanted);
  // Another page has other forms.
  useEffect(() => close, []);
  if (!shown) return null;
  const { Dialog, barcode, onCreated } = shown;
  return (
    <Dialog
      barcode={barcode}
      onClose={close}
      onCreated={(product) => {
        // It goes first, and gives the focus back: what was made may then move it on.
        flushSync(close);
        onCreated(product);
      }}
    />
  );
}
