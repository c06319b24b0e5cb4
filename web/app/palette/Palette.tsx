import { type ComponentProps, type ComponentType, useState } from "react";
import { useValue } from "#lib/useValue.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { AddPayment } from "#shared/sales/payments/AddPayment.tsx";
import { isPaletteOpen } from "./openPalette.ts";
import { text } from "./palette.strings.ts";
import { PaletteDialog } from "./PaletteDialog.tsx";
import type { Payment } from "./item.ts";

type Paying = { Form: ComponentType<ComponentProps<typeof AddPayment>>; payment: Payment };

/** Palette while it is open, and the payment dialog that it can open. */
export function Palette() {
  const isOpen = useValue(isPaletteOpen);
  const [paying, setPaying] = useState<Paying | null>(null);
  const pay = (payment: Payment) =>
    import("#shared/sales/payments/AddPayment.tsx").then(
      (module) => setPaying({ Form: module.AddPayment, payment }),
      (error: unknown) => {
        console.error(error);
        toast.error(text.payFailed);
      },
    );
  const close = () => {
    isPaletteOpen.value = false;
  };
  return (
    <>
      {isOpen && <PaletteDialog onClose={close} onPay={(payment) => void pay(payment)} />}
      {paying && <paying.Form {...paying.payment} onClose={() => setPaying(null)} />}
    </>
  );
}
