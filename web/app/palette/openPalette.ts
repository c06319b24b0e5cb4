import { signal } from "@preact/signals-react";

export const isPaletteOpen = signal(false);

/** A window that is open keeps the keys to itself. */
export function openPalette(): void {
  if (!document.querySelector("dialog[open]")) isPaletteOpen.value = true;
}
