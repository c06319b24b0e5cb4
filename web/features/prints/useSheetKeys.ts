import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";

/** Buttons and links handle Enter themselves. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("a, button, select") !== null;

/** Keys of a print page: 'enter' or a letter. Repeats are ignored, and typing in a field. */
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
