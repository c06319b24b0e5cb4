import { useEffect, useRef } from "react";

/** Calls `onKey` for each key pressed in the window, wherever the focus is. */
export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

type Key = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** A key without Ctrl, Command or Alt that nothing has handled yet. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, defaultPrevented }: Key): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);
