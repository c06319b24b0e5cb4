import { useKeydown } from "./useKeydown.ts";

/** Calls `action` on Ctrl or Command with this key, wherever the focus is. `hears`: see useKeydown. */
export const useShortcut = (key: string, action: () => void, hears?: () => boolean): void =>
  useKeydown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== key)
      return;
    event.preventDefault();
    action();
  }, hears);
