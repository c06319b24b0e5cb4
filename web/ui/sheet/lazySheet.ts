import { signal } from "@preact/signals-react";
import type { SheetPopup, SheetRoot } from "./Sheet.tsx";

type Parts = { SheetRoot: typeof SheetRoot; SheetPopup: typeof SheetPopup };

/** Components of a sheet that follows the finger, loaded after the page of a phone; null until then. */
export const lazySheet = signal<Parts | null>(null);

export const loadSheet = (): void =>
  void import("./Sheet.tsx").then((parts) => {
    lazySheet.value = parts;
  }, console.warn);
