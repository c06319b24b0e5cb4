/** 'Masquer les montants': whether amounts are masked on the screen. Remembered per tab; paper is never masked. */
import { computed, signal } from "@preact/signals-react";
import { isOnPaper } from "./paper.ts";

const key = "optique.masked";
const kept = (): boolean =>
  typeof sessionStorage !== "undefined" && sessionStorage.getItem(key) !== null;
const isWanted = signal(kept());

export const isMasked = computed(() => isWanted.value && !isOnPaper.value);

export function toggleMask(): void {
  isWanted.value = !isWanted.value;
  if (isWanted.value) sessionStorage.setItem(key, "1");
  else sessionStorage.removeItem(key);
}
