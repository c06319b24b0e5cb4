import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Client, Product } from "#domain/core/records.ts";
import { NewClientDialog } from "#shared/sales/NewClientDialog.tsx";
import { NewLensDialog } from "./NewLensDialog.tsx";

type Opened =
  | { kind: "client"; typed: string; onCreated: (client: Client) => void }
  | { kind: "lens"; typed: string; onCreated: (product: Product) => void };
type Openers = {
  makeClient: (typed: string, onCreated: (client: Client) => void) => void;
  makeLens: (typed: string, onCreated: (product: Product) => void) => void;
};

const Dialogs = createContext<Openers | null>(null);

/** Opens the dialogs that make a client or a lens in place. */
export function useFormDialogs(): Openers {
  const openers = use(Dialogs);
  if (!openers) throw new Error("useFormDialogs needs FormDialogs around it");
  return openers;
}

/** The dialogs stand outside of the form's element: a form inside a form is not HTML, and would send both. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers = useMemo<Openers>(
    () => ({
      makeClient: (typed, onCreated) => setOpened({ kind: "client", typed, onCreated }),
      makeLens: (typed, onCreated) => setOpened({ kind: "lens", typed, onCreated }),
    }),
    [],
  );
  const close = () => setOpened(null);
  /** The dialog goes first, and gives the focus back: what was made may then move it on. */
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
