import { useEffect, useRef } from "react";
import { isTyping } from "#lib/isTyping.ts";

/** Buttons and links handle Enter themselves. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("a, button, select") !== null;

/** Keys of a print page: 'enter' or a letter. Repeats are ignored, and typing in a field. */
export function useSheetKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target))
        return;
      const key = event.key.toLowerCase();
      const action = latest.current[key];
      if (!action || (key === "enter" && hasOwnEnter(target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
