import { useShortcut } from "#lib/useShortcut.ts";

/** Ctrl+S saves the page's form, or the open dialog's, or the focused one of several. */
export function useSaveShortcut(save: () => Promise<void>, isMine = () => true): void {
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]") && isMine()) void save();
  });
}
