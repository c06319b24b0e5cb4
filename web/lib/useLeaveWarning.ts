import { signal } from "@preact/signals-react";
import { useEffect } from "react";

type Unsaved = { isDirty: () => boolean; text: string };
/** What the page in view says of its work; null when there is none to lose. */
let unsaved: Unsaved | null = null;

/** The question that is asked before unsaved work is left, by a dialog of ours (app/frame/LeaveDialog.tsx). */
export const leaving = signal<{ text: string; answer: (leaves: boolean) => void } | null>(null);

/** What hears of back and forward before the router does; it is loaded after the page (app/frame/guardHistory.ts). */
export const historyGuard: { onPop: ((event: Event) => void) | null } = { onPop: null };

export const isUnsaved = (): boolean => unsaved?.isDirty() === true;

/** Goes on at once where nothing is unsaved, else when the user says so; `text` is what is lost, where the page's own is not true. */
export function leave(goOn: () => void, text?: string): void {
  if (!unsaved || !isUnsaved()) return goOn();
  const answer = (leaves: boolean) => {
    leaving.value = null;
    if (!leaves) return;
    // It was answered: the step that follows asks nothing.
    unsaved = null;
    goOn();
  };
  leaving.value = { text: text ?? unsaved.text, answer };
}

/**
 * While `isDirty()` is true, what leads away from the page asks first: a link, a button, back and forward. The browser's
 * own question is for closing the tab, which no page can ask about.
 */
export function useLeaveWarning(isDirty: () => boolean, text = ""): void {
  useEffect(() => {
    const own = { isDirty, text };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // What was answered is not asked again.
      if (unsaved === own && isDirty()) event.preventDefault();
    };
    unsaved = own;
    window.addEventListener("beforeunload", beforeUnload);
    return () => {
      if (unsaved === own) unsaved = null;
      window.removeEventListener("beforeunload", beforeUnload);
    };
  });
}
