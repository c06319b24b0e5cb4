import { useShortcut } from "#lib/useShortcut.ts";

/** Ctrl+S saves the page's form, or the open dialog's. */
export function useSaveShortcut(save: () => Promise<void>): void {
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]")) void save();
  });
}
