/** Creates a product for an unknown scanned code. The dialog is outside the form. */
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
  /** Typed stock of the new product. */
  stock: string;
  onCreated: (product: Product) => void;
};
const wanted = signal<Wanted | null>(null);

/** Loaded lazily: most codes are known. By default the scanned piece is in stock. */
export async function makeProduct(
  barcode: string,
  onCreated: Wanted["onCreated"],
  { stock = "1" } = {},
): Promise<void> {
  try {
    const { NewProductDialog: Dialog } = await import("./NewProductDialog.tsx");
    wanted.value = { Dialog, barcode, stock, onCreated };
  } catch (error) {
    console.error(error);
    toast.error(newProductStrings.notOpened);
  }
}

const close = () => {
  wanted.value = null;
};

/** Provider beside the form that is scanned into. */
export function NewProductHost() {
  const shown = useValue(wanted);
  // Closed on another page.
  useEffect(() => close, []);
  if (!shown) return null;
  const { Dialog, barcode, stock, onCreated } = shown;
  return (
    <Dialog
      barcode={barcode}
      stock={stock}
      onClose={close}
      onCreated={(product) => {
        // Closes first and restores the focus, which the new record may then move.
        flushSync(close);
        onCreated(product);
      }}
    />
  );
}
