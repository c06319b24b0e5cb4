import { type ComponentType, useEffect, useRef, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { strings } from "./customer.strings.ts";
import { type CustomerFacts, customerView } from "./customerFacts.ts";
import { useCustomerKey } from "./useCustomerKey.ts";

type ScreenProps = { facts: CustomerFacts; onClose: () => void };
type Shown = { Screen: ComponentType<ScreenProps>; facts: CustomerFacts };

type Props = {
  /** What is at hand when it is opened, typed and not yet saved. */
  factsOf: () => CustomerFacts;
  onCode?: (letter: string) => void;
};

/** 'Vue client' of a page: by its key, and by the button wherever that stands. Nothing of it is kept anywhere. */
export function CustomerView({ factsOf, onCode }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef(factsOf);
  latest.current = factsOf;
  const open = () =>
    import("./CustomerScreen.tsx").then(
      ({ CustomerScreen }) => setShown({ Screen: CustomerScreen, facts: latest.current() }),
      (error: unknown) => {
        console.error(error);
        toast.error(strings.failed);
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
  // The customer is shown the price of their own purchase, whatever the shop hides of others.
  return (
    <NeverMasked>
      <shown.Screen facts={shown.facts} onClose={() => setShown(null)} />
    </NeverMasked>
  );
}
