import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

type Unsaved = { readonly isDirty: () => boolean; readonly text: string };
/** What the forms of the page in view say of their work. */
const forms = new Set<Unsaved>();
const unsaved = (): Unsaved | undefined => [...forms].find(({ isDirty }) => isDirty());

/** The question that is asked before unsaved work is left, by a dialog of ours (app/frame/LeaveDialog.tsx). */
export const leaving = signal<{ text: string; answer: (leaves: boolean) => void } | null>(null);

/** What hears of back and forward before the router does; it is loaded after the page (app/frame/guardHistory.ts). */
export const historyGuard: { onPop: ((event: Event) => void) | null } = { onPop: null };

export const isUnsaved = (): boolean => unsaved() !== undefined;

/** Goes on at once where nothing is unsaved, else when the user says so; `text` is what is lost, where the page's own is not true. */
export function leave(goOn: () => void, text?: string): void {
  const found = unsaved();
  if (!found) return goOn();
  const answer = (leaves: boolean) => {
    leaving.value = null;
    if (!leaves) return;
    // It was answered: the step that follows asks nothing.
    forms.clear();
    goOn();
  };
  leaving.value = { text: text ?? found.text, answer };
}

/**
 * While `isDirty()` is true, what leads away from the page asks first: a link, a button, back and forward. The browser's
 * own question is for closing the tab, which no page can ask about.
 */
export function useLeaveWarning(isDirty: () => boolean, text = ""): void {
  const latest = useRef({ isDirty, text });
  useEffect(() => {
    latest.current = { isDirty, text };
  });
  // Once, and not with each rendering: one between the answer and the step that follows would ask again.
  useEffect(() => {
    const own: Unsaved = {
      isDirty: () => latest.current.isDirty(),
      get text() {
        return latest.current.text;
      },
    };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // What was answered is not asked again.
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
