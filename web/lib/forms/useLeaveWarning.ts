import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

type Unsaved = { readonly isDirty: () => boolean; readonly text: string };
/** For each mounted form, the function that says whether it has unsaved changes. */
const forms = new Set<Unsaved>();
const unsaved = (): Unsaved | undefined => [...forms].find(({ isDirty }) => isDirty());

/** Pending question about unsaved changes (app/frame/LeaveDialog.tsx). */
export const leaving = signal<{ text: string; answer: (leaves: boolean) => void } | null>(null);

/** Handler that precedes the router at back and forward; loaded after the page (app/frame/guardHistory.ts). */
export const historyGuard: { onPop: ((event: Event) => void) | null } = { onPop: null };

export const isUnsaved = (): boolean => unsaved() !== undefined;

/** Calls `goOn` at once when nothing is unsaved, else after a confirmation. `text` replaces the usual question. */
export function leave(goOn: () => void, text?: string): void {
  const found = unsaved();
  if (!found) return goOn();
  const answer = (leaves: boolean) => {
    leaving.value = null;
    if (!leaves) return;
    // The confirmed step must not ask again.
    forms.clear();
    goOn();
  };
  leaving.value = { text: text ?? found.text, answer };
}

/**
 * Asks before the page is left while `isDirty()`: by links, buttons, back and forward. For closing the tab, the browser
 * asks.
 */
export function useLeaveWarning(isDirty: () => boolean, text = ""): void {
  const latest = useRef({ isDirty, text });
  useEffect(() => {
    latest.current = { isDirty, text };
  });
  // Registered once, because a render between answer and step would ask again.
  useEffect(() => {
    const own: Unsaved = {
      isDirty: () => latest.current.isDirty(),
      get text() {
        return latest.current.text;
      },
    };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // Changes whose loss was confirmed are not asked about again.
      if (forms.has(own) && own.isDirty()) event.preventDefault();
    };
    forms.add(own);
    window.addEventListener("beforeunload", beforeUnload);
    return () => {
      forms.delete(own);
      window.removeEventListener("beforeunload", beforeUnload);
    };
  }, []);
}
