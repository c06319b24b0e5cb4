/** Host of the dialog 'Choisir par puissance', whose code is loaded when it opens. */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Measured } from "#domain/lenses/measuredLens.ts";
import type { LensChoice } from "./chosenLines.ts";

export type LensRequest = {
  /** Measures of the eyes; null when the dialog has to ask for the correction. */
  measured: Measured | null;
  /** Uses (far, near …) offered in the dialog. */
  uses: readonly (LensUse | "")[];
  /** The one eye that needs a lens; '' when the dialog asks. */
  side: EyeSide | "";
  /** Id of the frame's product; '' without a frame. */
  frame: string;
  on: string;
  onChosen: (choice: LensChoice) => void;
};
export type LensDialogProps = { request: LensRequest; onClose: () => void };
type Opened = { Dialog: ComponentType<LensDialogProps>; request: LensRequest };

const Context = createContext<((request: LensRequest) => void) | null>(null);

/** Returns the function that opens the dialog. */
export function useChooseLenses(): (request: LensRequest) => void {
  const choose = use(Context);
  if (!choose) throw new Error("useChooseLenses needs its host around it");
  return choose;
}

/** Renders the dialog outside the form element, so that the form does not receive its keys. */
export function LensHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(async (request: LensRequest) => {
    try {
      const { LensDialog } = await import("./LensDialog.tsx");
      setOpened({ Dialog: LensDialog, request });
    } catch (error) {
      console.error(error);
      toast.error(words.windowFailed);
    }
  }, []);
  const choose = useCallback((request: LensRequest) => void open(request), [open]);
  const close = () => setOpened(null);
  return (
    <Context value={choose}>
      {children}
      {opened && (
        <opened.Dialog
          request={{
            ...opened.request,
            onChosen: (choice) => {
              // Closing first restores the focus; the new lines may then move it.
              flushSync(close);
              opened.request.onChosen(choice);
            },
          }}
          onClose={close}
        />
      )}
    </Context>
  );
}
