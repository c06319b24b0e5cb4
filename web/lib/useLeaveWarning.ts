import { useEffect } from "react";

/** What the navigation asks before it leaves a page; null when nobody minds. */
let question: (() => boolean) | null = null;

/** True when the page may be left: nothing is unsaved, or the user agrees. */
export const mayLeave = (): boolean => question === null || question();

/**
 * While `isDirty()` is true, closing the tab asks, and so does a link. `text` is the question of a link; the browser has
 * its own for the tab.
 */
export function useLeaveWarning(isDirty: () => boolean, text = ""): void {
  useEffect(() => {
    const ask = () => !isDirty() || window.confirm(text);
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    question = ask;
    window.addEventListener("beforeunload", beforeUnload);
    return () => {
      if (question === ask) question = null;
      window.removeEventListener("beforeunload", beforeUnload);
    };
  });
}
