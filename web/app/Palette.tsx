import { type ComponentType, useEffect, useState } from "react";
import { signal } from "@preact/signals-core";
import { useShortcut } from "../lib/useShortcut";
import { useValue } from "../lib/useValue";

const isOpen = signal(false);
const load = () => import("./PaletteDialog");
/** After the page itself: what is typed right after Ctrl+K must find the field there. */
const preloadMs = 1500;

/** A window that is open keeps the keys to itself. */
export function openPalette(): void {
  if (!document.querySelector("dialog[open]")) isOpen.value = true;
}

type Shown = ComponentType<{ onClose: () => void }>;

/** Ctrl+K from anywhere. */
export function Palette() {
  const open = useValue(isOpen);
  const [Shown, setShown] = useState<{ Dialog: Shown } | null>(null);
  useShortcut("k", openPalette);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(console.warn), preloadMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!open || Shown) return;
    load().then(
      ({ PaletteDialog }) => setShown({ Dialog: PaletteDialog }),
      (error: unknown) => {
        console.error(error);
        isOpen.value = false;
      },
    );
  }, [open, Shown]);
  if (!open || !Shown) return null;
  return (
    <Shown.Dialog
      onClose={() => {
        isOpen.value = false;
      }}
    />
  );
}
