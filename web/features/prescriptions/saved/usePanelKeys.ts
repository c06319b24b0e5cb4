import type { RefObject } from "react";
import { isTyping } from "#lib/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/useKeydown.ts";
import { topModal } from "#ui/overlay/modals.ts";

/** The letters of a panel's actions, Escape, and Enter where nothing else has the focus: wherever one is on the page. */
export const usePanelKeys = (panel: RefObject<HTMLElement | null>, onClose: () => void): void =>
  useKeydown((event) => {
    const { key, target } = event;
    if (!isPlainKey(event) || isTyping(target) || topModal.value) return;
    // The Enter that saved the sale, still held, prints nothing.
    if (key === "Enter" && event.repeat) return event.preventDefault();
    if (key === "Escape") return onClose();
    const action = panel.current?.querySelector<HTMLElement>(selectorOf(key, target));
    if (!action) return;
    event.preventDefault();
    action.click();
  });

/** Enter on a link or a button is that one's own. */
function selectorOf(key: string, target: EventTarget | null): string {
  const isElsewhere = target instanceof Element && !target.matches("main, body");
  if (key === "Enter") return isElsewhere ? ":not(*)" : "[data-primary]";
  return /^[a-z]$/i.test(key) ? `[data-key=${key.toLowerCase()}]` : ":not(*)";
}
