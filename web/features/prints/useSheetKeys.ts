import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";

/** True of buttons and links, which handle Enter themselves. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("a, button, select") !== null;

/** Handles keys of a print page: 'enter', 'escape' or a letter. Ignores key repeats, and keys typed in a field. */
export const useSheetKeys = (keys: Readonly<Record<string, () => void>>): void =>
  useKeydown((event) => {
    const { target, repeat } = event;
    if (repeat || !isPlainKey(event) || isTyping(target)) return;
    const key = event.key.toLowerCase();
    const action = keys[key];
    if (!action || (key === "enter" && hasOwnEnter(target))) return;
    event.preventDefault();
    action();
  });
