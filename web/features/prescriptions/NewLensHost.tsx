import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { Product } from "#domain/core/records.ts";
import { NewLensDialog } from "./NewLensDialog.tsx";

type Make = (typed: string, onCreated: (product: Product) => void) => void;
const MakeLens = createContext<Make | null>(null);

/** Opens the dialog that creates a lens from a typed name. */
export function useMakeLens(): Make {
  const make = use(MakeLens);
  if (!make) throw new Error("useMakeLens needs NewLensHost around it");
  return make;
}

type Opened = { typed: string; onCreated: (product: Product) => void };

/** Dialog outside the form element: nested forms are invalid HTML and would submit both. */
export function NewLensHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const make = useCallback<Make>((typed, onCreated) => setOpened({ typed, onCreated }), []);
  const close = () => setOpened(null);
  return (
    <MakeLens value={make}>
      {children}
      {opened && (
        <NewLensDialog
          typed={opened.typed}
          onClose={close}
          onCreated={(product) => {
            // Closes first and restores the focus, which the new record may then move.
            flushSync(close);
            opened.onCreated(product);
          }}
        />
      )}
    </MakeLens>
  );
}
