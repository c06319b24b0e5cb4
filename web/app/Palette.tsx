import { useValue } from "../lib/useValue";
import { isPaletteOpen } from "./openPalette";
import { PaletteDialog } from "./PaletteDialog";

/** The palette while it is open; the shell opens it. */
export function Palette() {
  const open = useValue(isPaletteOpen);
  if (!open) return null;
  return (
    <PaletteDialog
      onClose={() => {
        isPaletteOpen.value = false;
      }}
    />
  );
}
