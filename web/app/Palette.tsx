import { useShortcut } from "../lib/useShortcut";
import { useValue } from "../lib/useValue";
import { isPaletteOpen, openPalette } from "./openPalette";
import { PaletteDialog } from "./PaletteDialog";

/** Ctrl+K from anywhere. */
export function Palette() {
  const open = useValue(isPaletteOpen);
  useShortcut("k", openPalette);
  if (!open) return null;
  return (
    <PaletteDialog
      onClose={() => {
        isPaletteOpen.value = false;
      }}
    />
  );
}
