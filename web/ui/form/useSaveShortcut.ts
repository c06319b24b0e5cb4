import { useShortcut } from "#lib/useShortcut.ts";

/** Ctrl+S saves the form of the page; a dialog in front of it has its own, and so has each form where there are several. */
export function useSaveShortcut(save: () => Promise<void>, isMine = () => true): void {
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]") && isMine()) void save();
  });
}
