import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Client, Product } from "#domain/core/records.ts";
import { NewClientDialog } from "#shared/sales/NewClientDialog.tsx";
import { NewLensDialog } from "./NewLensDialog.tsx";

type Opened =
  | { kind: "client"; typed: string; phone: string; onCreated: (client: Client) => void }
  | { kind: "lens"; typed: string; onCreated: (product: Product) => void };
type Openers = {
  makeClient: (typed: string, onCreated: (client: Client) => void, phone?: string) => void;
  makeLens: (typed: string, onCreated: (product: Product) => void) => void;
};

const Dialogs = createContext<Openers | null>(null);

/** Opens the dialogs that create a client or a lens in place. */
export function useFormDialogs(): Openers {
  const openers = use(Dialogs);
  if (!openers) throw new Error("useFormDialogs needs FormDialogs around it");
  return openers;
}

/** Dialogs outside the form element: nested forms are invalid HTML and would submit both. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers = useMemo<Openers>(
    () => ({
      makeClient: (typed, onCreated, phone = "") =>
        setOpened({ kind: "client", typed, phone, onCreated }),
      makeLens: (typed, onCreated) => setOpened({ kind: "lens", typed, onCreated }),
    }),
    [],
  );
  const close = () => setOpened(null);
  /** Closes first and restores the focus, which the new record may then move. */
  const closeWith =
    <Made,>(onCreated: (made: Made) => void) =>
    (made: Made) => {
      flushSync(close);
      onCreated(made);
    };
  return (
    <Dialogs value={openers}>
      {children}
      {opened?.kind === "client" && (
        <NewClientDialog
          typed={opened.typed}
          phone={opened.phone}
          onCreated={closeWith(opened.onCreated)}
          onClose={close}
        />
      )}
      {opened?.kind === "lens" && (
        <NewLensDialog
          typed={opened.typed}
          onCreated={closeWith(opened.onCreated)}
          onClose={close}
        />
      )}
    </Dialogs>
  );
}
