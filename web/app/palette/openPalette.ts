import { signal } from "@preact/signals-react";

export const isPaletteOpen = signal(false);

/** Ignored while a dialog is open. */
export function openPalette(): void {
  if (!document.querySelector("dialog[open]")) isPaletteOpen.value = true;
}
