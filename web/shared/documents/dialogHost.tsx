import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from "react";
import { flushSync } from "react-dom";

type Opened<Made> = { typed: string; phone: string; onCreated: (made: Made) => void };
type DialogProps<Made> = Opened<Made> & { onClose: () => void };
/** Opens the dialog with what was typed: a name, or a telephone number. */
type Make<Made> = (typed: string, onCreated: (made: Made) => void, phone?: string) => void;

/**
 * Creates a host for a dialog that adds a record from within a form. The dialog is outside the form element: nested
 * forms are invalid HTML.
 */
export function dialogHost<Made>(Dialog: ComponentType<DialogProps<Made>>) {
  const Context = createContext<Make<Made> | null>(null);
  return {
    useMake(): Make<Made> {
      const make = use(Context);
      if (!make) throw new Error("useMake needs its host around it");
      return make;
    },
    Host({ children }: { children: ReactNode }) {
      const [opened, setOpened] = useState<Opened<Made> | null>(null);
      const make = useCallback<Make<Made>>(
        (typed, onCreated, phone = "") => setOpened({ typed, phone, onCreated }),
        [],
      );
      const close = () => setOpened(null);
      return (
        <Context value={make}>
          {children}
          {opened && (
            <Dialog
              {...opened}
              onClose={close}
              onCreated={(made) => {
                // Closing first restores the focus; the new record may then move it.
                flushSync(close);
                opened.onCreated(made);
              }}
            />
          )}
        </Context>
      );
    },
  };
}
