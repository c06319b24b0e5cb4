import { type ComponentType, useEffect, useRef, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { customerStrings } from "./customer.strings.ts";
import { type CustomerContent, customerView } from "./customerContent.ts";
import { useCustomerKey } from "./useCustomerKey.ts";

type ScreenProps = { content: CustomerContent; onClose: () => void };
type OpenView = { Screen: ComponentType<ScreenProps>; content: CustomerContent };

type Props = {
  /** Values at opening, also unsaved. */
  contentOf: () => CustomerContent;
  onCode?: (letter: string) => void;
};

/** 'Vue client' of a page, by key and button. Nothing is stored. */
export function CustomerView({ contentOf, onCode }: Props) {
  const [shown, setShown] = useState<OpenView | null>(null);
  const latest = useRef(contentOf);
  latest.current = contentOf;
  const open = () =>
    import("./CustomerScreen.tsx").then(
      ({ CustomerScreen }) => setShown({ Screen: CustomerScreen, content: latest.current() }),
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
      <shown.Screen content={shown.content} onClose={() => setShown(null)} />
    </NeverMasked>
  );
}
