/** Whether the browser is printing: components render for paper before the print, and for the screen after it. */
import { signal } from "@preact/signals-react";
import { flushSync } from "react-dom";

export const isOnPaper = signal(false);

export function watchPaper(): () => void {
  const begin = () => flushSync(() => (isOnPaper.value = true));
  const end = () => (isOnPaper.value = false);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}
