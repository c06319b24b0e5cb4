/** Creates a product when a scanned code is unknown. The dialog is outside the form. */
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
  /** Stock of the new product, as typed. */
  stock: string;
  onCreated: (product: Product) => void;
};
const wanted = signal<Wanted | null>(null);

/** Opens the dialog, whose code loads on demand: most codes are known. By default, the scanned piece is in stock. */
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

/** Renders the dialog beside the form into which codes are scanned. */
export function NewProductHost() {
  const shown = useValue(wanted);
  // Closes the dialog when the person leaves the page.
  useEffect(() => close, []);
  if (!shown) return null;
  const { Dialog, barcode, stock, onCreated } = shown;
  return (
    <Dialog
      barcode={barcode}
      stock={stock}
      onClose={close}
      onCreated={(product) => {
        // Closing first restores the focus; the new record may then move it.
        flushSync(close);
        onCreated(product);
      }}
    />
  );
}
