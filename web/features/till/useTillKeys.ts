import { today } from "#domain/core/days/days.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { beside } from "#shared/till/dayNames.ts";
import type { Till } from "./useTill.ts";

/** Action of a key on the shown day; undefined for other keys. */
function actionOf(key: string, till: Till): (() => void) | undefined {
  const { day, isAhead, go, add, startClose } = till;
  const canClose = till.till?.close === null && !isAhead;
  const moves = {
    a: () => add("float"),
    d: () => add("expense"),
    b: () => add("bank"),
  };
  return {
    ArrowLeft: () => go(beside(day, -1)),
    ...(day < today() ? { ArrowRight: () => go(beside(day, 1)) } : {}),
    ArrowDown: focusFirst,
    ...(isAhead ? {} : moves),
    ...(canClose ? { c: startClose } : {}),
  }[key.length === 1 ? key.toLowerCase() : key];
}

const focusFirst = (): void =>
  document.querySelector<HTMLElement>("[data-row] [data-open]")?.focus();

const isInRow = (target: Element): boolean => target.closest("[data-row]") !== null;

export const useTillKeys = (till: Till): void =>
  useKeydown((event) => {
    const { target, key } = event;
    if (!isPlainKey(event)) return;
    // A focused row handles its own arrow keys.
    if (!(target instanceof Element) || isTyping(target)) return;
    if (key === "ArrowDown" && isInRow(target)) return;
    const action = actionOf(key, till);
    if (!action) return;
    event.preventDefault();
    action();
  });
