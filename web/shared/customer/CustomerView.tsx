import { type ComponentType, useEffect, useRef, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { customerStrings } from "./customer.strings.ts";
import { type CustomerContent, customerView } from "./customerContent.ts";
import { useCustomerKey } from "./useCustomerKey.ts";

type ScreenProps = { content: CustomerContent; onClose: () => void };
type OpenView = { Screen: ComponentType<ScreenProps>; content: CustomerContent };

type Props = {
  /** Returns the content when the view opens, with unsaved values. */
  contentOf: () => CustomerContent;
  onCode?: (letter: string) => void;
};

/** Offers 'Vue client' on a page, by key and by button. Stores nothing. */
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
  // Not masked when amounts are hidden: the customer may see their own price.
  return (
    <NeverMasked>
      <shown.Screen content={shown.content} onClose={() => setShown(null)} />
    </NeverMasked>
  );
}
