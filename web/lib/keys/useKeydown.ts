import { useEffect, useRef } from "react";
import { topModal } from "./modals.ts";

/** False while a dialog or the lock of a shared computer is on top; the page then ignores keys. */
export const isPageOnTop = (): boolean => topModal.peek() === undefined;

/**
 * Calls `onKey` for each key pressed in the window, wherever the focus is. `hears`: condition, by default that the page
 * is on top.
 */
export function useKeydown(onKey: (event: KeyboardEvent) => void, hears = isPageOnTop): void {
  const latest = useRef({ onKey, hears });
  latest.current = { onKey, hears };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (latest.current.hears()) latest.current.onKey(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

type Key = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** True of a key without Ctrl, Command or Alt that no handler has processed. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, defaultPrevented }: Key): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);
