import { signal } from "@preact/signals-react";
import type { SheetPopup, SheetRoot } from "./Sheet.tsx";

type Parts = { SheetRoot: typeof SheetRoot; SheetPopup: typeof SheetPopup };

/** Components of a draggable sheet, loaded on a phone after the page; null until then. */
export const lazySheet = signal<Parts | null>(null);

export const loadSheet = (): void =>
  void import("./Sheet.tsx").then((parts) => {
    lazySheet.value = parts;
  }, console.warn);
