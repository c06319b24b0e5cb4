import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { Client } from "#domain/core/records.ts";
import { NewClientDialog } from "./NewClientDialog.tsx";

type Make = (typed: string, onCreated: (client: Client) => void, phone?: string) => void;
const MakeClient = createContext<Make | null>(null);

/** Opens the dialog that creates a client from a typed name or telephone. */
export function useMakeClient(): Make {
  const make = use(MakeClient);
  if (!make) throw new Error("useMakeClient needs NewClientHost around it");
  return make;
}

type Opened = { typed: string; phone: string; onCreated: (client: Client) => void };

/** Dialog outside the form element: nested forms are invalid HTML. */
export function NewClientHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const make = useCallback<Make>(
    (typed, onCreated, phone = "") => setOpened({ typed, phone, onCreated }),
    [],
  );
  const close = () => setOpened(null);
  return (
    <MakeClient value={make}>
      {children}
      {opened && (
        <NewClientDialog
          typed={opened.typed}
          phone={opened.phone}
          onClose={close}
          onCreated={(client) => {
            // Closes first and restores the focus, which the new record may then move.
            flushSync(close);
            opened.onCreated(client);
          }}
        />
      )}
    </MakeClient>
  );
}
