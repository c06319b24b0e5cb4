import { useShortcut } from "#lib/keys/useShortcut.ts";

/** Ctrl+S saves the page's form. */
export const useSaveShortcut = (save: () => Promise<void>): void =>
  useShortcut("s", () => void save());
