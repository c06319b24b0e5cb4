import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "#lib/isTyping.ts";
import { topModal } from "#ui/overlay/modals.ts";

/** The letters of a panel's actions, Escape, and Enter where nothing else has the focus: wherever one is on the page. */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(target) || topModal.value) return;
      // The Enter that saved the sale, still held, prints nothing.
      if (key === "Enter" && event.repeat) return event.preventDefault();
      if (key === "Escape") return close.current();
      const action = panel.current?.querySelector<HTMLElement>(selectorOf(key, target));
      if (!action) return;
      event.preventDefault();
      action.click();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [panel]);
}

/** Enter on a link or a button is that one's own. */
function selectorOf(key: string, target: EventTarget | null): string {
  const isElsewhere = target instanceof Element && !target.matches("main, body");
  if (key === "Enter") return isElsewhere ? ":not(*)" : "[data-primary]";
  return /^[a-z]$/i.test(key) ? `[data-key=${key.toLowerCase()}]` : ":not(*)";
}
