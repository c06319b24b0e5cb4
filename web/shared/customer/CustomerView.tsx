import { type ComponentType, useEffect, useRef, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { customerStrings } from "./customer.strings.ts";
import { type CustomerFacts, customerView } from "./customerFacts.ts";
import { useCustomerKey } from "./useCustomerKey.ts";

type ScreenProps = { facts: CustomerFacts; onClose: () => void };
type Shown = { Screen: ComponentType<ScreenProps>; facts: CustomerFacts };

type Props = {
  /** Values at opening, also unsaved. */
  factsOf: () => CustomerFacts;
  onCode?: (letter: string) => void;
};

/** 'Vue client' of a page, by key and button. Nothing is stored. */
export function CustomerView({ factsOf, onCode }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef(factsOf);
  latest.current = factsOf;
  const open = () =>
    import("./CustomerScreen.tsx").then(
      ({ CustomerScreen }) => setShown({ Screen: CustomerScreen, facts: latest.current() }),
      (error: unknown) => {
        console.error(error);
        toast.error(customerStrings.failed);
      },
    );
  useCustomerKey(() => void open(), onCode);
  useEffect(() => {
    customerView.value = () => void open();
    return () => {
      customerView.value = null;
    };
  }, []);
  if (!shown) return null;
  // Never masked: the customer sees the price of their own purchase.
  return (
    <NeverMasked>
      <shown.Screen facts={shown.facts} onClose={() => setShown(null)} />
    </NeverMasked>
  );
}
