import { signal } from "@preact/signals-react";

export const isPaletteOpen = signal(false);

/** Opens the palette, unless a dialog is open. */
export function openPalette(): void {
  if (!document.querySelector("dialog[open]")) isPaletteOpen.value = true;
}
