/**
 * 'Masquer les montants': whether the amounts on the screen are hidden, so that it can be turned to a customer. Kept by the
 * tab until it is closed, and of no concern to paper.
 */
import { computed, signal } from "@preact/signals-react";
import { flushSync } from "react-dom";

const key = "optique.masked";
const kept = (): boolean =>
  typeof sessionStorage !== "undefined" && sessionStorage.getItem(key) !== null;
const isWanted = signal(kept());
const isOnPaper = signal(false);

export const isMasked = computed(() => isWanted.value && !isOnPaper.value);

export function toggleMask(): void {
  isWanted.value = !isWanted.value;
  if (isWanted.value) sessionStorage.setItem(key, "1");
  else sessionStorage.removeItem(key);
}

/** A print shows what the screen hides: drawn before the browser lays out the paper, and hidden again after. */
export function showOnPaper(): () => void {
  const show = () => flushSync(() => (isOnPaper.value = true));
  const hide = () => (isOnPaper.value = false);
  window.addEventListener("beforeprint", show);
  window.addEventListener("afterprint", hide);
  return () => {
    window.removeEventListener("beforeprint", show);
    window.removeEventListener("afterprint", hide);
  };
}
