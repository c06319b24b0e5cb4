import { signal } from "@preact/signals-react";
import type { SheetPopup, SheetRoot } from "./Sheet.tsx";

type Parts = { SheetRoot: typeof SheetRoot; SheetPopup: typeof SheetPopup };

/** Parts of a sheet that follows the finger, loaded after the page of a phone; null until then. */
export const sheetParts = signal<Parts | null>(null);

export const loadSheet = (): void =>
  void import("./Sheet.tsx").then((parts) => {
    sheetParts.value = parts;
  }, console.warn);
