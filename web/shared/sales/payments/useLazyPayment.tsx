import { words } from "#lib/texts/words.strings.ts";
import { type ComponentProps, type ReactNode, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import type { AddPayment } from "./AddPayment.tsx";

type Dialog = typeof AddPayment;
type Invoice = ComponentProps<Dialog>["invoice"];
type OpenDialog = {
  Dialog: Dialog;
  invoice: Invoice;
  client: string;
  onSaved: (() => void) | undefined;
};

/** Payment dialog whose code loads when it is first opened. */
export function useLazyPayment(): {
  dialog: ReactNode;
  /** Opens the dialog; `onSaved` runs after the payment is stored. */
  open: (invoice: Invoice, client: string, onSaved?: () => void) => Promise<void>;
} {
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const open = async (invoice: Invoice, client: string, onSaved?: () => void) => {
    try {
      const { AddPayment } = await import("./AddPayment.tsx");
      setShown({ Dialog: AddPayment, invoice, client, onSaved });
    } catch (error) {
      console.error(error);
      toast.error(words.windowFailed);
    }
  };
  const dialog = shown && (
    <shown.Dialog
      invoice={shown.invoice}
      client={shown.client}
      onSaved={shown.onSaved}
      onClose={() => setShown(null)}
    />
  );
  return { dialog, open };
}
