import { useEffect, useRef } from "react";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPageOnTop } from "#lib/keys/useKeydown.ts";

/** A scanner sends its next letter within this delay; a person is slower. */
const scannerMs = 60;

/**
 * Opens the view on V outside fields and on Alt+V anywhere. A letter right after V means a scanned code: `onCode` then
 * gets the V.
 */
export function useCustomerKey(open: () => void, onCode?: (letter: string) => void): void {
  const latest = useRef({ open, onCode });
  latest.current = { open, onCode };
  useEffect(() => {
    let waiting: { timer: ReturnType<typeof setTimeout>; letter: string } | null = null;
    const settle = () => {
      if (!waiting) return;
      clearTimeout(waiting.timer);
      const { letter } = waiting;
      waiting = null;
      latest.current.onCode?.(letter);
    };
    const press = (letter: string) => {
      if (!latest.current.onCode) return latest.current.open();
      const timer = setTimeout(() => {
        waiting = null;
        latest.current.open();
      }, scannerMs);
      waiting = { timer, letter };
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length === 1) settle();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat) return;
      if (!isPageOnTop()) return;
      const isOurs = event.altKey
        ? event.code === "KeyV"
        : event.key.toLowerCase() === "v" && !isTyping(event.target);
      if (!isOurs) return;
      event.preventDefault();
      if (event.altKey) latest.current.open();
      else press(event.key);
    };
    // Listens in the capture phase, before handlers that would consume the letter.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => {
      clearTimeout(waiting?.timer);
      window.removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);
}
