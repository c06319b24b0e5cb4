import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

type Unsaved = { readonly isDirty: () => boolean; readonly text: string };
/** Unsaved-changes checks of the mounted forms. */
const forms = new Set<Unsaved>();
const unsaved = (): Unsaved | undefined => [...forms].find(({ isDirty }) => isDirty());

/** Question about unsaved changes (app/frame/LeaveDialog.tsx). */
export const leaving = signal<{ text: string; answer: (leaves: boolean) => void } | null>(null);

/** Handler of back and forward before the router, loaded after the page (app/frame/guardHistory.ts). */
export const historyGuard: { onPop: ((event: Event) => void) | null } = { onPop: null };

export const isUnsaved = (): boolean => unsaved() !== undefined;

/** Continues at once without unsaved changes, else after a confirmation; `text` overrides the question. */
export function leave(goOn: () => void, text?: string): void {
  const found = unsaved();
  if (!found) return goOn();
  const answer = (leaves: boolean) => {
    leaving.value = null;
    if (!leaves) return;
    // Skips the question for the confirmed step.
    forms.clear();
    goOn();
  };
  leaving.value = { text: text ?? found.text, answer };
}

/**
 * Asks before leaving while `isDirty()`: links, buttons, back and forward. Closing the tab has the browser's own
 * question.
 */
export function useLeaveWarning(isDirty: () => boolean, text = ""): void {
  const latest = useRef({ isDirty, text });
  useEffect(() => {
    latest.current = { isDirty, text };
  });
  // Registered once: a render between answer and step would ask again.
  useEffect(() => {
    const own: Unsaved = {
      isDirty: () => latest.current.isDirty(),
      get text() {
        return latest.current.text;
      },
    };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // Confirmed changes are not asked about again.
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
