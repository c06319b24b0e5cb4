import { useEffect, useRef } from "react";
import { isTyping } from "#lib/isTyping.ts";

type Keys = { onEnter: () => void; onPrint: () => void; onWhatsApp: () => void };

/** What has a press of its own takes Enter for itself. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("a, button, select") !== null;

/** P prints, W writes to the lab, Enter marks the page as ordered; a key that is held does so once. */
export function useOrderKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target))
        return;
      const action = { p: "onPrint", w: "onWhatsApp", enter: "onEnter" }[key.toLowerCase()];
      if (!action || (action === "onEnter" && hasOwnEnter(target))) return;
      event.preventDefault();
      latest.current[action as keyof Keys]();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
