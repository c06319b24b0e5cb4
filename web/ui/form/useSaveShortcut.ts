import { useShortcut } from "#lib/useShortcut.ts";

/** Ctrl+S saves the form of the page; a dialog in front of it has its own. */
export function useSaveShortcut(save: () => Promise<void>): void {
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]")) void save();
  });
}
